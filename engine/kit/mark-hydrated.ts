/**
 * The ref of what hydrates apart from the rest of a page: marks it `data-hydrated` as soon as React has it, so that whoever looks at a page
 * from outside can wait until its controls answer.
 */
export function markHydrated(element: HTMLElement | null): void {
  element?.setAttribute('data-hydrated', '');
}
