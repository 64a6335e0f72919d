import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sample } from '../../engine/testing/test-depth.ts';
import { engines } from '../browsers/every-engine.ts';
import { desktop, type TestBrowser, waitUntil } from '../browsers/tab.ts';
import { phone } from '../nightly/walk/reference-pages.ts';
import { pagesOf } from './pages.ts';
import { isHydrated } from './wait-for-hydration.ts';

const { museum, press } = inject('samples');
const museumPages = await pagesOf(museum.folder, ['', '/en', '/ar']);
const pressPages = await pagesOf(press.folder, ['']);

/** The addresses of pages of both sites: a share of them. */
const shareOf = (share: number, shares: number) => [
  ...museumPages.seenPagesIn(share, shares).map((path) => museum.address + path),
  ...pressPages.seenPagesIn(share, shares).map((path) => press.address + path),
];

describe.each(engines)('a picture that has not come in %s', (name, open) => {
  /** The engines share the pages between them, in a run that is not full. */
  const engine = engines.findIndex(([other]) => other === name);

  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser.close());

  /** The pictures that take another room once they have come. `broken` breaks the page before that. */
  const moved = async (paths: string[], width: number, broken = () => {}): Promise<string[]> => {
    // In so low a window hardly a picture is near enough to be loaded.
    const tab = await browser.tab({ width, height: 100 });
    const found: string[] = [];
    for (const path of paths) {
      await tab.open('about:blank');
      await tab.open(path);
      await waitUntil(tab, isHydrated, []);
      await tab.evaluate(broken);
      const changes = await tab.evaluate(async () => {
        const late = [...document.images].filter((image) => !image.complete && image.checkVisibility());
        const sizes = () =>
          late.map((image) => {
            const { width, height } = image.getBoundingClientRect();
            return `${width.toFixed(1)} × ${height.toFixed(1)}`;
          });
        const before = sizes();
        for (const image of late) image.loading = 'eager';
        await Promise.all(late.map((image) => image.decode()));
        const after = sizes();
        return late
          .map((image, index) => `${image.getAttribute('src')}: ${before[index]}, then ${after[index]}`)
          .filter((_, index) => before[index] !== after[index]);
      });
      found.push(...changes.map((change) => `${path} ${change}`));
    }
    await tab.close();
    return found;
  };

  const screens = [
    ['desktop', desktop],
    ['phone', phone],
  ] as const;

  it.each(sample(screens, screens.length, engine))(
    'takes the room that it takes later, so that nothing moves, on a %s',
    async (_, { width }) => {
      expect(await moved(shareOf(engine, engines.length), width)).toEqual([]);
    },
  );

  it('is seen to move where its size is not known', async () => {
    // A new copy of each picture, so far down that it is not loaded yet.
    const unsized = () => {
      for (const image of document.images) {
        const copy = Object.assign(new Image(), { alt: image.alt, loading: 'lazy' });
        copy.style.marginBlockStart = '9000px';
        copy.src = `${image.src}?late`;
        image.replaceWith(copy);
      }
    };
    expect((await moved([`${press.address}/manual/first-sheet`], phone.width, unsized)).join()).toMatch(/margins\.svg/);
  });
});
