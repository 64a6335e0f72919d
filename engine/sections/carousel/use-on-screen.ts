import { type RefObject, useEffect, useState } from 'react';

/** Whether any of the element can be seen; `false` until known, and for one that is hidden or scrolled away. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
