import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element that the browser opens and closes by itself (`<details>`, a popover) is open, by the selector that
 * matches it then. Also right for one that was opened before hydration.
 */
export function useIsOpen(ref: RefObject<HTMLElement | null>, openSelector: string): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => setShown(element.matches(openSelector));
    update();
    element.addEventListener('toggle', update);
    return () => element.removeEventListener('toggle', update);
  }, [ref, openSelector]);
  return shown;
}
