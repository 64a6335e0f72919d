import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const hits = '[data-search-hits] a';

/**
 * Arrow keys, Home and End move between the field and the links; Enter in the field follows the first link.
 * Enter waits while `isCurrent` is false, because the links belong to an older query.
 */
export function useArrowKeys(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  isCurrent: boolean,
): (event: KeyboardEvent) => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isCurrent || !isAwaited.current) return;
    isAwaited.current = false;
    // Does nothing if the focus has moved.
    if (document.activeElement === field.current) list.current?.querySelector<HTMLElement>(hits)?.click();
  }, [isCurrent, field, list]);

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>(hits) ?? [])];
    const stops = [field.current, ...links];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    isAwaited.current = at === 0 && event.key === 'Enter' && !isCurrent;
    if (isAwaited.current) return event.preventDefault();
    const targets: Record<string, HTMLElement | null | undefined> = {
      ArrowDown: stops[at + 1],
      ArrowUp: stops[at - 1],
      ...(at === 0 ? { Enter: links[0] } : { Home: links[0], End: links.at(-1) }),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    if (event.key === 'Enter') target.click();
    else target.focus();
  };
}
