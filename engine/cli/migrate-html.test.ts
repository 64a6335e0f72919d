import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileText, smallCollections, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { refreshSchemas } from '../generate/schemas/refresh-schemas.ts';
import { listFiles, writeAtomically } from '../site/files/files.ts';
import { root } from '../site/paths.ts';
import { writeSmallAssets } from '../testing/small-assets.ts';
import { siteCommands } from './commands.ts';
import { migrateHtml } from './migrate-html.ts';

let site: string;
let printed: string[];
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-migrate-html-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(site, { recursive: true });
});

/** Writes the small site with these texts of its news. */
async function writeSite(...contents: unknown[]): Promise<void> {
  const news = contents.map((content, index) => ({ ...smallNews[0], id: index + 1, content }));
  const files = { ...smallCollections, ...smallSite, 'assets/records/news/all.json': news };
  for (const [file, content] of Object.entries(files)) await writeAtomically(join(site, file), fileText(content));
  await writeSmallAssets(site);
}

const text = (file: string) => readFile(join(site, file), 'utf8');
const records = async () => JSON.parse(await text('assets/records/news/all.json')) as { content: unknown }[];
const kind = async () => JSON.parse(await text('pages/collections/news.json')).fields.content.kind;
const texts = async () => (await listFiles(site)).filter((file) => file.endsWith('.md'));

const long = `<h2>Results</h2><p>See <a href="/second">the <b>second</b> page</a>, {product} &amp; <code>a {{b}}</code>.</p>
<ul><li>one<ol start="3"><li>two</li></ol></li><li><p>three</p></li></ul>
<table><thead><tr><th scope="col">Size</th><th>Speed</th></tr></thead>
<tbody><tr><th scope="row"><code>a|b</code></th><td>2 * 3 * 4</td></tr><tr><th scope="row">y</th><td></td></tr></tbody></table>
<pre><code>if (a &lt; b) { {{c}} }</code></pre><p>It costs $5<br>or &lt;6&gt;.</p><p><img src="/images/example.svg" alt="A [picture]"></p>`;

test('HTML becomes Markdown that shows the same: short texts in place, long ones in files by language', async () => {
  await writeSite(
    { zh: '<p>一个<strong>词：</strong>短文</p>', en: '<a href="/second">Short</a>' },
    { zh: long, en: long },
    '',
  );
  expect([await migrateHtml({ site }), printed.filter((line) => /loses/.test(line))]).toEqual([0, []]);
  expect(printed).toContain(
    'pages/collections/news.json: "content" is Markdown: 5 texts, 2 of them in files of their own. Check its description.',
  );
  expect((await records()).map(({ content }) => content)).toEqual([
    { zh: '一个**词：**短文', en: '[Short](/second)' },
    { zh: 'all/2.zh.md', en: 'all/2.en.md' },
    '',
  ]);
  expect(await kind()).toBe('Markdown');
  expect(await text('assets/records/news/all/2.en.md')).toMatchInlineSnapshot(`
    "## Results

    See [the **second** page](/second), {product} & \`a {{b}}\`.

    - one

      3. two

    - three

    | Size | Speed |
    | --- | --- |
    | **\`a\\|b\`** | 2 \\* 3 \\* 4 |
    | **y** |     |

    \`\`\`
    if (a < b) { {c} }
    \`\`\`

    It costs \\$5  
    or \\<6>.

    ![A \\[picture\\]](example.svg)
    "
  `);
});

const lossy =
  '<p>a <span lang="fr">b</span></p><table><tbody><tr><td colspan="2">c</td></tr><tr><td>d</td><td>e</td></tr></tbody></table>';

test('a field stays HTML if a text would lose something, and the losses are listed', async () => {
  await writeSite('<p>sound</p>', { zh: '<p>文</p>', en: lossy });
  expect(await migrateHtml({ site })).toBe(1);
  expect(printed).toMatchInlineSnapshot(`
    [
      "pages/collections/faq.json: "answer" is Markdown: 0 texts, 0 of them in files of their own. Check its description.",
      "pages/collections/module.json: "note" is Markdown: 0 texts, 0 of them in files of their own. Check its description.",
      "pages/collections/news.json: "content" stays HTML: 1 of its 3 values would lose content.",
      "  assets/records/news/all.json /1/content/en loses: lang="fr" colspan="2"",
      "pages/collections/survey-report.json: "content" is Markdown: 0 texts, 0 of them in files of their own. Check its description.",
      "migrate: 3 of 4 HTML fields of collections became Markdown; --lossy converts also fields whose values lose content.",
    ]
  `);
  expect([await kind(), await texts(), (await records())[0]?.content]).toEqual(['HtmlText', [], '<p>sound</p>']);
  printed.length = 0;
  expect(await migrateHtml({ site, lossy: true })).toBe(0);
  expect(printed).toContainEqual(expect.stringContaining('loses: lang="fr" colspan="2"'));
  expect([await kind(), await texts()]).toEqual([
    'Markdown',
    ['assets/records/news/all/2.en.md', 'assets/records/news/all/2.zh.md'],
  ]);
});

test('a dry run writes nothing', async () => {
  await writeSite({ zh: long, en: long });
  expect(await migrateHtml({ site, dry: true })).toBe(0);
  expect(printed.at(-1)).toBe('migrate: 4 of 4 HTML fields of collections would become Markdown.');
  expect([await kind(), await texts()]).toEqual(['HtmlText', []]);
});

test('HTML in an own section, which its descriptor declares, is listed with what to do', async () => {
  await writeSite('<b>x</b>');
  const stock = await readFile(join(root, 'engine/testing/own-code/sections/stock/descriptor.ts'), 'utf8');
  await writeAtomically(join(site, 'sections/stock/descriptor.ts'), stock.replaceAll('Label', 'HtmlText'));
  await writeAtomically(join(site, 'sections/stock/stock.tsx'), 'export default () => null;\n');
  const sections = [{ type: 'stock', what: '<p><b>Lamps</b> <span lang="fr">au</span></p>' }];
  await writeAtomically(join(site, 'pages/second.json'), fileText({ ...smallSite['pages/second.json'], sections }));
  await refreshSchemas(site);
  expect(await migrateHtml({ site })).toBe(1);
  expect(await kind()).toBe('Markdown');
  expect(printed.slice(-8)).toEqual([
    expect.stringMatching(/^pages\/second\.json:\d+:\d+ {2}sections\[0\] \(stock\)\.what stays HTML\. As Markdown:$/),
    '  "**Lamps** au"',
    '  Markdown loses: lang="fr"',
    'Code declares these fields, so migrate does not change them. Change these lines:',
    "  sections/stock/descriptor.ts:1  import type { HtmlText, SectionBase } from 'pagewright/section'; → import type { Markdown, SectionBase } from 'pagewright/section';",
    '  sections/stock/descriptor.ts:12  what: HtmlText; → what: Markdown;',
    'Then run "npm run schemas" and write the values as above. The renderers can stay: they receive HTML.',
    'migrate: 4 of 4 HTML fields of collections became Markdown.',
  ]);
}, 60_000);

test('--lossy without --html is refused', async () => {
  await expect(siteCommands.migrate?.run({ site, lossy: true })).rejects.toThrow('give --html too');
});
