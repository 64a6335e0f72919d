import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../check/problem.ts';
import { smallNews } from '../generate/gallery/small-site.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { createSiteOpener, type SiteOpener } from './open-site.ts';

let site: SmallFolder;
beforeEach(async () => {
  site = await smallFolder({ 'assets/records/news/news.json': smallNews });
});
afterEach(() => site.remove());

const told = async (opener: SiteOpener) => (await (await opener.read()).check()).problems.map(formatProblem);

test('unchanged pages have a problem while the collection that they show is deleted', async () => {
  const live = createSiteOpener(site.folder, { live: true });
  expect(await told(live)).toEqual([]);
  const [there, gone] = ['collections', 'away'].map((name) => join(site.folder, 'pages', name)) as [string, string];
  await rename(there, gone);
  const problems = await told(live);
  expect(problems).toEqual(await told(createSiteOpener(site.folder)));
  expect(problems.join('\n')).toContain('pages/news.json:16:19  sections[0] (paged-news).data.source: "news.list"');
  await rename(gone, there);
  expect(await told(live)).toEqual([]);
});
