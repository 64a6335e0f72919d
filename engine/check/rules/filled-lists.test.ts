import { expect, test } from 'vitest';
import { readExamples } from '../../generate/gallery/examples.ts';
import { complaints, siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import type { Path } from '../../model/schema/walk.ts';
import { applySplices, type Splice } from '../../model/text/splice.ts';
import { checkSite } from '../check.ts';

/** The check's messages for a page with an additional section. */
function told(section: object) {
  const second = smallSite['pages/second.json'];
  return complaints({ 'pages/second.json': { ...second, sections: [...second.sections, section] } });
}

const columns = [{ field: 'name', label: { zh: '名称', en: 'Name' } }];

test.each<[string, object]>([
  ['rows', { type: 'table', columns, rows: [] }],
  ['videos', { type: 'video-list', videos: [] }],
  ['cards', { type: 'cards', cards: [] }],
  ['logos', { type: 'logo-grid', logos: [] }],
  ['steps', { type: 'steps', steps: [] }],
])('a section with an empty list of %s is reported', async (field, section) => {
  const problems = await told(section);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    new RegExp(`sections\\[2\\].*${field}: "${field}" is empty, so there is nothing to show`),
  );
});

test('a section without slides is an error of its schema, reported once', async () => {
  const label = { zh: '图片', en: 'Pictures' };
  expect(await told({ type: 'carousel', label, slides: [] })).toHaveLength(1);
});

test('a list that may be empty is not reported; one that may be empty next to another field is reported without it', async () => {
  expect(await told({ type: 'prose', paragraphs: ['A text.'], points: [] })).toEqual([]);
  const picture = { src: 'example.svg', alt: '' };
  expect(await told({ type: 'feature', paragraphs: [], picture, actions: [] })).toEqual([]);
  for (const empty of [
    { type: 'prose', points: [] },
    { type: 'prose', paragraphs: [], points: [] },
    { type: 'feature', paragraphs: [], actions: [] },
    { type: 'callout', paragraphs: [] },
  ])
    expect(await told(empty), JSON.stringify(empty)).toEqual([expect.stringContaining('there is nothing to show')]);
});

test('an empty list that may be left out is left out by a fix', async () => {
  const list = {
    ...{
      type: 'expandable-list',
      title: { field: 'a', label: 'A' },
      details: [{ field: 'a', label: 'A' }],
      rows: [{ a: 'x' }],
    },
    menu: [{ id: 'all', label: 'All', match: [] }],
  };
  const second = smallSite['pages/second.json'];
  const site = await siteWith({ 'pages/second.json': { ...second, sections: [...second.sections, list] } });
  const [problem, ...others] = checkSite(site);
  expect([problem?.code, problem?.severity, others]).toEqual(['empty-list', 'warning', []]);
  const text = site.files['pages/second.json'] as string;
  const fixed = JSON.parse(applySplices(text, [problem?.fix as Splice]));
  expect(fixed.sections.at(-1).menu).toEqual([{ id: 'all', label: 'All' }]);
});

/** The lists in a value, by their paths. */
function listsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    listsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? [path, ...inside] : inside;
}

test('of every section type, each list that is emptied is reported unless its type lets it be empty', async () => {
  const { schemas } = await siteWith();
  const definitions = Object.values(schemas['shared.schema.json']?.definitions ?? {});
  const declared = (key: string, owner: object) =>
    definitions.filter(
      ({ properties = {} }) =>
        Object.hasOwn(properties, key) && Object.keys(owner).every((name) => Object.hasOwn(properties, name)),
    );
  const silent: string[] = [];
  let count = 0;
  for (const { type, section } of readExamples())
    for (const path of listsIn(section)) {
      const emptied = structuredClone(section) as unknown as Record<string, unknown>;
      const owner = path
        .slice(0, -1)
        .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], emptied) as Record<string, unknown>;
      const key = String(path.at(-1));
      const fields = declared(key, owner).map(({ properties = {} }) => properties[key]);
      if (fields.length === 0 || fields.some((field) => field?.mayBeEmpty)) continue;
      owner[key] = [];
      count += 1;
      const problems = (await told(emptied)).filter((one) => one.includes(key));
      if (problems.length === 0) silent.push(`${type} ${path.join('.')}`);
    }
  expect(silent).toEqual([]);
  expect(count).toBeGreaterThan(40);
});
