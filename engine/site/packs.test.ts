import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { codeFolders } from './code-folders.ts';
import { codeHash } from './code-hash.ts';
import { readSiteConfig } from './config/read-site-config.ts';
import { readEngineWords } from './engine-words.ts';
import { readOwnParts } from './own-parts.ts';
import { listPacks, withPackThemes } from './packs.ts';
import { root } from './paths.ts';

const levels = 'pagewright-pack-levels';

let small: SmallFolder;
beforeEach(async () => {
  small = await smallFolder();
  await mkdir(join(small.folder, 'node_modules'));
  await symlink(join(root, 'engine/examples/pack-levels'), join(small.folder, 'node_modules', levels));
});
afterEach(() => small.remove());

const write = async (file: string, text: string) => {
  await mkdir(join(small.folder, file, '..'), { recursive: true });
  await writeFile(join(small.folder, file), text);
};
const check = async () => (await small.run('check', '--lang', 'en')).said;
const usePacks = (...names: string[]) => write('pagewright.config.ts', configWith(`packs: ${JSON.stringify(names)}`));
const configWith = (body: string) =>
  `import { defineConfig } from 'pagewright/config';\n\nexport default defineConfig({ ${body} });\n`;

/** Writes a pack with a configuration into the site's `node_modules/`. */
async function addPack(name: string, body = 'rules: []', files: Record<string, string> = {}): Promise<void> {
  const all = {
    'package.json': `{ "name": "${name}", "version": "1.0.0" }`,
    'pagewright.config.ts': configWith(body),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) await write(`node_modules/${name}/${file}`, text);
}

async function addChart(rows: number): Promise<void> {
  const page = JSON.parse(await readFile(join(small.folder, 'pages/second.json'), 'utf8'));
  const row = (_: unknown, index: number) => ({ room: String(index), visitors: String(index) });
  const chart = { type: 'bar-chart', label: 'room', value: 'visitors', rows: Array.from({ length: rows }, row) };
  await write(
    'pages/second.json',
    JSON.stringify({
      ...page,
      sections: [...page.sections.filter(({ type }: { type: string }) => type !== 'bar-chart'), chart],
    }),
  );
}

test('a site uses the sections, rules, words and theme of a pack; control: not without naming it', async () => {
  await addChart(21);
  expect(await check()).toContain('"bar-chart" is not a section type');
  const before = codeHash('site', small.folder);
  await usePacks(levels);
  expect(codeHash('site', small.folder)).not.toBe(before);
  expect(await check()).toMatch(
    /The chart has 21 bars\. Show the largest\. \(warning\)\n(.*\n)*check: 16 files, 1 problem/,
  );
  expect(codeFolders('sections', small.folder)['bar-chart']).toContain('pack-levels/sections/bar-chart');
  expect(readEngineWords(small.folder)['bar-chart']?.largest?.de).toContain('längste');
  expect(readEngineWords(small.folder).shell?.skip?.en).toBe('Skip to the figures');
  expect(withPackThemes({ theme: { colors: { light: { accent: '#111111' } } } }, small.folder).theme).toEqual({
    colors: { light: { accent: '#111111' }, dark: { accent: '#7fd1d1' } },
    radius: 'none',
  });
  await addChart(3);
  expect(await check()).toBe('check: 16 files, no problems');
});

test('the types for own code have the section types of packs and those of the site', async () => {
  await usePacks(levels);
  await write(
    'sections/stamp/descriptor.ts',
    "import type { SectionBase } from 'pagewright/section';\n\nexport interface StampSection extends SectionBase { day: string }\n",
  );
  const { code, said } = await small.run('schemas');
  expect(code, said).toBe(0);
  await write(
    'own.ts',
    `import type { SectionTypes } from 'pagewright/react';

export const chart: SectionTypes['bar-chart'] = { label: 'room', value: 'visitors' };
export const stamp: SectionTypes['stamp'] = { day: '2026-01-01' };
// @ts-expect-error A field is missing, which only the pack's own type knows.
export const nameless: SectionTypes['bar-chart'] = { value: 'visitors' };
// @ts-expect-error No such field.
export const other: SectionTypes['stamp'] = { date: '2026-01-01' };
`,
  );
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    files: ['own.ts', 'schemas/sections.d.ts', join(root, 'node_modules/vite/client.d.ts')],
  };
  await write('tsconfig.json', JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', small.folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
}, 120_000);

