/** After so many milliseconds a page is taken for whole: a part that breaks is never taken over. */
const mostMs = 10_000;

/**
 * Resolves when React has taken over every part of the page, each of which it does apart. A page that is given other data before has parts
 * that are not as they came.
 */
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

function isHydrated(): boolean {
  const live = document.documentElement.dataset.interactive?.split(' ');
  const apart = [
    ...document.querySelectorAll<HTMLElement>('#root > :is(header, main, footer), #root [data-section]'),
  ].filter(({ id, dataset }) => dataset.section === undefined || !live || live.includes(id));
  return apart.length > 0 && apart.every(({ dataset }) => dataset.hydrated !== undefined);
}
