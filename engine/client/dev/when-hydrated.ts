/** After this many milliseconds, the page counts as hydrated: a broken part never is. */
const mostMs = 10_000;

/** Resolves when React has hydrated all parts of the page. New data before that would not match their HTML. */
export function whenHydrated(): Promise<void> {
  const begun = performance.now();
  return new Promise((done) => {
    const look = () => {
      if (isHydrated() || performance.now() - begun > mostMs) done();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Whether React has hydrated the header, the footer and each interactive section. Uses nothing outside of itself. */
export function isHydrated(): boolean {
  const live = document.documentElement.dataset.interactive?.split(' ');
  const apart = [
    ...document.querySelectorAll<HTMLElement>('#root > :is(header, main, footer), #root [data-section]'),
  ].filter(({ id, dataset }) => dataset.section === undefined || !live || live.includes(id));
  return apart.length > 0 && apart.every(({ dataset }) => dataset.hydrated !== undefined);
}
