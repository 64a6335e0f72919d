import { type RefObject, useEffect, useState } from 'react';

/** Whether a native element (`<details>`, popover) is open. Also correct before hydration. */
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
