import { describe, expect, test } from 'vitest';
import { readExamples } from '../../generate/gallery/examples.ts';
import { siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import type { Schema } from './schema.ts';
import { type SchemaNode, visit, walk } from './walk.ts';

const { schemas } = await siteWith();
const page = schemas['page.schema.json'] as Schema;
const home = smallSite['pages/home.json'];

/** The places of a value that a definition describes. */
function places(value: unknown, root: Schema, name: string): string[] {
  const nodes: SchemaNode[] = [];
  visit(value, root, (one) => nodes.push(one));
  return nodes.filter(({ names }) => names.includes(name)).map(({ path }) => path.join('.'));
}

describe('the generated schema defines the meaning of a value', () => {
  test('texts are found in fields, lists, links and cells', () => {
    expect(places(home, page, 'Text')).toEqual([
      'title',
      'sections.0.columns.0.label',
      'sections.0.columns.1.label',
      'sections.0.rows.0.name',
      'sections.0.rows.0.file.label',
      'sections.1.paragraphs.0',
      'sections.1.picture.alt',
      'sections.1.actions.0.label',
    ]);
  });

  test('the value selects the branch of a union: a cell is a link or a text', () => {
    expect(places(home, page, 'Link')).toEqual(['sections.0.rows.0.file']);
    expect(places(home, page, 'ListedLink')).toEqual(['sections.1.actions.0']);
    expect(places(home, page, 'Address')).toEqual(['sections.0.rows.0.file.to', 'sections.1.actions.0.to']);
  });

  test('a section has the definition of its type, at any depth', () => {
    const tabs = [{ id: 'a', label: 'A', sections: [{ type: 'prose', paragraphs: ['B'] }] }];
    const nested = { ...home, sections: [{ type: 'tabs', tabs }] };
    expect(places(nested, page, 'TabsSection')).toEqual(['sections.0']);
    expect(places(nested, page, 'ProseSection')).toEqual(['sections.0.tabs.0.sections.0']);
    expect(places(nested, page, 'Text')).toContain('sections.0.tabs.0.sections.0.paragraphs.0');
  });

  test('each example has the definition of its own type, and of no other', () => {
    for (const example of readExamples()) {
      const name = `${example.type.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase())}Section`;
      const nodes: SchemaNode[] = [];
      visit({ ...home, sections: [example.section] }, page, (one) => nodes.push(one));
      const [section] = nodes.filter(({ path }) => path.join('.') === 'sections.0');
      expect(section?.names.filter((one) => one.endsWith('Section'))).toEqual(['Section', name]);
    }
  });

  test('a site and a record are walked along their own schemas', () => {
    expect(places(smallSite['pages/site.json'], schemas['site.schema.json'] as Schema, 'Target')).toEqual([
      'navigation.0.to',
      'footer.groups.0.links.0.to',
      'footer.groups.0.links.1.to',
      'footer.groups.0.links.2.to',
    ]);
    const record = [{ id: 1, title: 'A', summary: 'B', time: '2025-01-31', content: 'C' }];
    expect(places(record, schemas['records/news.schema.json'] as Schema, 'news record')).toEqual(['0']);
  });
});

describe('walking', () => {
  test('returns an equal copy if nothing is replaced, and does not change the value', () => {
    const before = structuredClone(home);
    const copy = walk(home, page, () => undefined);
    expect(copy).toEqual(home);
    expect(copy).not.toBe(home);
    expect(home).toEqual(before);
  });

  test('inserts replacements, and does not walk into them', () => {
    const seen: string[] = [];
    const copy = walk(home, page, ({ names, path }) => {
      seen.push(path.join('.'));
      return names.includes('ListedLink') ? { value: 'a link' } : undefined;
    }) as typeof home;
    expect(copy.sections[1]?.actions).toEqual(['a link']);
    expect(seen.filter((path) => path.startsWith('sections.1.actions.0'))).toEqual(['sections.1.actions.0']);
  });

  test('visits parents before children', () => {
    const seen: number[] = [];
    visit({ id: 'a', sections: [{ type: 'prose' }] }, page, ({ path }) => seen.push(path.length));
    expect(seen).toEqual([0, 1, 1, 2, 3]);
  });

  test('keeps values without a schema, without a name', () => {
    const nodes: SchemaNode[] = [];
    const odd = JSON.parse('{ "x": [1, { "y": null }], "__proto__": { "z": 1 }, "constructor": 2 }');
    visit(odd, page, (one) => nodes.push(one));
    expect(walk(odd, page, () => undefined)).toEqual(odd);
    expect(nodes.flatMap(({ names }) => names)).toEqual([]);
    expect(Object.getPrototypeOf(walk(odd, page, () => undefined))).toBe(Object.prototype);
  });
});
