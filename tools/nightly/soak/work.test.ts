import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallNews } from '../../../engine/generate/gallery/small-site.ts';
import { howMany, isFull, isNightly, seedOr } from '../../../engine/testing/depth.ts';
import { type RepositoryCopy, repositoryCopy } from '../../../engine/testing/repository-copy.ts';
import { type SmallFolder, smallFolder } from '../../../engine/testing/small-folder.ts';
import { kinds } from './actions.ts';
import { trendOf } from './memory.ts';
import { scaffoldOf } from './scaffold.ts';
import { workOn } from './work.ts';

/** How much is done. */
const turns = howMany(32, 4);

let repository: RepositoryCopy;
let site: SmallFolder;
let other: SmallFolder;
let scaffold: Record<string, string>;
beforeAll(async () => {
  const news = { 'assets/records/news/news.json': smallNews };
  [repository, site, other] = await Promise.all([repositoryCopy(), smallFolder(news), smallFolder(news)]);
  scaffold = await scaffoldOf(repository.folder);
});
afterAll(() => Promise.all([repository, site, other].map((one) => one.remove())));

test('a site that is worked on in every way is shown and told of as a fresh build and a fresh check have it', async () => {
  const place = { repository: repository.folder, site: site.folder, scaffold };
  const { wrong, actions, compared, most, pages } = await workOn(place, {
    seed: seedOr(16),
    turns,
    restart: howMany(7, 2),
  });
  expect(wrong).toEqual([]);
  // Everything was done in a full run, and there was something to tell and to show.
  if (isFull) expect(Object.keys(actions).sort()).toEqual(Object.keys(kinds).sort());
  expect([compared, most > 0, pages > 10]).toEqual([turns, true, true]);
}, 180_000);

test.runIf(isFull)('the control: of a dev server that sees nothing of it, the first save tells', async () => {
  const place = { repository: repository.folder, site: site.folder, served: other.folder, scaffold };
  const { wrong, compared } = await workOn(place, { seed: 16, turns: 3, timeoutMs: 1000 });
  expect([wrong.length, compared]).toEqual([1, 1]);
});

test.runIf(isNightly)(
  'so is the shipped site, saved five hundred times, with a heap that stays flat',
  async () => {
    const place = { repository: repository.folder, site: repository.folder, scaffold };
    const broken = await workOn(place, { seed: seedOr(16), turns: 50, restart: 6 });
    const steady = await workOn(place, { seed: seedOr(16) + 1, turns: 250, measure: 6 });
    expect([...broken.wrong, ...steady.wrong]).toEqual([]);
    expect(trendOf(steady.heap)).toMatchObject({ isFlat: true });
  },
  14_400_000,
);