test.each([
  [
    'a pack that is not installed',
    "packs: ['pagewright-pack-lost']",
    /"pagewright-pack-lost" is not installed\. Run `npm install pagewright-pack-lost`\./,
  ],
  ['a package that is no pack', "packs: ['plain']", /The package "plain" is not a pack/],
  ['a pack twice', `packs: ['${levels}', '${levels}']`, /is listed twice/],
  [
    'names that only running the configuration tells',
    "packs: ['pagewright', 'pack', 'levels'].length ? ['x'] : []",
    /Write the names of packs as texts/,
  ],
  [
    'a pack with a wrong configuration',
    "packs: ['wrong']",
    /The configuration of the pack "wrong" is wrong\. Unknown key "partz"/,
  ],
  ['a pack with plugins', "packs: ['plugins']", /of the pack "plugins" has the key "vite"/],
  ['a pack with a broken theme', "packs: ['theme']", /of the pack "theme" is wrong\. theme\.json: /],
  [
    'a pack that exports no configuration',
    "packs: ['silent']",
    /of the pack "silent" is wrong\. The file exports no configuration/,
  ],
  [
    'a pack with an unknown color',
    "packs: ['color']",
    /of the pack "color" is wrong\. theme\.json, colors\.light\.acent: .*Did you mean "accent"/,
  ],
  [
    'a part that no page shows',
    "packs: ['color'], parts: { notFound: './parts/lost.tsx' }",
    /do not see "parts\.notFound": site\.json names no page/,
  ],
  ['two packs with one part', "packs: ['one', 'other']", /The packs "one" and "other" both replace "footer"/],
])('%s is a problem of the configuration', async (_, body, expected) => {
  await write('node_modules/plain/package.json', '{ "name": "plain", "version": "1.0.0" }');
  await addPack('wrong', 'partz: {}');
  await addPack('plugins', 'vite: { plugins: [] }');
  await addPack('theme', 'rules: []', { 'theme.json': '{' });
  await addPack('silent', '', { 'pagewright.config.ts': 'export const config = { rules: [] };\n' });
  await addPack('color', 'rules: []', { 'theme.json': '{ "colors": { "light": { "acent": "#111111" } } }' });
  await write('parts/lost.tsx', 'export default () => null;');
  for (const name of ['one', 'other'])
    await addPack(name, "parts: { footer: './parts/footer.tsx' }", {
      'parts/footer.tsx': 'export default () => null;',
    });
  await write('pagewright.config.ts', configWith(body));
  const printed = await check();
  expect(printed).toMatch(expected);
  expect(printed).toContain('pagewright.config.ts:3:');
});

test('a pack may export a promise of its configuration', async () => {
  await addPack('promised', '', {
    'pagewright.config.ts': "export default Promise.resolve({ parts: { footer: './parts/footer.tsx' } });\n",
    'parts/footer.tsx': 'export default () => null;',
  });
  await usePacks('promised');
  expect(await readSiteConfig(small.folder)).toMatchObject({
    mistakes: [],
    parts: { footer: expect.stringContaining('promised/parts/footer.tsx') },
  });
});

test('the parts of a site win over those of packs, but a section type of both is an error', async () => {
  for (const name of ['one', 'other'])
    await addPack(name, "parts: { footer: './parts/footer.tsx' }", {
      'parts/footer.tsx': 'export default () => null;',
    });
  await write('parts/footer.tsx', 'export default () => null;');
  await write('pagewright.config.ts', configWith("packs: ['one', 'other'], parts: { footer: './parts/footer.tsx' }"));
  expect((await readSiteConfig(small.folder))?.mistakes).toEqual([]);
  expect((await readOwnParts(small.folder)).shell).toEqual({ footer: join(small.folder, 'parts/footer.tsx') });
  await usePacks('one');
  expect((await readOwnParts(small.folder)).shell.footer).toContain('node_modules/one/parts/footer.tsx');

  await usePacks(levels);
  const [pack] = listPacks(small.folder);
  await cp(join(pack?.folder ?? '', 'sections'), join(small.folder, 'sections'), { recursive: true });
  expect(() => codeFolders('sections', small.folder)).toThrow(
    /"bar-chart" exists twice: .*pack-levels.* and .*sections/,
  );
});
