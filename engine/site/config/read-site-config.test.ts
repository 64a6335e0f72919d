import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { codeHash } from '../code-hash.ts';
import { watchSite } from '../watch-site.ts';
import { configHash } from './config-modules.ts';
import { readSiteConfig } from './read-site-config.ts';

let small: SmallFolder;
beforeEach(async () => {
  small = await smallFolder();
});
afterEach(() => small.remove());

const write = (file: string, text: string) => writeFile(join(small.folder, file), text);

async function check(text: string, file = 'pagewright.config.ts') {
  await write(file, text);
  return (await small.run('check', '--lang', 'en')).said;
}

const config = (body: string) =>
  `import { defineConfig } from 'pagewright/config';\n\nexport default defineConfig(${body});\n`;

test('a configuration without mistakes is read, and control: a site needs none', async () => {
  expect(await readSiteConfig(small.folder)).toBeUndefined();
  expect(await check(config("{ vite: { plugins: [[{ name: 'a' }], false, Promise.resolve({ name: 'b' })] } }"))).toBe(
    'check: 16 files, no problems',
  );
  expect(await readSiteConfig(small.folder)).toMatchObject({
    file: 'pagewright.config.ts',
    mistakes: [],
    config: { vite: { plugins: [[{ name: 'a' }], false, expect.any(Promise)] } },
  });
});

const mistakes: [name: string, text: string, problem: string][] = [
  [
    'an unknown key',
    config('{\n  vite: {},\n  rules: [{ code: "a", description: "A.", visit: {}, kinds: [] }],\n}'),
    'pagewright.config.ts:5:54  rules[0].kinds: Unknown key "kinds". Allowed: code, severity, description, file, site, visit.',
  ],
  [
    'an unknown key in a constant',
    'const vite = { plugin: [] };\nconst config = { vite } as const;\nexport default config;\n',
    'pagewright.config.ts:1:16  vite.plugin: Unknown key "plugin". Allowed: plugins. Did you mean "plugins"?',
  ],
  [
    'a wrong value',
    config("{ vite: { plugins: 'tailwind' } }"),
    'pagewright.config.ts:3:39  vite.plugins: "vite.plugins" must be a list.',
  ],
  [
    'a function in place of its result',
    config('{ vite: { plugins: [() => ({})] } }'),
    'pagewright.config.ts:3:49  vite.plugins[0]: "vite.plugins.0" is not a Vite plugin, which has a name. Call the function that creates it.',
  ],
  [
    'no export',
    'const config = {};\n',
    'pagewright.config.ts:1:1  The file exports no configuration: write export default defineConfig({ … }).',
  ],
  [
    'an error',
    config('{\n  vite: { plugins: [tailwind()] },\n}'),
    'pagewright.config.ts:4:3  The configuration cannot be loaded: tailwind is not defined.',
  ],
  [
    'a syntax error',
    'export default {\n  vite: ;\n};\n',
    'pagewright.config.ts:2:9  The configuration cannot be loaded: Unexpected token.',
  ],
  [
    'a package that is not installed',
    "import plugin from 'not-installed';\nexport default { vite: { plugins: [plugin()] } };\n",
    "pagewright.config.ts:1:20  The configuration cannot be loaded: Cannot find module 'not-installed'.",
  ],
];

test.each(mistakes)('%s is a problem with its position, and without a stack', async (_, text, problem) => {
  expect((await check(text)).split('\n')[0]).toBe(problem);
  expect((await small.run('info')).code).toBe(0);
});

test('an error in another module is reported there, and a second configuration at its own', async () => {
  await write('names.ts', "export const first = (names: string[]) => {\n  throw new Error('No names');\n};\n");
  await write('pagewright.config.mjs', 'export default {};\n');
  expect(await check("import { first } from './names';\nexport default { vite: first([]) };\n")).toBe(
    [
      'names.ts:2:3  The configuration cannot be loaded: No names.',
      "  2 |   throw new Error('No names');",
      '    |   ^',
      'pagewright.config.mjs:1:1  "pagewright.config.ts" is the configuration, so "pagewright.config.mjs" is not read. Delete one of them.',
      'check: 17 files, 2 problems',
    ].join('\n'),
  );
});

test('the hash contains the modules that the configuration imports, and no others', async () => {
  const hashes = () => [configHash(small.folder), codeHash('site', small.folder)];
  const before = hashes();
  await write(
    'pagewright.config.ts',
    "import { name } from './name.js';\nexport default { vite: { plugins: [{ name }] } };\n",
  );
  await write('name.ts', "export { name } from './deeper';\n");
  await write('deeper.ts', "export const name = 'a';\n");
  const made = hashes();
  expect(made[0]).toBeDefined();
  expect(made[1]).not.toBe(before[1]);
  await write('other.ts', 'export {};\n');
  expect(hashes()).toEqual(made);
  expect(await readSiteConfig(small.folder)).toMatchObject({ config: { vite: { plugins: [{ name: 'a' }] } } });
  await write('deeper.ts', "export const name = 'b';\n");
  for (const [index, hash] of hashes().entries()) expect(hash).not.toBe(made[index]);
  expect(await readSiteConfig(small.folder)).toMatchObject({ config: { vite: { plugins: [{ name: 'b' }] } } });
});

test('a saved configuration or module of it is a change of the site, and another file is not', async () => {
  await write('pagewright.config.ts', "import './part.ts';\nexport default {};\n");
  await write('part.ts', 'export {};\n');
  const paths: string[] = [];
  const stop = new AbortController();
  const noted = async (changes: { path: string }[]) => void paths.push(...changes.map(({ path }) => path));
  const { ended } = await watchSite(small.folder, noted, { signal: stop.signal, paceMs: 20 });
  await write('unrelated.ts', 'export {};\n');
  await write('part.ts', 'export const one = 1;\n');
  await expect.poll(() => paths).toContain(join(small.folder, 'part.ts'));
  await rm(join(small.folder, 'pagewright.config.ts'));
  await expect.poll(() => paths).toContain(join(small.folder, 'pagewright.config.ts'));
  expect(paths.filter((path) => path.endsWith('unrelated.ts'))).toEqual([]);
  stop.abort();
  await ended;
});
