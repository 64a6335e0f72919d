import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Problem } from '../../check/problem.ts';
import { smallNews } from '../../generate/gallery/small-site.ts';
import { openLiveSite } from '../../server/dev/live-site.ts';
import { startLanguageClient } from '../../testing/language-client.ts';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';

let small: SmallFolder;
beforeAll(async () => {
  small = await smallFolder({ 'assets/records/news/news.json': smallNews, 'pages/a.md': 'A recieved text.\n' });
});
afterAll(() => small.remove());
afterEach(() => rm(join(small.folder, 'pagewright.config.ts')));

const write = (file: string, text: string) => writeFile(join(small.folder, file), text);

const configure = (rules: string) =>
  write(
    'pagewright.config.ts',
    `import { defineConfig, defineRule } from 'pagewright/config';\n\nexport default defineConfig({ rules: [\n${rules}\n] });\n`,
  );

async function check(): Promise<Problem[]> {
  return JSON.parse((await small.run('check', '--format', 'json', '--lang', 'en')).said);
}

const shown = (problems: Problem[]) =>
  problems.map(
    ({ file, line, column, code, severity, message }) => `${file}:${line}:${column} ${code} ${severity} ${message}`,
  );

const ids = `defineRule({
  code: 'long-ids',
  description: { en: 'Anchors are long.', zh: '锚点较长。' },
  visit: {
    Anchor: ({ value }, { path }) =>
      path === 'pages/second.json' && String(value).length < 6
        ? { message: { en: \`"\${value}" is short in \${path}.\`, zh: \`“\${value}”太短。\` }, fix: \`\${value}-section\` }
        : undefined,
  },
}),`;

const news = `{
  code: 'old-news',
  severity: 'warning',
  description: 'News are of this year.',
  file({ kind, collection, value }) {
    if (kind !== 'record' || collection !== 'news') return [];
    return (value as { time: string }[]).flatMap(({ time }, index) =>
      time < '2025-01-03' ? [{ message: time, path: [index, 'time'], fix: '2025-01-03' }] : [],
    );
  },
},`;

const spelling = `{
  code: 'spelling',
  description: 'Words are spelled right.',
  *file({ kind, value }) {
    if (kind === 'markdown' && String(value).includes('recieve'))
      yield { message: 'A misspelled word.', wrong: 'recieve', fix: 'receive' };
  },
},`;

test('rules of a site report positions and fixes of values, records and Markdown, in both languages', async () => {
  await configure(ids + news + spelling);
  const problems = (await check()).filter(({ code }) => code !== 'unused-markdown');
  expect(shown(problems)).toEqual([
    'assets/records/news/news.json:9:13 old-news warning 2025-01-01',
    'assets/records/news/news.json:22:13 old-news warning 2025-01-02',
    'pages/a.md:1:3 spelling error A misspelled word.',
    'pages/second.json:9:13 long-ids error "guide" is short in pages/second.json.',
  ]);
  expect((await small.run('check', '--lang', 'zh')).said).toContain('“guide”太短。');
  expect(JSON.parse((await small.run('info', '--format', 'json')).said).config.rules).toEqual([
    ...['long-ids', 'old-news', 'spelling'],
  ]);
  const before = await small.texts((file) => /second|news\.json$|a\.md/.test(file));
  await small.run('check', '--fix');
  expect(shown(await check()).filter((one) => /long-ids|old-news|spelling/.test(one))).toEqual([]);
  expect(await readFile(join(small.folder, 'pages/a.md'), 'utf8')).toBe('A received text.\n');
  expect(await readFile(join(small.folder, 'pages/second.json'), 'utf8')).toContain('"id": "guide-section"');
  for (const [file, text] of Object.entries(before)) await write(file, text);
});

