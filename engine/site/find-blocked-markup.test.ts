import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBlockedInBuild } from '../build/find-blocked-in-build.ts';
import { formatProblem } from '../check/problem.ts';
import { findBlockedMarkup } from './find-blocked-markup.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'pagewright-styles-'));
  for (const folder of ['sections/stock', 'sections/chart', 'dist/about', 'dist/files'])
    await mkdir(join(site, folder), { recursive: true });
  await writeFile(
    join(site, 'sections/stock/stock.tsx'),
    'export default () => (\n  <p>\n    <b style={{ inlineSize: `${part}%` }} />\n  </p>\n);\n',
  );
  await writeFile(join(site, 'sections/stock/stock.test.tsx'), '<p style={{}} />');
  await writeFile(join(site, 'sections/chart/chart.tsx'), 'if (style === 1) mystyle = data.style;');
});
afterEach(() => rm(site, { recursive: true }));

const section = (type: string, html: string) => `<section data-section="${type}">${html}</section>`;
const styled = '<b class="bar" style="inline-size:40%"></b>';

test.each([
  ['of a section', section('stock', styled), ['sections/stock/stock.tsx:3:8']],
  ['twice', section('stock', styled + styled), ['sections/stock/stock.tsx:3:8']],
  [
    'after a section of the engine inside it',
    section('stock', section('table', '') + styled),
    ['sections/stock/stock.tsx:3:8'],
  ],
  [
    'of the section itself',
    '<section data-section="stock" style="color:red"></section>',
    ['sections/stock/stock.tsx:3:8'],
  ],
  [
    'that no line of the source writes',
    section('stock', '') + section('chart', styled),
    ['sections/chart/chart.tsx:1:1'],
  ],
  [
    'of two',
    section('chart', styled) + section('stock', styled),
    ['sections/chart/chart.tsx:1:1', 'sections/stock/stock.tsx:3:8'],
  ],
  ['in a text', section('stock', '<p>&lt;b style="color:red"&gt; style="a"</p>'), []],
  ['in the name of another attribute', section('stock', '<p data-style="a"></p>'), []],
  ['without any', section('stock', '<p></p>'), []],
])('finds the source of a style attribute %s', (_, html, places) => {
  const found = findBlockedMarkup(html, site);
  expect(found.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual(places);
  for (const { message, file } of found)
    expect(message).toContain(`${file.replace(/tsx$/, 'css')}; for values that vary, set a data-*`);
  for (const { message } of findBlockedMarkup(html, site, 'zh')) expect(message).toContain('style 属性');
});

test.each([
  ['a style element', '<style>b { color: red }</style>', 'drop the <style> element'],
  ['an inline script', '<script>run()</script>', 'do not run the inline script'],
  ['an event attribute', '<b onclick="run()"></b>', 'drop the event attribute'],
])('reports %s of a section, but none of the engine around it', (_, html, message) => {
  expect(findBlockedMarkup(section('chart', html), site).map(formatProblem)).toEqual([
    expect.stringMatching(new RegExp(`^sections/chart/chart\\.tsx:1:1 .*${message}`)),
  ]);
  const nested = section('stock', section('table', html));
  expect(findBlockedMarkup(html + section('stock', '') + nested + html, site)).toEqual([]);
});

test('reports no data and no script with an address', () => {
  const html = '<script type="application/json">{}</script><script src="/a.js"></script><b data-onclick="a"></b>';
  expect(findBlockedMarkup(section('stock', html), site)).toEqual([]);
});

test('reports each position once for all built pages, and ignores files for download', async () => {
  const html = section('stock', styled);
  for (const file of ['index.html', 'about/index.html']) await writeFile(join(site, 'dist', file), html);
  await writeFile(join(site, 'dist/files/other.html'), section('chart', styled));
  const found = await findBlockedInBuild(join(site, 'dist'), site);
  expect(found.map(formatProblem)).toEqual([
    expect.stringMatching(/^sections\/stock\/stock\.tsx:3:8 {2}Browsers drop/),
  ]);
});
