import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ClientCapabilities } from 'vscode-json-languageservice';
import type {
  CodeAction,
  CompletionItem,
  CompletionList,
  Hover,
  Location,
  TextDocumentEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { fileText, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { slashed } from '../site/paths.ts';
import { type LanguageClient, startLanguageClient } from '../testing/language-client.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';

const second = smallSite['pages/second.json'];
const talk = (slug: string, year: string) => ({ slug, year, title: { zh: slug, en: slug } });
const markdown = `See [one](/second#guide), [two](/item/3), [a talk](/talks/2024),
[a file](files:example.zip) and ![a picture](example.svg).
`;

const files = {
  'pages/second.json': { ...second, sections: [...second.sections, { type: 'article', content: 'a.md' }] },
  'pages/a.md': markdown,
  'assets/records/news/news.json': smallNews,
  'pages/collections/talk.json': {
    $schema: '../../schemas/collection.schema.json',
    description: 'A talk.',
    fields: {
      slug: { kind: 'RecordSlug', description: 'Its short name.' },
      year: { kind: 'Year', description: 'The year in which it was given.' },
      title: { kind: 'PlainText', description: 'Its title.' },
      after: { kind: 'RecordReference', description: 'The talk before it.', optional: true },
    },
    answers: { list: { type: 'list', path: '/api/v1/talk/list/{year}', description: 'The talks of a year.' } },
  },
  'assets/records/talk/talks.json': [talk('one', '2024'), talk('two', '2025')],
  'pages/talks.json': {
    $schema: '../schemas/page.schema.json',
    forEach: { collection: 'talk', field: 'year' },
    id: 'talks-{year}',
    route: '/talks/{year}',
    title: '{year}',
    sections: [{ type: 'prose', paragraphs: ['{year}'] }],
  },
};

let small: SmallFolder;
let client: LanguageClient;
const open = new Set<string>();

beforeAll(async () => {
  small = await smallFolder(files);
  client = await startLanguageClient(small.folder, { locale: 'zh-cn', capabilities: ClientCapabilities.LATEST });
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
  await small.remove();
});

const textOf = (file: string) => readFile(join(small.folder, file), 'utf8');

/** Shows a text of a file. In it, `|` marks the cursor. */
async function show(file: string, marked: string) {
  const at = marked.indexOf('|');
  const text = at < 0 ? marked : marked.slice(0, at) + marked.slice(at + 1);
  if (open.has(file)) await client.change(file, text);
  else await client.open(file, text);
  open.add(file);
  const uri = client.uriOf(file);
  const document = TextDocument.create(uri, '', 1, text);
  return { text, document, params: { textDocument: { uri }, position: document.positionAt(Math.max(at, 0)) } };
}

/** Puts the cursor behind the first occurrence of a passage of a file. */
async function at(file: string, passage: string) {
  const text = await textOf(file);
  expect(text).toContain(passage);
  return show(file, text.replace(passage, `${passage}|`));
}

/** `pages/a.md "text"`: a location with the text there. */
async function written({ uri, range }: Location): Promise<string> {
  const path = fileURLToPath(uri);
  const file = slashed(path).slice(slashed(small.folder).length + 1);
  const text = await readFile(path, 'utf8').catch(() => '');
  const passage = TextDocument.create(uri, '', 1, text).getText(range);
  return passage === '' || passage.includes('\n') ? file : `${file} ${passage}`;
}

test.each([
  ['a route', 'pages/home.json', '(/second', 'pages/second.json "/second"'],
  ['an anchor', 'pages/home.json', '/second#gui', 'pages/second.json "guide"'],
  ['an anchor of the same page', 'pages/home.json', '"#down', 'pages/home.json "downloads"'],
  ['a file', 'pages/home.json', 'files:exam', 'assets/files/example.zip'],
  ['a picture', 'pages/home.json', '"exam', 'assets/images/example.svg'],
  ['a shared file', 'pages/second.json', '"name": "li', 'pages/shared/links.json'],
  ['a Markdown file', 'pages/second.json', 'a.m', 'pages/a.md'],
  ['a source', 'pages/news.json', '"news.li', 'pages/collections/news.json "list"'],
  ['a collection', 'pages/news.json', '"source": "new', 'pages/collections/news.json'],
  ['a field', 'pages/item.json', '"field": "tit', 'pages/collections/news.json "title"'],
  ['a record', 'pages/a.md', '/item/', 'assets/records/news/news.json 3'],
  ['an anchor in Markdown', 'pages/a.md', '#gui', 'pages/second.json "guide"'],
  ['a picture in Markdown', 'pages/a.md', '](exam', 'assets/images/example.svg'],
  ['the page that is repeated', 'pages/a.md', '/talks/20', 'pages/talks.json "/talks/{year}"'],
])('go to the definition of %s', async (_, file, passage, wanted) => {
  const { params } = await at(file, passage);
  const found = await client.request<Location[]>('textDocument/definition', params);
  expect(await Promise.all(found.map(written))).toEqual([wanted]);
});

test('the definition of a section type is its descriptor', async () => {
  const { params } = await at('pages/home.json', '"type": "tab');
  const [found] = await client.request<Location[]>('textDocument/definition', params);
  expect(found?.uri).toMatch(/engine\/sections\/table\/descriptor\.ts$/);
});

test('no request fails while a file is half written', async () => {
  const requests = ['definition', 'references', 'prepareRename', 'hover', 'completion'];
  for (const file of Object.keys(smallSite).filter((name) => name.endsWith('.json'))) {
    const text = await textOf(file);
    const half = text.slice(0, Math.ceil(text.length / 2));
    const { params } = await show(file, `${half}|`);
    for (const request of requests)
      await client.request(`textDocument/${request}`, { ...params, context: { includeDeclaration: true } });
    await show(file, text);
  }
});

test('a section type, which is code, is not renamed', async () => {
  const { params } = await at('pages/home.json', '"type": "tab');
  expect(await client.request('textDocument/prepareRename', params)).toBe(null);
});

test('references are found in JSON and Markdown, with and without the declaration', async () => {
  const { params } = await at('pages/home.json', '/second#gui');
  const list = async (includeDeclaration: boolean) => {
    const context = { includeDeclaration };
    const found = await client.request<Location[]>('textDocument/references', { ...params, context });
    return (await Promise.all(found.map(written))).sort();
  };
  const uses = ['pages/a.md guide', 'pages/home.json guide', 'pages/home.json guide'];
  expect(await list(false)).toEqual(uses);
  expect(await list(true)).toEqual([...uses, 'pages/second.json guide']);
});

describe('rename', () => {
  /** The texts of the changed files after an edit, and the moved files. */
  async function applied({ documentChanges = [] }: WorkspaceEdit, unsaved: Record<string, string> = {}) {
    const nameOf = (uri: string) => slashed(fileURLToPath(uri)).slice(slashed(small.folder).length + 1);
    const edits = documentChanges.filter((one): one is TextDocumentEdit => 'edits' in one);
    const texts = await Promise.all(
      edits.map(async ({ textDocument: { uri }, edits }) => {
        const file = nameOf(uri);
        const document = TextDocument.create(uri, '', 1, unsaved[file] ?? (await textOf(file)));
        return [file, TextDocument.applyEdits(document, edits as never)] as const;
      }),
    );
    const moves = documentChanges.flatMap((one) =>
      'oldUri' in one ? `${nameOf(one.oldUri)} → ${nameOf(one.newUri)}` : [],
    );
    return { texts: Object.fromEntries(texts), moves };
  }

  test('a route is renamed on unsaved texts, and redirects', async () => {
    const unsaved = `${markdown}\n[unsaved](/sec|ond)\n`;
    const { params, text } = await show('pages/a.md', unsaved);
    const prepared = await client.request('textDocument/prepareRename', params);
    expect(prepared).toMatchObject({ placeholder: '/second' });
    const edit = await client.request<WorkspaceEdit>('textDocument/rename', { ...params, newName: '/third' });
    const { texts, moves } = await applied(edit, { 'pages/a.md': text });
    expect(Object.keys(texts).sort()).toEqual([
      'pages/a.md',
      'pages/home.json',
      'pages/second.json',
      'pages/site.json',
    ]);
    expect(texts['pages/a.md']).toBe(text.replaceAll('/second', '/third'));
    expect(JSON.parse(texts['pages/site.json'] ?? '').redirects).toEqual([{ from: '/second', to: '/third' }]);
    expect(moves).toEqual([]);
    await show('pages/a.md', markdown);
  });

  test('a heading gets other words, and its links the new anchor', async () => {
    for (const marked of ['## Set |up\n\n[x](#set-up)\n', '## Set up\n\n[x](#set-|up)\n']) {
      const { params, text } = await show('pages/a.md', `${markdown}\n${marked}`);
      expect(await client.request('textDocument/prepareRename', params)).toMatchObject({ placeholder: 'Set up' });
      const edit = await client.request<WorkspaceEdit>('textDocument/rename', { ...params, newName: 'Install it' });
      const { texts } = await applied(edit, { 'pages/a.md': text });
      expect(texts).toEqual({ 'pages/a.md': `${markdown}\n## Install it\n\n[x](#install-it)\n` });
    }
    await show('pages/a.md', markdown);
  });

  test('an asset moves with all addresses', async () => {
    const { params } = await at('pages/a.md', '](exam');
    const edit = await client.request<WorkspaceEdit>('textDocument/rename', { ...params, newName: 'images/x.svg' });
    const { texts, moves } = await applied(edit);
    expect(moves).toEqual(['assets/images/example.svg → assets/images/x.svg']);
    expect(texts['pages/a.md']).toContain('![a picture](x.svg)');
    expect(JSON.parse(texts['pages/site.json'] ?? '').logo).toBe('x.svg');
  });

  test('a taken or invalid name is refused in the language of the editor', async () => {
    const { params } = await at('pages/a.md', '/second');
    const refused = (newName: string) =>
      client.request('textDocument/rename', { ...params, newName }).catch(({ message }: Error) => message);
    expect(await refused('/')).toMatch(/“\/”|pages\/home\.json/);
    expect(await refused('x y')).toMatch(/\p{Script=Han}/u);
  });
});

describe('fixes', () => {
  const fixesOf = async (file: string, text: string, only?: string) => {
    const { params } = await show(file, text);
    const context = { diagnostics: [], ...(only && { only: [only] }) };
    const { textDocument, position } = params;
    const range = { start: position, end: position };
    return client.request<CodeAction[]>('textDocument/codeAction', { textDocument, range, context });
  };
  const fixed = (text: string, { edit }: CodeAction) => {
    const [change] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
    return TextDocument.applyEdits(TextDocument.create('', '', 1, text), change?.edits as never);
  };

  test('a typo, broken JSON and an address in Markdown are fixed as by check --fix', async () => {
    const home = fileText(smallSite['pages/home.json']);
    const cases = [
      ['pages/home.json', home.replace('"type": "table"', '"type": "ta|bel"'), home],
      ['pages/home.json', home.replace('"id": "home",', '"id": "home"|'), home],
      ['pages/a.md', markdown.replace('/second#', '/se|cnod#'), markdown],
    ] as const;
    for (const [file, marked, right] of cases) {
      const [fix, ...others] = await fixesOf(file, marked, 'quickfix');
      expect(others).toEqual([]);
      expect(fix).toMatchObject({ kind: 'quickfix', isPreferred: true });
      expect(fixed(marked.replace('|', ''), fix as CodeAction)).toBe(right);
      await show(file, right);
    }
  });

  test('all certain mistakes of a file are fixed at once, also one that another hides', async () => {
    const home = fileText(smallSite['pages/home.json']);
    const broken = home.replace('"id": "home",', '"id": "home"').replace('"type": "table"', '"type": "tabel"');
    const [fix] = await fixesOf('pages/home.json', broken, 'source.fixAll');
    expect(fixed(broken, fix as CodeAction)).toBe(home);
    expect(await fixesOf('pages/home.json', home)).toEqual([]);
  });
});

describe('hints', () => {
  const complete = async (file: string, marked: string) => {
    const { params } = await show(file, marked);
    const found = await client.request<CompletionList>('textDocument/completion', params);
    return new Map(found.items.map((item) => [item.label.replace(/^"|"$/g, ''), item]));
  };
  const docOf = (item: CompletionItem | undefined) => JSON.stringify(item?.documentation);

  test('fields and their names are completed, with a sentence in one language', async () => {
    const home = fileText(smallSite['pages/home.json']);
    const types = await complete('pages/home.json', home.replace('"type": "table"', '"type": "|"'));
    expect([...types.keys()]).toEqual(expect.arrayContaining(['table', 'prose', 'include']));
    expect(docOf(types.get('table'))).toMatch(/\p{Script=Han}/u);
    expect(docOf(types.get('table'))).not.toContain(' rows ');
    const targets = await complete('pages/home.json', home.replace('"#downloads"', '"|"'));
    expect([...targets.keys()]).toEqual(expect.arrayContaining(['/second', '/second#guide', 'files:example.zip']));
    const sources = await complete('pages/news.json', fileText(smallSite['pages/news.json']).replace('news.list', '|'));
    expect([...sources.keys()]).toEqual(expect.arrayContaining(['talk.list', 'faq.all']));
  });

  test('addresses are completed in Markdown: pages, records, anchors, files; pictures after !', async () => {
    const links = await complete('pages/a.md', '[x](/|)');
    expect([...links.keys()]).toEqual(
      expect.arrayContaining(['/second', '/second#guide', '/item/3', 'files:example.zip']),
    );
    const pictures = await complete('pages/a.md', '![x](|)');
    expect([...pictures.keys()]).toContain('example.svg');
    expect([...pictures.keys()]).not.toContain('/second');
    await show('pages/a.md', markdown);
  });

  test('the records that a record can refer to are completed', async () => {
    const talks = fileText(files['assets/records/talk/talks.json']).replace('"two",', '"two",\n "after": "|",');
    const records = await complete('assets/records/talk/talks.json', talks);
    expect([...records.keys()]).toEqual(['one', 'two']);
    expect(records.get('one')?.textEdit).toMatchObject({ newText: '"one"' });
    await show('assets/records/talk/talks.json', fileText(files['assets/records/talk/talks.json']));
  });

  test('hover explains a field in the language of the editor', async () => {
    const { params } = await at('pages/home.json', '"tit');
    const { contents } = await client.request<Hover>('textDocument/hover', params);
    expect(JSON.stringify(contents)).toMatch(/\p{Script=Han}/u);
    expect(JSON.stringify(contents)).not.toMatch(/\bthe page\b/i);
  });
});

test('a problem in Markdown is marked at its address', async () => {
  const { document } = await show('pages/a.md', markdown.replace('/second#guide', '/nowhere#guide'));
  const [problem] = client.diagnostics().get(client.uriOf('pages/a.md')) ?? [];
  expect(problem).toMatchObject({ code: 'dead-link', source: 'pagewright', severity: 1 });
  expect(document.getText(problem?.range)).toBe('/nowhere#guide');
  await show('pages/a.md', markdown);
  expect(client.diagnostics().get(client.uriOf('pages/a.md'))).toBe(undefined);
});
