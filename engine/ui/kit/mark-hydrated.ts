/** A ref for separately hydrated elements: sets `data-hydrated`, so that tests can wait for working controls. */
export function markHydrated(element: HTMLElement | null): void {
  element?.setAttribute('data-hydrated', '');
  // Repeats a click from before hydration, which `early.ts` marked. Effects run before the next task.
  const clicked = element?.querySelector<HTMLElement>('[data-clicked]');
  if (clicked?.closest('[data-section],#root>*') !== element) return;
  setTimeout(() => {
    clicked?.removeAttribute('data-clicked');
    clicked?.click();
  });
}
