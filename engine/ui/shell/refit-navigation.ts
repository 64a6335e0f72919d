import { refitEvent } from './fit-navigation.ts';

/** Has the early script fit the navigation again. */
export function refitNavigation(): void {
  dispatchEvent(new Event(refitEvent));
}

/**
 * A ref for the header's bar: fits the navigation again when a part has another size, as of a late font or larger text.
 * The observer ends with the parts.
 */
export function watchSizes(bar: HTMLElement | null): void {
  // Changing what is observed within the callback would be reported as a loop.
  const sizes = new ResizeObserver(() => requestAnimationFrame(refitNavigation));
  for (const part of bar?.children ?? []) sizes.observe(part);
}
