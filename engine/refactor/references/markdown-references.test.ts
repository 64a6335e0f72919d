import { describe, expect, test } from 'vitest';
import { createInspector } from '../../check/inspect-site.ts';
import { complaints, siteWith, smallCollections, smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import { findReferences } from './find-references.ts';
import { applyPlan, planRename } from './plan-rename.ts';
import { resolveName } from './resolve-name.ts';

const second = smallSite['pages/second.json'];
const text = `[a](/second) and [/second](/second?x=1#guide "t"), [c][d], ![/second](example.svg), \`[x](/second)\`
[e](</second> "f") <files:example.zip>

\`\`\`
[x](/second)
\`\`\`

[d]: /second#guide
`;

test.each([
  ['route', '/second', '/third', 4],
  ['asset', 'images/example.svg', 'images/third.svg', 1],
  ['asset', 'files/example.zip', 'files/third.zip', 1],
  ['section', '/second#guide', 'third', 2],
])('the %s %s is found and renamed in Markdown', async (kind, name, to, count) => {
  const sections = [...second.sections, { type: 'article', content: 'a.md' }];
  const site = await siteWith({ 'pages/second.json': { ...second, sections }, 'pages/a.md': text });
  const { model } = createInspector()(site);
  const resolved = resolveName(kind, name, model);
  const uses = findReferences(resolved, model).filter(({ file }) => file.file === 'pages/a.md');
  expect(uses).toHaveLength(count);
  const changed = planRename(resolved, to, model).changes.find(({ file }) => file === 'pages/a.md');
  expect(changed?.text).toMatchSnapshot();
});

describe('a heading', () => {
  const home = smallSite['pages/home.json'];
  const declared = JSON.parse(smallCollections['pages/collections/news.json'] as string);
  const content = { kind: 'Markdown', description: 'The text.' };
  const point = (zh: string, en = zh) => ({ zh: `[x](${zh})`, en: `[x](${en})` });
  const files = {
    'pages/second.json': {
      ...second,
      sections: [...second.sections, { type: 'article', content: { zh: 'a.zh.md', en: 'a.en.md' } }],
    },
    'pages/a.zh.md': '## API\n\n[一](#api)、[二](/item/1#steps-2)、[三](#guide)。\n\n## 安装\n',
    'pages/a.en.md': '## API\n\n[One](#api), [two](/second#api "t"), [three](#guide).\n\n## Set up\n',
    'pages/collections/news.json': { ...declared, fields: { ...declared.fields, content } },
    'assets/records/news/a.json': { ...smallNews[0], content: 'a.md' },
    'assets/records/news/a.md': 'See [this](#steps).\n\n## Steps\n\nText\n\n## Steps\n',
    'assets/records/news/b.json': { ...smallNews[1], content: '## Say "so" ##\n\n[so](#say-so)' },
    'pages/home.json': {
      ...home,
      sections: [
        ...home.sections,
        {
          type: 'prose',
          id: 'links',
          points: [
            point('/second#api'),
            point('/second#安装', '/second#set-up'),
            point('/item/1#steps', '/item/2#say-so'),
          ],
        },
      ],
    },
  };
  const texts = [
    'pages/home.json',
    'pages/a.zh.md',
    'pages/a.en.md',
    'assets/records/news/a.md',
    'assets/records/news/b.json',
  ];

  test.each([
    ['pages/a.en.md#api', 'Reference', { 'pages/a.en.md': 3, 'pages/home.json': 1 }],
    ['/second#安装', '装 `pagewright`', { 'pages/a.zh.md': 1, 'pages/home.json': 1 }],
    ['/item/1#steps', 'What to do', { 'assets/records/news/a.md': 2, 'pages/a.zh.md': 1, 'pages/home.json': 1 }],
    ['/item/2#say-so', 'Say "no"', { 'assets/records/news/b.json': 2, 'pages/home.json': 1 }],
    [
      '/second#guide',
      'start',
      { 'pages/a.zh.md': 1, 'pages/a.en.md': 1, 'pages/second.json': 1, 'pages/home.json': 2 },
    ],
  ])('%s is renamed with its links', async (name, to, edits) => {
    const site = await siteWith(files);
    const { model } = createInspector()(site);
    const plan = planRename(resolveName(undefined, name, model), to, model);
    expect(Object.fromEntries(plan.changes.map((change) => [change.file, change.edits]))).toEqual(edits);
    const after = applyPlan(site, plan);
    expect(createInspector()(after).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const lines = texts.flatMap((file) => {
      const old = new Set(site.files[file]?.split('\n'));
      return after.files[file]?.split('\n').filter((line) => !old.has(line));
    });
    expect(lines.map((line) => line?.trim())).toMatchSnapshot();
  });

  test('is refused new words that are no heading, and a link that names those of two languages', async () => {
    const { model } = createInspector()(await siteWith(files));
    const rename = (to: string) => () => planRename(resolveName('anchor', '/item/1#steps', model), to, model);
    expect(rename('a\n\n## b')).toThrow('is no heading');
    expect(rename('')).toThrow('is no heading');
    expect(() => resolveName('anchor', '/second#stup', model)).toThrow('No section or heading of "/second"');
    expect(() => planRename(resolveName('anchor', '/second#api', model), 'B', model)).toThrow('Say which');
  });

  test('and its links are found', async () => {
    expect((await complaints(files)).filter((line) => line.includes('#'))).toEqual([]);
  });
});
