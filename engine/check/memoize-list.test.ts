import { expect, test } from 'vitest';
import { siteWith, smallNews } from '../generate/gallery/small-site.ts';
import { plantMistakes } from '../testing/mistakes/classes.ts';
import { randomFrom } from '../testing/random.ts';
import { sampleCount } from '../testing/test-depth.ts';
import { createInspector, type SiteInspection } from './inspect-site.ts';
import { memoizeList } from './memoize-list.ts';
import type { SiteModel } from './site-model.ts';

test('of a list that differs from the one before, only what is new is asked, and all the same answers are the same list', () => {
  const asked: number[] = [];
  const halves = memoizeList(({ value }: { value: number }) => {
    asked.push(value);
    return value >> 1;
  });
  const items = Array.from({ length: 6 }, (_, value) => ({ value }));
  const by = {};
  const told = (list: typeof items) => [halves(list, by), asked.splice(0)];
  const first = halves(items, by);
  expect([first, asked.splice(0)]).toEqual([
    [0, 0, 1, 1, 2, 2],
    [0, 1, 2, 3, 4, 5],
  ]);
  expect(told(items.toSpliced(2, 1, { value: 9 }))).toEqual([[0, 0, 4, 1, 2, 2], [9]]);
  expect(told(items.toSpliced(1, 1).toSpliced(3, 1, { value: 8 }))).toEqual([
    [0, 1, 1, 4, 2],
    [2, 8],
  ]);
  expect(told([{ value: 7 }, ...items])).toEqual([
    [3, 0, 0, 1, 1, 2, 2],
    [7, 1, 4],
  ]);
  expect(told([])).toEqual([[], []]);
  const again = halves(items, by);
  expect(halves(items.toSpliced(3, 1, { value: 2 }), by)).toBe(again);
  expect(halves(items, {})).not.toBe(again);
});

/** The pages and routes of a model by their file names. */
function told({ pages, routes, patterns, routesKnown, shared }: SiteModel): unknown {
  const named = ({ written, file }: { written: string; file: { file: string } }) => [written, file.file];
  return {
    pages: pages.map(({ file, page }) => [file.file, page]),
    routes: [...routes].map(([address, route]) => [address, ...named(route)]),
    patterns: patterns.map(({ steps, route }) => [steps, ...named(route)]),
    shared: [...shared.keys()],
    routesKnown,
  };
}

test('after whatever saves, a check that goes on tells what a new one tells, and what it told before stays', async () => {
  const sound = await siteWith({ 'assets/records/news/news.json': smallNews });
  const mistakes = [...plantMistakes(sound).values()].flat();
  const random = randomFrom(7);
  const any = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  const added = ['pages/a.json', 'pages/more/b.json', 'pages/z.json', 'pages/shared/more.json'];
  const second = JSON.parse(sound.files['pages/second.json'] as string);
  const page = () =>
    JSON.stringify({
      ...second,
      id: any(['second', 'more', 'last', 'home']),
      route: any(['/second', '/more', '/{product}-more', '/more/{id}', '/news/{id}', '/secnd']),
      ...(random() < 0.3 && { draft: true }),
      ...(random() < 0.3 && {
        sections: [{ type: 'links', links: [{ label: 'L', to: any(['/more', '/secnd', '/#a']) }] }],
      }),
    });
  const goes = createInspector();
  let before: SiteInspection | undefined;
  let site = sound;
  const found = new Set<string>();
  for (let step = 0; step < sampleCount(2000, 250); step++) {
    const files = { ...site.files };
    for (let saves = random() < 0.8 ? 1 : 3; saves > 0; saves--) {
      const { file, offset, end, by } = any(mistakes);
      const text = sound.files[file] as string;
      const kind = random();
      if (kind < 0.3) files[file] = text.slice(0, offset) + by + text.slice(end);
      else if (kind < 0.35) delete files[any(Object.keys(files))];
      else if (kind < 0.55) files[any(added)] = page();
      else if (kind < 0.7) for (const one of added) delete files[one];
      else for (const one of Object.keys(sound.files)) if (random() < 0.7) files[one] = sound.files[one] as string;
    }
    const assets = random() < 0.1 ? [...sound.assets].filter(() => random() < 0.9) : site.assets;
    site = { ...sound, files, assets };
    const fresh = createInspector()(site);
    const from = before && random() < 0.2 ? before.later() : goes;
    const earlier = before && told(before.model);
    const now = from(site);
    expect(now.problems, `step ${step}`).toEqual(fresh.problems);
    expect(told(now.model), `step ${step}`).toEqual(told(fresh.model));
    expect(before && told(before.model)).toEqual(earlier);
    before = now;
    for (const { code } of now.problems) found.add(code);
  }
  // The control: the comparison covered many cases.
  expect(found.size).toBeGreaterThan(25);
}, 240_000);
