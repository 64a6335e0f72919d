import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem } from '../check/problem.ts';
import { smallCollections, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { writeSmallAssets } from '../testing/small-assets.ts';
import { createSiteOpener } from './open-site.ts';

let folder: string;
const write = async (file: string, text: string) => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-styles-'));
  for (const [file, content] of Object.entries({ ...smallSite, 'assets/records/news/news.json': smallNews }))
    await write(file, JSON.stringify(content));
  for (const [file, text] of Object.entries(smallCollections)) await write(file, text);
  await writeSmallAssets(folder);
});
afterEach(() => rm(folder, { recursive: true }));

test('a site uses its styles and the files that they reference', async () => {
  await write('assets/images/wave.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await createSiteOpener(folder).open()).problems.map(({ code }) => code)).toEqual(['unused-asset']);
  await write('pages/theme.css', '/* ours */\n.card {\n  background: url("/images/wave.svg#a") ;\n}\n');
  const { problems, context } = await createSiteOpener(folder).open();
  expect(problems).toEqual([]);
  expect(context?.themeCss).toBe('.card{background:url(/images/wave.svg#a)}');
});

test.each([
  ['.card { color: red; }\n.row { co lor: red; }', 'pages/theme.css:2:10  The CSS cannot be read from here on'],
  [
    '.card { background: url(/images/exmple.svg) }',
    'pages/theme.css:1:21  "/images/exmple.svg" is no file of this site.',
  ],
  ['.card { background: url(example.svg) }', 'pages/theme.css:1:21  "example.svg" is no file of this site.'],
  [
    '@import "https://fonts.example.com/a.css";',
    'pages/theme.css:1:1  "https://fonts.example.com/a.css" is no file of',
  ],
])('reports %s with its position', async (text, says) => {
  await write('pages/theme.css', text);
  const { problems, context } = await createSiteOpener(folder).open();
  expect(problems.map(formatProblem).join('\n')).toContain(says);
  expect(context).toBeUndefined();
});

test('invalid styles are replaced by the last valid ones during development', async () => {
  const { open } = createSiteOpener(folder, { live: true });
  await write('pages/theme.css', '.card { color: red }');
  expect((await open()).context?.themeCss).toBe('.card{color:red}');
  await write('pages/theme.css', '.card { co lor }');
  const broken = await open();
  expect([broken.problems.length, broken.context?.themeCss]).toEqual([1, '.card{color:red}']);
});

const extensions = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts', 'json'];
const unread = ['vite', 'webpack', 'rollup', 'postcss', 'tailwind', 'uno'].flatMap((tool) =>
  extensions.map((extension) => `${tool}.config.${extension}`),
);

test.each([...unread, '.postcssrc', '.postcssrc.json', '.postcssrc.yaml'])(
  '%s gets a warning with an alternative',
  async (file) => {
    await write(file, '');
    const { problems, context } = await createSiteOpener(folder).open();
    expect(problems).toMatchObject([{ file, code: 'unread-configuration', severity: 'warning' }]);
    expect(problems[0]?.message).toContain(`Pagewright does not read ${file}. Write plain CSS: pages/theme.css`);
    expect(problems[0]?.message.includes('vitest.config')).toBe(file.startsWith('vite.'));
    expect(context).toBeDefined();
  },
);

test.each(['vitest.config.ts', 'vite.config.md', 'my-vite.config.ts', 'tools/vite.config.ts', 'tsconfig.json'])(
  '%s gets no warning',
  async (file) => {
    await write(file, '');
    expect((await createSiteOpener(folder).open()).problems).toEqual([]);
  },
);
