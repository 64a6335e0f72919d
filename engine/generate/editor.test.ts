import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourcesIn } from '../check/bindings.ts';
import { checkSite } from '../check/check.ts';
import { createInspector } from '../check/inspect-site.ts';
import { rules } from '../check/rules/rules.ts';
import { rowFields } from '../check/site-model.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import type { Section } from '../model/section.ts';
import { listFiles } from '../site/files/files.ts';
import { readSite } from '../site/read-site.ts';
import { type Editor, openEditor } from '../testing/editor.ts';
import { exampleFiles, exampleSite } from '../testing/example-site.ts';
import { findSectionMistakes } from '../testing/section-mistakes.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { examplePage, readExamples, sectionTypes } from './gallery/examples.ts';
import { contextWith } from './gallery/small-context.ts';
import { fileText, siteWith, smallSite } from './gallery/small-site.ts';
import { writeEditorFiles } from './schemas/editor-files.ts';

const file = 'pages/example.json';
const smallSources = sourcesIn((await siteWith()).schemas).sort();
let editor: Editor;
let schemas: Schemas;

/** The editor on a folder that `pagewright schemas` has written its files to. */
async function editorIn(small: SmallFolder): Promise<Editor> {
  const input = await readSite(small.folder);
  const { sources } = await contextWith();
  await writeEditorFiles(small.folder, { ...input, files: createInspector()(input).model.files, sources });
  return openEditor({}, small.folder);
}

const folders: SmallFolder[] = [];
beforeAll(async () => {
  folders.push(await smallFolder(), await smallFolder(exampleFiles()));
  editor = await editorIn(folders[0] as SmallFolder);
  ({ schemas } = await siteWith());
});
afterAll(() => Promise.all(folders.map((small) => small.remove())));

/** A page that holds one section, as text with a field a line. */
function pageOf(section: unknown): string {
  return fileText(examplePage({ type: 'x', section: section as Section }, 1));
}

/** The lines of the mistakes that the check finds in a page. */
async function checkedLines(text: string): Promise<number[]> {
  const problems = checkSite(await siteWith({ [file]: text }));
  return problems.filter((problem) => problem.file === file && problem.severity === 'error').map(({ line }) => line);
}

/** A docstring in both languages, as the editor shows it. */
function inBoth({ title, titleZh, description, zh }: Schema = {}): string {
  const label = titleZh === undefined ? '' : `**${title} · ${titleZh}**\n\n`;
  return `${label}${description}\n\n${zh}`;
}

/** The objects in a schema that have keywords next to a reference, by pointer. */
function crowdedReferences(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' && Object.keys(value).length > 1 ? [pointer] : [];
  return [...own, ...Object.entries(value).flatMap(([key, one]) => crowdedReferences(one, `${pointer}/${key}`))];
}

test('no reference has keywords next to it, because newer versions of VS Code drop them', async () => {
  const parent = join(folders[0]?.folder ?? '', '.vscode/schemas');
  const names = await listFiles(parent);
  expect(names).toContain('page.schema.json');
  for (const name of names)
    expect(crowdedReferences(JSON.parse(await readFile(join(parent, name), 'utf8'))), name).toEqual([]);
  // The control.
  expect(crowdedReferences({ items: { $ref: '#/definitions/One', allOf: [] } })).toEqual(['/items']);
});

