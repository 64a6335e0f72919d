import { beforeAll, describe, expect, test } from 'vitest';
import { sourcesIn } from '../../engine/check/bindings.ts';
import { checkSite } from '../../engine/check/check.ts';
import { createInspector } from '../../engine/check/inspect-site.ts';
import { rules } from '../../engine/check/rules/rules.ts';
import { rowFields } from '../../engine/check/site-model.ts';
import type { Section } from '../../engine/descriptor/section.ts';
import type { Schema, Schemas } from '../../engine/schema/schema.ts';
import { root } from '../paths.ts';
import { readSite } from '../site/read-site.ts';
import { type Editor, openEditor } from '../test/fixtures/editor.ts';
import { mistakesIn } from '../test/fixtures/section-mistakes.ts';
import { allExamples, pageWith, sectionTypes } from './gallery/examples.ts';
import { contextWith } from './gallery/small-context.ts';
import { siteWith, smallSite, textOf } from './gallery/small-site.ts';
import { siteNames } from './schemas/site-names.ts';

const file = 'pages/example.json';
const smallSources = sourcesIn((await siteWith()).schemas).sort();
let editor: Editor;
let schemas: Schemas;

beforeAll(async () => {
  const input = await siteWith();
  const { sources } = await contextWith();
  const names = siteNames({ ...input, files: createInspector()(input).model.files, sources });
  editor = await openEditor({ '.vscode/schemas/site-names.schema.json': JSON.stringify(names) });
  ({ schemas } = input);
});

/** A page that holds one section, as text with a field a line. */
function pageOf(section: unknown): string {
  return textOf(pageWith({ type: 'x', section: section as Section }, 1));
}

/** The lines of the mistakes that the check finds in a page. */
async function checkedLines(text: string): Promise<number[]> {
  const problems = checkSite(await siteWith({ [file]: text }));
  return problems.filter((problem) => problem.file === file && problem.severity === 'error').map(({ line }) => line);
}

describe('the editor and the check give one verdict', () => {
  test.each(allExamples().map((example) => [`${example.type}: ${example.name.en}`, example.section] as const))(
    '%s',
    async (_, section) => {
      expect(await editor.marks(file, pageOf(section))).toEqual([]);
      for (const { mistake, section: broken } of mistakesIn(section)) {
        const text = pageOf(broken);
        const [line, ...others] = await checkedLines(text);
        expect.soft({ mistake, others }).toEqual({ mistake, others: [] });
        const marks = await editor.marks(file, text);
        expect
          .soft(
            marks.map((mark) => mark.line),
            `${mistake}: ${JSON.stringify(marks)}`,
          )
          .toContain(line);
      }
    },
  );

  test('on every file of the shipped site: nothing to mark', async () => {
    const site = await readSite(root);
    const shipped = await openEditor({
      '.vscode/schemas/site-names.schema.json': JSON.stringify(
        siteNames({ ...site, files: createInspector()(site).model.files, sources: {} }),
      ),
    });
    const marked = [];
    for (const [path, text] of Object.entries(site.files)) {
      for (const mark of await shipped.marks(path, text)) marked.push({ path, ...mark });
    }
    expect(marked).toEqual([]);
  });

  test('names that the list lacks stay allowed: a page added since is no mistake', async () => {
    const section = { type: 'links', links: [{ label: 'x', to: '/added-since' }] };
    expect(await editor.marks(file, pageOf(section))).toEqual([]);
  });
});