test('site.json sets the level of a rule, and control: not of one that does not exist', async () => {
  const site = await readFile(join(small.folder, 'pages/site.json'), 'utf8');
  const withLevels = (rules: object) =>
    write('pages/site.json', JSON.stringify({ ...JSON.parse(site), checks: { rules } }));
  await configure(ids);
  await withLevels({ 'long-ids': 'warning', 'unused-markdown': 'off' });
  expect((await check()).map(({ code, severity }) => `${code} ${severity}`)).toEqual(['long-ids warning']);
  await withLevels({ 'long-ids': 'off', 'unused-markdown': 'off' });
  expect(await check()).toEqual([]);
  await withLevels({ 'long-idds': 'off', 'unused-markdown': 'off' });
  expect((await check()).map(({ code, suggestion }) => `${code} ${suggestion}`)).toContain('unknown-rule long-ids');
  await write('pages/site.json', site);
});

test('a rule that throws is one problem of the configuration, and the others run', async () => {
  await configure(`{
  code: 'broken',
  description: 'Breaks.',
  visit: {
    Section() {
      throw new Error('no luck');
    },
  },
},
${ids}`);
  expect(shown(await check()).filter((one) => !one.includes('unused-markdown'))).toEqual([
    'pages/second.json:9:13 long-ids error "guide" is short in pages/second.json.',
    'pagewright.config.ts:9:7 wrong-config error The rule "broken" failed on pages/home.json: no luck.',
  ]);
});

const guides = `defineRule({
  code: 'guide-for-news',
  description: 'Each piece of news has a page of its own.',
  *site({ files, recordsOf, nodesOf }) {
    const routes = new Set(files.flatMap((file) => nodesOf(file, 'PageRoute').map(({ value }) => value)));
    for (const { file, path, value } of recordsOf('news'))
      if (Number(value.id) < 3 && !routes.has(\`/guide-\${value.id}\`))
        yield { file, path: [...path, 'id'], message: \`There is no guide \${value.id}.\` };
    if (files.every(({ value }) => (value as { id?: string }).id !== 'guides')) yield { message: 'There is no overview.' };
  },
}),`;

test('a rule about the whole site finds the same when a check uses the cache of another', async () => {
  await configure(guides);
  for (const _ of [1, 2])
    expect(shown(await check()).filter((one) => one.includes('guide-for-news'))).toEqual([first, second, overview]);
});

test.each([
  ["nodesOf(files[0]!, 'Anker')", 'No value has the kind "Anker".'],
  [
    '[{ message: "x", file: { ...files[0]! } }]',
    '"assets/records/news/news.json" is not one of the files of the site.',
  ],
])('a rule about the whole site that fails is a problem of the configuration: %s', async (expression, reason) => {
  await configure(`{ code: 'broken', description: 'Breaks.', site: ({ files, nodesOf }) => ${expression} as never },`);
  expect(shown(await check()).filter((one) => one.includes('wrong-config'))).toEqual([
    expect.stringContaining(`The rule "broken" failed on the site: ${reason}`),
  ]);
});

const mistakes: [name: string, rule: string, problem: string][] = [
  [
    'an unknown kind',
    "{ code: 'a', description: 'A.', visit: { Anker() {} } }",
    'pagewright.config.ts:4:42 wrong-config error No value has the kind "Anker", so the rule visits nothing.',
  ],
  [
    'a code of the engine',
    "{ code: 'dead-link', description: 'A.', visit: {} }",
    'pagewright.config.ts:4:3 wrong-config error Another rule has the code "dead-link". Choose another one.',
  ],
  [
    'a code in two rules',
    "{ code: 'a', description: 'A.', visit: {} },\n{ code: 'a', description: 'A.', visit: {} }",
    'pagewright.config.ts:5:3 wrong-config error Another rule has the code "a". Choose another one.',
  ],
  [
    'a wrong code',
    "{ code: 'A b', description: 'A.', visit: {} }",
    'pagewright.config.ts:4:3 wrong-config error "rules.0.code" must be small letters, digits and hyphens, such as exhibit-year.',
  ],
  [
    'a wrong severity',
    "{ code: 'a', severity: 'warn', description: 'A.', visit: {} }",
    'pagewright.config.ts:4:14 wrong-config error "rules.0.severity" must be "error" or "warning".',
  ],
  [
    'a description in one language',
    "{ code: 'a', description: { en: 'A.' }, visit: {} }",
    'pagewright.config.ts:4:14 wrong-config error "rules.0.description" must be a text, or an object with a text for en and zh.',
  ],
  [
    'a rule that visits nothing',
    "{ code: 'a', description: 'A.' }",
    'pagewright.config.ts:4:1 wrong-config error "visit" is missing.',
  ],
  [
    'a visitor that is no function',
    "{ code: 'a', description: 'A.', visit: { Text: true } }",
    'pagewright.config.ts:4:42 wrong-config error "rules.0.visit.Text" must be a function.',
  ],
];

