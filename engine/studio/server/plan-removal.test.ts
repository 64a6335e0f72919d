import { expect, test } from 'vitest';
import { createInspector } from '../../check/inspect-site.ts';
import { root } from '../../site/paths.ts';
import { exampleSite } from '../../testing/example-site.ts';
import { isFull } from '../../testing/test-depth.ts';
import type { Usage } from '../protocol/pages-protocol.ts';
import { freshErrors, withTexts } from './plan.ts';
import { fileUsages, planRemoval } from './plan-removal.ts';

const site = { folder: root, spoken: { language: 'en' } } as const;

test('the consequences of a removal, from few files, equal those of the complete check', async () => {
  const input = await exampleSite();
  const inspect = createInspector();
  const { model, problems, later } = inspect(input);
  const now = { input, model, later };
  const pages = model.files.filter(({ kind }, index) => kind === 'page' && (isFull || index % 5 === 0));
  let wrong = 0;
  for (const [index, { file }] of pages.entries()) {
    const texts = planRemoval({ file, leadsTo: index % 2 === 0 ? '' : '/no-such-page' }, now);
    const { uses, others } = await fileUsages(now, file, texts, site, Number.POSITIVE_INFINITY);
    expect(others).toBe(0);
    const told = uses.flatMap(({ problem }) => (problem ? `${problem.file} ${problem.pointer} ${problem.code}` : []));
    const found = freshErrors(problems, inspect(await withTexts(input, texts, root)).problems);
    wrong += found.length;
    // If several links agree, the check suggests another page's route. Here it reports each link.
    if (found.some(({ pointer }) => pointer === '/route')) expect(told.length, file).toBeGreaterThan(1);
    else expect(told.sort(), file).toEqual(found.map(({ file, pointer, code }) => `${file} ${pointer} ${code}`).sort());
  }
  // The control: there is something to be found.
  expect(wrong).toBeGreaterThan(0);
});

test('of many references to a page, those on every page are listed first, with the number of others', async () => {
  const input = await exampleSite();
  const { model, later } = createInspector()(input);
  const now = { input, model, later };
  const usesOf = (file: string, most?: number) => fileUsages(now, file, { [file]: undefined }, site, most);
  const filesOf = ({ uses }: { uses: Usage[] }) => [...new Set(uses.map(({ file }) => file))];
  let tried = 0;
  for (const { file } of model.files.filter(({ kind }) => kind === 'page').slice(isFull ? 0 : -10)) {
    const all = await usesOf(file, Number.POSITIVE_INFINITY);
    const named = filesOf(all);
    if (!named.includes('pages/site.json') || named.length < 3) continue;
    const one = await usesOf(file, 1);
    expect(filesOf(one), file).toEqual(['pages/site.json']);
    expect(one.uses).toEqual(all.uses.filter(({ file }) => file === 'pages/site.json'));
    expect(one.others).toBeGreaterThanOrEqual(named.length - 1);
    tried++;
  }
  expect(tried).toBeGreaterThan(0);
});
