import { expect, test } from 'vitest';
import { siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { applySplices, type Splice } from '../../model/text/splice.ts';
import { checkSite } from '../check.ts';

const second = smallSite['pages/second.json'];

/** The problems of a page with a section more, and the section after their fixes. */
async function told(section: object) {
  const site = await siteWith({ 'pages/second.json': { ...second, sections: [...second.sections, section] } });
  const problems = checkSite(site).filter(({ code }) => code === 'duplicate-item');
  const fixes = problems.flatMap(({ fix }): Splice[] => (fix ? [fix] : []));
  const fixed = JSON.parse(applySplices(site.files['pages/second.json'] as string, fixes));
  const within = `/sections/${second.sections.length}/`;
  return {
    places: problems.map(({ pointer }) => pointer.replace(within, '')),
    fixes: fixes.length,
    fixed: fixed.sections.at(-1),
  };
}

const name = { field: 'name', label: 'Name' };
const kind = { field: 'kind', label: 'Kind' };
const table = { type: 'table', columns: [name, kind], rows: [{ name: 'x', kind: 'y' }] };
const link = { label: 'A', to: '/second' };

test('an item that is equal to one before it is removed by a fix', async () => {
  expect(await told({ ...table, filters: ['kind', 'name', 'kind'] })).toEqual({
    places: ['filters/2'],
    fixes: 1,
    fixed: { ...table, filters: ['kind', 'name'] },
  });
  expect(await told({ ...table, columns: [name, kind, name] })).toMatchObject({ fixes: 1, fixed: table });
  expect(await told({ type: 'links', links: [link, link] })).toMatchObject({
    places: ['links/1'],
    fixed: { links: [link] },
  });
});

test('of two items with the same key, neither is removed, because either may be wrong', async () => {
  const other = { ...name, label: 'Title' };
  expect(await told({ ...table, columns: [name, kind, other] })).toMatchObject({
    places: ['columns/2/field'],
    fixes: 0,
  });
});

test('different items are not reported, nor are lists that allow duplicates', async () => {
  const links = [link, { ...link, label: 'B' }];
  for (const section of [
    table,
    { ...table, filters: ['kind', 'name'] },
    { type: 'links', links },
    { type: 'code', lines: ['a', 'a'] },
  ])
    expect((await told(section)).places, JSON.stringify(section)).toEqual([]);
});

test('an entry that a menu has twice is reported', async () => {
  const site = smallSite['pages/site.json'];
  const navigation = [...site.navigation, { label: 'A', to: '/second' }, { label: 'A', to: '/second' }];
  const problems = checkSite(await siteWith({ 'pages/site.json': { ...site, navigation } }));
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['duplicate-item', `/navigation/${navigation.length - 1}`],
  ]);
});

test('the key of unique items is a field of each of them', async () => {
  const { schemas } = await siteWith();
  const missing: string[] = [];
  const inspect = (schema: Schema, definitions: Record<string, Schema>, place: string) => {
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      const list = field.$ref ? definitions[nameOf(field.$ref)] : field;
      const item = list?.items?.$ref ? definitions[nameOf(list.items.$ref)] : list?.items;
      const by = typeof field.unique === 'string' ? field.unique : undefined;
      const isSound = field.unique === undefined || (list?.items && (by === undefined || item?.required?.includes(by)));
      if (!isSound) missing.push(`${place}.${key}`);
    }
  };
  for (const [path, schema] of Object.entries(schemas)) {
    const { definitions = {} } = schema;
    inspect(schema, definitions, path);
    for (const [type, definition] of Object.entries(definitions)) inspect(definition, definitions, type);
  }
  expect(missing).toEqual([]);
});

function nameOf(ref: string): string {
  return ref.replace('#/definitions/', '');
}
