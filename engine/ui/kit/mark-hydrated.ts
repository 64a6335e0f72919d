/**
 * The ref of what hydrates apart from the rest of a page: marks it `data-hydrated` as soon as React has it, so that whoever looks at a page
 * from outside can wait until its controls answer.
 */
export function markHydrated(element: HTMLElement | null): void {
  element?.setAttribute('data-hydrated', '');
  // What a visitor clicked before this was live waits for it, marked by `early.ts`. What effects set up is there with the next task.
  const clicked = element?.querySelector<HTMLElement>('[data-clicked]');
  if (clicked?.closest('[data-section],#root>*') !== element) return;
  setTimeout(() => {
    clicked?.removeAttribute('data-clicked');
    clicked?.click();
  });
}