test.each(mistakes)('%s is a problem of the configuration', async (_, rule, problem) => {
  await configure(rule);
  expect(shown(await check()).filter((one) => one.includes('wrong-config'))).toEqual([problem]);
});

test('development and editors apply a saved rule, and forget a removed one', async () => {
  await configure(ids);
  const client = await startLanguageClient(small.folder, { locale: 'zh-CN' });
  const second = await readFile(join(small.folder, 'pages/second.json'), 'utf8');
  const codesOf = () =>
    (client.diagnostics().get(client.uriOf('pages/second.json')) ?? []).map(({ message }) => message);
  await client.open('pages/second.json', second.replace('"guide"', '"abc"'));
  expect(codesOf()).toEqual(['“abc”太短。是否想写“abc-section”？']);
  const range = client.diagnostics().get(client.uriOf('pages/second.json'))?.[0]?.range;
  const actions = await client.request<{ title: string }[]>('textDocument/codeAction', {
    textDocument: { uri: client.uriOf('pages/second.json') },
    range,
    context: { diagnostics: [] },
  });
  expect(actions.map(({ title }) => title)).toContain('改为 abc-section');
  expect(await client.stop()).toBe(0);

  const stop = new AbortController();
  const site = await openLiveSite(small.folder, () => {}, stop.signal);
  const codes = async () => {
    await site.inspect();
    return site.status().problems.map(({ code }) => code);
  };
  expect(await codes()).toContain('long-ids');
  await configure('');
  expect(await codes()).not.toContain('long-ids');
  stop.abort();
});

const newsFile = 'assets/records/news/news.json';
const overview = 'pages/site.json:1:1 guide-for-news error There is no overview.';
const first = `${newsFile}:3:11 guide-for-news error There is no guide 1.`;
const second = `${newsFile}:16:11 guide-for-news error There is no guide 2.`;

test('a rule about the whole site runs again when any file is saved, and not while a file has errors', async () => {
  await configure(guides);
  const stop = new AbortController();
  const site = await openLiveSite(small.folder, () => {}, stop.signal);
  const found = async () => {
    await site.inspect();
    return shown(site.status().problems).filter((one) => one.includes('guide-for-news'));
  };
  expect(await found()).toEqual([first, second, overview]);
  const page = (id: string, route: string) =>
    JSON.stringify({
      ...{ $schema: '../schemas/page.schema.json', id, route, title: { zh: '指南', en: 'Guide' } },
      sections: [{ type: 'prose', paragraphs: [{ zh: '指南。', en: 'A guide.' }] }],
    });
  await write('pages/guide.json', page('guides', '/guide-1'));
  expect(await found()).toEqual([second]);
  await write('pages/guide.json', page('guides', '/guide-1').replace('"type"', '"typ"'));
  expect(await found()).toEqual([]);
  await rm(join(small.folder, 'pages/guide.json'));
  expect(await found()).toEqual([first, second, overview]);
  stop.abort();
});
