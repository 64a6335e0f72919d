import type { KeyboardEvent, RefObject } from 'react';

/**
 * Down and up go from a field to the links below it and among them, Home and End to the first and last; Enter in the field follows the
 * first. Every other key does what it does without.
 */
export function useArrowKeys(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-search-hits] a') ?? [])];
    const stops = [field.current, ...links];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
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