describe('the editor and the check give one verdict', () => {
  test.each(readExamples().map((example) => [`${example.type}: ${example.name.en}`, example.section] as const))(
    '%s',
    async (_, section) => {
      expect(await editor.marks(file, pageOf(section))).toEqual([]);
      for (const { mistake, section: broken } of findSectionMistakes(section)) {
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

  test('on every file of a site: nothing to mark', async () => {
    const large = await editorIn(folders[1] as SmallFolder);
    const marked = [];
    for (const [path, text] of Object.entries((await exampleSite()).files)) {
      for (const mark of await large.marks(path, text)) marked.push({ path, ...mark });
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
    Object.entries(schema.properties ?? {}).map(([name, own]) => {
      const kind = own.$ref?.replace('#/definitions/', '') ?? '';
      const target = schemas['page.schema.json']?.definitions?.[kind];
      return [name, inBoth(own.description ? own : target)] as const;
    });

  test('every section type after "type", each with its sentence in both languages', async () => {
    const types = [...sectionTypes, 'include'];
    const behindType = await editor.proposals(file, pageOf({ type: '|' }));
    expect([...behindType.keys()].sort()).toEqual(types.flatMap((type) => [type, `${type}, with its fields`]).sort());
    const amongSections = await editor.proposals(file, pageOf([]).replace('[]', '|'));
    expect([...amongSections.keys()].sort()).toEqual(types.sort());
    for (const type of sectionTypes)
      for (const label of [type, `${type}, with its fields`])
        expect((behindType.get(label) ?? '') || amongSections.get(label)).toBe(
          inBoth(schemas[`sections/${type}.schema.json`]),
        );
  });

  test.each(sectionTypes)('every field of %s with its sentence in both languages', async (type) => {
    const text = pageOf({ type }).replace(`"type": "${type}"`, `"type": "${type}", "|"`);
    const proposals = await editor.proposals(file, text);
    const wanted = descriptions(schemas[`sections/${type}.schema.json`] as Schema).filter(([name]) => name !== 'type');
    expect(Object.fromEntries(proposals)).toMatchObject(Object.fromEntries(wanted));
    expect(proposals.size).toBe(wanted.length);
  });

  const link = (to: unknown) => ({ type: 'links', links: [{ label: 'x', to }] });
  const captions = (to: unknown) => ({ type: 'video-list', videos: [{ captions: [{ to }] }] });
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
    ['files alone of a download', captions('|'), ['files:example.vtt', 'files:'], [...pages, 'https://']],
    ['files alone of a download in one language', captions({ en: '|' }), ['files:example.vtt'], [...pages, 'https://']],
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
  ])('%s, and no other kind', async (_, section, wanted, others) => {
    const proposals = await editor.proposals(file, pageOf(section));
    expect([...proposals.keys()]).toEqual(expect.arrayContaining(wanted));
    expect([...proposals.keys()].filter((name) => others.includes(name))).toEqual([]);
  });

  /** The label of a link, by kind. */
  const kindOf = (name: string) => {
    if (name.startsWith('/')) return name.includes('#') ? 'section' : 'page';
    if (/^(https:\/\/|mailto:|tel:)$/.test(name)) return 'elsewhere';
    return name.endsWith(':') ? 'base' : 'file';
  };

  test('links by their kind: pages with their titles, then bases, what leads elsewhere, files and sections', async () => {
    const proposals = await editor.proposals(file, pageOf(link('|')));
    expect(proposals.get('/news')).toBe('新闻 · News');
    const order = ['page', 'base', 'elsewhere', 'file', 'section'];
    const sorted = await editor.sorted(file, pageOf(link('|')));
    for (const { name, detail } of sorted) expect(detail, name).toBe(kindOf(name));
    const kinds = sorted.map(({ detail }) => detail);
    expect([...new Set(kinds)]).toEqual(order);
    expect(kinds).toEqual(kinds.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  test('so that a slash leaves pages, then their sections, and a base its files, each once', async () => {
    const all = await editor.sorted(file, pageOf(link('|')));
    const left = (typed: string) => all.filter(({ name }) => name.startsWith(typed)).map(({ detail }) => detail);
    expect([...new Set(left('/'))]).toEqual(['page', 'section']);
    expect([...new Set(left('files:'))]).toEqual(['base', 'file']);
    const held = all.flatMap(({ name, detail }) => (detail === 'file' ? [name] : []));
    expect(held.length).toBeGreaterThan(3);
    expect(held.length).toBe(new Set(held).size);
    const ofDownload = (await editor.sorted(file, pageOf(captions('|')))).map(({ detail }) => detail);
    expect([...new Set(ofDownload)]).toEqual(['base', 'file']);
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

  test('every choice of a field with its sentence in both languages', async () => {
    for (const type of sectionTypes) {
      for (const [name, choice] of Object.entries(schemas[`sections/${type}.schema.json`]?.properties ?? {})) {
        const { enum: values, markdownEnumDescriptions: says, enumZh, enumTitles, enumTitlesZh } = choice;
        if (!says) continue;
        const proposals = await editor.proposals(file, pageOf({ type, [name]: '|' }));
        const both = says.map((description, index) =>
          inBoth({ title: enumTitles?.[index], titleZh: enumTitlesZh?.[index], description, zh: enumZh?.[index] }),
        );
        expect([...proposals]).toEqual(values?.map((value, index) => [value, both[index]]));
      }
    }
  });

  test('the rules that can be set, with their description and default level', async () => {
    const site = '{ "$schema": "../schemas/site.schema.json", "checks": { "rules": { "|" } } }';
    const wanted = rules
      .filter(({ firm }) => !firm)
      .map(({ code, title, description, severity }) => [
        code,
        inBoth({
          ...{ title: title.en, titleZh: title.zh },
          description: `${description.en} Default: \`${severity}\`.`,
          zh: `${description.zh}默认：\`${severity}\`。`,
        }),
      ]);
    expect(Object.fromEntries(await editor.proposals('pages/site.json', site))).toEqual(Object.fromEntries(wanted));
  });

  test('routes in a navigation entry and as a page’s parent', async () => {
    const site = '{ "$schema": "../schemas/site.schema.json", "navigation": [{ "to": "|" }] }';
    expect([...(await editor.proposals('pages/site.json', site)).keys()]).toContain('/second');
    const page = '{ "$schema": "../schemas/page.schema.json", "parent": "|" }';
    expect([...(await editor.proposals(file, page)).keys()]).toContain('/second');
  });
});

describe('an accepted suggestion inserts a snippet that the editor and the check find valid', () => {
  const sectionIn = (page: string) => JSON.parse(page).sections[0];

  test.each(sectionTypes)('%s, in a list of sections or after an existing type', async (type) => {
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

  test('a text has placeholders for every language', async () => {
    const { title: _, ...page } = smallSite['pages/second.json'];
    const titled = await editor.taken(file, fileText(page).replace('"$schema"', '"|", "$schema"'), 'title');
    expect(JSON.parse(titled).title).toEqual({ zh: 'x', en: 'x' });
    const value = await editor.taken(file, fileText({ ...page, title: '|' }), 'Text');
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

describe('the editor explains', () => {
  test.each(readExamples().map(({ type, name, section }) => [`${type}: ${name}`, type, section] as const))(
    'every field in both languages, with code as code: %s',
    async (_, type, section) => {
      const schema = schemas[`sections/${type}.schema.json`] as Schema;
      for (const name of Object.keys(section)) {
        const own = name === 'type' ? schema : schema.properties?.[name];
        const shown = await editor.hover(file, pageOf(section).replace(`\n      "${name}":`, `\n      |"${name}":`));
        if (own?.description !== undefined) expect(shown, name).toContain(inBoth(own));
      }
    },
  );

  test('the page that a link opens', async () => {
    const shown = await editor.hover(file, pageOf({ type: 'links', links: [{ label: 'x', to: '|/news' }] }));
    expect(shown).toContain('新闻 · News');
  });

  test('that exactly one of rows and data is required', async () => {
    const columns = [{ field: 'id', label: 'x' }];
    const messages = async (more: object) =>
      (await editor.marks(file, pageOf({ type: 'table', columns, ...more }))).map(({ message }) => message);
    expect(await messages({ rows: [{ id: '1' }], data: { source: 'faq.all' } })).toEqual([
      'Write only one of "rows" and "data".\n“rows”和“data”只能写一个。',
    ]);
    expect(await messages({})).toEqual([
      'Write "rows" or "data": one of them is needed.\n请写“rows”或“data”：须有其中一个。',
    ]);
    expect(await messages({ rows: [{ id: '1' }] })).toEqual([]);
  });

  test('the format of a text', async () => {
    const [mark, ...others] = await editor.marks(file, pageOf({ type: 'prose', id: '1q', points: ['x'] }));
    expect(others).toEqual([]);
    expect(mark?.message).toBe(
      'This is not of the right form: only letters, digits and hyphens, beginning with a letter, as in "q1".\n' +
        '格式不正确：只能用字母、数字和连字符，且以字母开头，例如“q1”。',
    );
  });
});
