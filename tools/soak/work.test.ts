import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RepositoryCopy, repositoryCopy } from '../testing/repository-copy.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { smallNews } from '../testing/small-site.ts';
import { workOn } from './work.ts';

let repository: RepositoryCopy;
let site: SmallFolder;
beforeAll(async () => {
  [repository, site] = await Promise.all([
    repositoryCopy(),
    smallFolder({ 'assets/records/news/news.json': smallNews }),
  ]);
}, 60_000);
afterAll(async () => {
  await repository.remove();
  await site.remove();
});

test('a site that is worked on in every way is shown and told of as a fresh build and a fresh check have it', async () => {
  const { wrong, compared, most, pages, saves } = await workOn(repository.folder, site.folder, {
    seed: 16,
    turns: 16,
    restart: 7,
  });
  expect(wrong).toEqual([]);
  // There was something to tell and to show.
  expect([compared, most > 0, pages > 10, saves > 25]).toEqual([16, true, true, true]);
}, 180_000);