describe('the editor proposes', () => {
  const descriptions = (schema: Schema) =>
    Object.entries(schema.properties ?? {}).map(([name, { $ref, description }]) => {
      const target = $ref ? schemas['page.schema.json']?.definitions?.[$ref.replace('#/definitions/', '')] : undefined;
      return [name, description ?? target?.description] as const;
    });

  test('every section type after "type", each with its sentence', async () => {
    const types = [...sectionTypes, 'include'];
    const behindType = await editor.proposals(file, pageOf({ type: '|' }));
    expect([...behindType.keys()].sort()).toEqual(types.flatMap((type) => [type, `${type}, with its fields`]).sort());
    const amongSections = await editor.proposals(file, pageOf([]).replace('[]', '|'));
    expect([...amongSections.keys()].sort()).toEqual(types.sort());
    for (const type of sectionTypes)
      for (const label of [type, `${type}, with its fields`])
        expect((behindType.get(label) ?? '') || amongSections.get(label)).toBe(
          schemas[`sections/${type}.schema.json`]?.description,
        );
  });

  test.each(sectionTypes)('every field of %s with its sentence', async (type) => {
    const text = pageOf({ type }).replace(`"type": "${type}"`, `"type": "${type}", "|"`);
    const proposals = await editor.proposals(file, text);
    const wanted = descriptions(schemas[`sections/${type}.schema.json`] as Schema).filter(([name]) => name !== 'type');
    expect(Object.fromEntries(proposals)).toMatchObject(Object.fromEntries(wanted));
    expect(proposals.size).toBe(wanted.length);
  });

  const link = (to: unknown) => ({ type: 'links', links: [{ label: 'x', to }] });
  const pages = ['/', '/second', '/news', '/{product}-introduce'];
  const files = ['files:example.zip', 'files:example.pdf'];
  test.each<[string, unknown, wanted: string[], others: string[]]>([
    [
      'pages, bases, files and anchors in a link',
      link('|'),
      [...pages, 'files:', 'docs:', 'https://', ...files, '/second#guide'],
      ['/news/{page}', 'example.svg'],
    ],
    ['them in a target of one language', link({ zh: '|' }), [...pages, 'files:', '/second#guide'], ['example.svg']],
    [
      'files alone of a download',
      { type: 'video-list', videos: [{ captions: { to: '|' } }] },
      ['files:example.vtt'],
      pages,
    ],
    ['pages with a parameter where rows lead', { type: 'news-preview', item: { to: '|' } }, ['/news/{page}'], pages],
    ['pictures', { type: 'feature', picture: { src: '|' } }, ['example.svg'], pages],
    ['shared files', { type: 'include', name: '|' }, ['links'], pages],
    ['bases', { type: 'table', columns: [{ base: '|' }] }, ['files', 'docs'], pages],
    ['sources', { type: 'table', data: { source: '|' } }, smallSources, pages],
    [
      'the parameters of a source',
      { type: 'table', data: { source: 'news.list', params: { '|': '' } } },
      ['page'],
      smallSources,
    ],
  ])('%s, and nothing of another kind', async (_, section, wanted, others) => {
    const proposals = await editor.proposals(file, pageOf(section));
    expect([...proposals.keys()]).toEqual(expect.arrayContaining(wanted));
    expect([...proposals.keys()].filter((name) => others.includes(name))).toEqual([]);
  });

  test('links by their kind: pages with their titles, then bases, files and sections', async () => {
    const proposals = await editor.proposals(file, pageOf(link('|')));
    expect(proposals.get('/news')).toBe('新闻 · News');
    const of = (name: string) =>
      name.includes('#') ? 'section' : name.startsWith('/') ? 'page' : /(:|\/\/)$/.test(name) ? 'base' : 'file';
    const kinds = (await editor.sorted(file, pageOf(link('|')))).map(({ name, detail }) => {
      expect(detail, name).toBe(of(name));
      return detail;
    });
    expect([...new Set(kinds)]).toEqual(['page', 'base', 'file', 'section']);
    expect(kinds).toEqual(
      kinds.toSorted(
        (a, b) => ['page', 'base', 'file', 'section'].indexOf(a) - ['page', 'base', 'file', 'section'].indexOf(b),
      ),
    );
  });

  test.each(smallSources)('the fields of %s wherever a section bound to it names one', async (source) => {
    const wanted = Object.keys(rowFields(source, schemas) ?? {});
    const data = { source };
    for (const section of [
      { type: 'table', data, columns: [{ field: '|' }] },
      { type: 'table', data, columns: [{ linkField: '|' }] },
      { type: 'expandable-list', data, title: { field: '|' } },
      { type: 'expandable-list', data, details: [{ field: '|' }] },
      { type: 'article', data, contentField: '|' },
    ])
      expect([...(await editor.proposals(file, pageOf(section))).keys()].sort()).toEqual(wanted.sort());
  });

  test('what the parameters of sources can be: as the records have it, and the parameters of routes', async () => {
    const { sources } = await contextWith();
    const all = Object.entries(sources).flatMap(([source, { instances }]) =>
      instances().flatMap((params) => Object.entries(params).map(([name, value]) => ({ source, name, value }))),
    );
    expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(1);
    for (const { source, name, value } of all) {
      const section = { type: 'table', data: { source, params: { [name]: '|' } } };
      expect([...(await editor.proposals(file, pageOf(section))).keys()], source).toEqual(
        expect.arrayContaining([value, '{route.page}', '{route.id}']),
      );
    }
  });

  test('every choice of a field with its sentence', async () => {
    for (const type of sectionTypes) {
      for (const [name, { enum: values, markdownEnumDescriptions: says }] of Object.entries(
        schemas[`sections/${type}.schema.json`]?.properties ?? {},
      )) {
        if (!says) continue;
        const proposals = await editor.proposals(file, pageOf({ type, [name]: '|' }));
        expect([...proposals]).toEqual(values?.map((value, index) => [value, (says as string[])[index]]));
      }
    }
  });

  test('the rules that can be set, each with what it says and how severe it is', async () => {
    const site = '{ "$schema": "../schemas/site.schema.json", "checks": { "rules": { "|" } } }';
    const wanted = rules
      .filter(({ firm }) => !firm)
      .map(({ code, says, severity }) => [code, `${says.en} Default: \`${severity}\`.`]);
    expect(Object.fromEntries(await editor.proposals('pages/site.json', site))).toEqual(Object.fromEntries(wanted));
  });

  test('routes in a navigation entry and as a page’s parent', async () => {
    const site = '{ "$schema": "../schemas/site.schema.json", "navigation": [{ "to": "|" }] }';
    expect([...(await editor.proposals('pages/site.json', site)).keys()]).toContain('/second');
    const page = '{ "$schema": "../schemas/page.schema.json", "parent": "|" }';
    expect([...(await editor.proposals(file, page)).keys()]).toContain('/second');
  });
});

