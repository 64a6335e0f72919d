import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../check/problem.ts';
import type { CompileContext } from '../compile/context.ts';
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

test('a saved record and a draft of a template show at once', async () => {
  const days = {
    $schema: '../schemas/page.schema.json',
    forEach: { collection: 'news', field: 'time' },
    id: 'day-{time}',
    route: '/days/{time}',
    title: '{time}',
    sections: [],
  };
  const page = join(site.folder, 'pages/days.json');
  await writeFile(page, JSON.stringify(days));
  const live = createSiteOpener(site.folder, { live: true });
  const shown = (context: CompileContext | undefined) =>
    (context?.pages ?? []).filter(({ id }) => id.startsWith('day-'));
  const routesIn = (context: CompileContext | undefined) => shown(context).map(({ route }) => route);
  const first = await live.open();
  expect(routesIn(first.context)).toHaveLength(7);
  const record = { ...smallNews[0], id: 8, time: '2026-01-01' };
  await writeFile(join(site.folder, 'assets/records/news/new.json'), JSON.stringify(record));
  const second = await live.open();
  expect(routesIn(second.context)).toHaveLength(8);
  expect(routesIn(second.context)).toContain('/days/2026-01-01');
  const draft = await live.draft('pages/days.json', JSON.stringify({ ...days, title: 'Day {time}' }));
  expect(draft?.problems).toEqual([]);
  expect(shown(draft?.context)[0]?.title).toMatch(/^Day 20/);
  const wrong = await live.draft('pages/days.json', JSON.stringify({ ...days, title: 'Day {tine}' }));
  expect(wrong?.problems.map(formatProblem)).toEqual([expect.stringContaining('Did you mean "{time}"?')]);
});
