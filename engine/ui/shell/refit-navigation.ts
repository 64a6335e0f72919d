import { useLayoutEffect, useRef } from 'react';
import { refitEvent } from './fit-navigation.ts';

/** Has the early script fit the navigation again. */
function refitNavigation(): void {
  dispatchEvent(new Event(refitEvent));
}

/** Fits the navigation again before words in another language are painted. The document's own words fit already. */
export function useRefit(words: unknown): void {
  const fitted = useRef(words);
  useLayoutEffect(() => {
    if (fitted.current !== words) refitNavigation();
    fitted.current = words;
  }, [words]);
}

/**
 * A ref for the header's bar: fits the navigation again when a part has another size, as of a late font, larger text or a
 * scrollbar. The observer ends with the parts.
 */
export function watchSizes(bar: HTMLElement | null): void {
  const [home, , tools] = bar?.children ?? [];
  // The first call brings the sizes that the early script has fitted, unless a font or a scrollbar came later.
  let isFitted = !document.fonts.size;
  const sizes = new ResizeObserver(() => {
    // Changing what is observed within the callback would be reported as a loop.
    if (!isFitted || areWrapped(home, tools)) requestAnimationFrame(refitNavigation);
    isFitted = false;
  });
  for (const part of bar?.children ?? []) sizes.observe(part);
}

const areWrapped = (home?: Element, tools?: Element) =>
  home && tools && tools.getBoundingClientRect().top >= home.getBoundingClientRect().bottom;