describe('what is chosen brings its skeleton, which editor and check find sound', () => {
  const sectionIn = (page: string) => JSON.parse(page).sections[0];

  test.each(sectionTypes)('%s, among the sections or behind a type that stands there', async (type) => {
    const among = await editor.taken(file, pageOf([]).replace('[]', '|'), type);
    const behind = await editor.taken(file, pageOf({ type: '|' }), `${type}, with its fields`);
    expect(sectionIn(behind)).toEqual(sectionIn(among));
    expect(Object.keys(sectionIn(among))).toEqual(
      expect.arrayContaining(schemas[`sections/${type}.schema.json`]?.required ?? []),
    );
    expect(Object.keys(sectionIn(among)).length).toBeGreaterThan(1);
    expect(await editor.marks(file, among)).toEqual([]);
    expect(await checkedLines(among), among).toEqual([]);
  });

  test('a text is asked for in every language', async () => {
    const { title: _, ...page } = smallSite['pages/second.json'];
    const titled = await editor.taken(file, textOf(page).replace('"$schema"', '"|", "$schema"'), 'title');
    expect(JSON.parse(titled).title).toEqual({ zh: 'x', en: 'x' });
    const value = await editor.taken(file, textOf({ ...page, title: '|' }), 'Text');
    expect(JSON.parse(value).title).toEqual({ zh: 'x', en: 'x' });
  });

  test.each(sectionTypes)('every field of %s', async (type) => {
    const { properties = {} } = schemas[`sections/${type}.schema.json`] as Schema;
    const sound = sectionIn(await editor.taken(file, pageOf([]).replace('[]', '|'), type));
    for (const name of Object.keys(properties).filter((name) => !Object.hasOwn(sound, name))) {
      const text = pageOf({ '': '', ...sound }).replace('"": ""', '"|"');
      const taken = await editor.taken(file, text, name);
      expect(Object.keys(sectionIn(taken))).toContain(name);
    }
  });
});

describe('the editor says in words', () => {
  test.each(allExamples().map(({ type, name, section }) => [`${type}: ${name}`, type, section] as const))(
    'what every field is, with code as code: %s',
    async (_, type, section) => {
      const { description, properties = {} } = schemas[`sections/${type}.schema.json`] as Schema;
      for (const name of Object.keys(section)) {
        const says = name === 'type' ? description : properties[name]?.description;
        const shown = await editor.hover(file, pageOf(section).replace(`\n      "${name}":`, `\n      |"${name}":`));
        if (says !== undefined) expect(shown, name).toContain(says);
      }
    },
  );

  test('which page a link leads to', async () => {
    const shown = await editor.hover(file, pageOf({ type: 'links', links: [{ label: 'x', to: '|/news' }] }));
    expect(shown).toContain('新闻 · News');
  });

  test('that only one of rows and data stands, and that one is needed', async () => {
    const columns = [{ field: 'id', label: 'x' }];
    const messages = async (more: object) =>
      (await editor.marks(file, pageOf({ type: 'table', columns, ...more }))).map(({ message }) => message);
    expect(await messages({ rows: [{ id: '1' }], data: { source: 'faq.all' } })).toEqual([
      'Write only one of "rows" and "data".',
    ]);
    expect(await messages({})).toEqual(['Write "rows" or "data": one of them is needed.']);
    expect(await messages({ rows: [{ id: '1' }] })).toEqual([]);
  });

  test('which form a text has', async () => {
    const [mark, ...others] = await editor.marks(file, pageOf({ type: 'prose', id: '1q', points: ['x'] }));
    expect(others).toEqual([]);
    expect(mark?.message).toBe(
      'This is not of the right form: only letters, digits and hyphens, beginning with a letter, as in "q1".',
    );
  });
});
