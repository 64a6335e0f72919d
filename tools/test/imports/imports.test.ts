import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';
import { layers, type Rule, rules } from './rules.ts';

/** What a file imports, of values or types: paths in the repository, and the names of packages. */
function importsOf(file: string, text: string): string[] {
  const form = /^(?:import|export)\s+[\w\s{},*$]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;
  return [...text.matchAll(form)].map(([, from, bare, lazy]) => {
    const to = from ?? bare ?? lazy ?? '';
    if (to.startsWith('.')) return normalize(join(dirname(file), to));
    return /^(?:node:.*|(@[^/]+\/)?[^/]+)/.exec(to)?.[0] ?? to;
  });
}

/** Every import that a rule forbids, as a sentence with the reason. `sources` holds the text of each file by its path. */
function breaches(sources: Record<string, string>, rules: Rule[]): string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const holding = rules.flatMap(({ from, except, to, but, why }) => {
      const found = from.exec(file);
      if (!found || except?.test(file)) return [];
      return [
        { to: new RegExp(to), but: but === undefined ? undefined : new RegExp(but.replace('$1', found[1] ?? '')), why },
      ];
    });
    return importsOf(file, text).flatMap((one) =>
      holding
        .filter(({ to, but }) => to.test(one) && !but?.test(one))
        .map(({ why }) => `${file} may not import ${one}: ${why}`),
    );
  });
}

/** The circles of imports: each as its files in the order in which they import one another, the first again at its end. */
function circles(sources: Record<string, string>): string[] {
  const found: string[] = [];
  const settled = new Set<string>();
  const visit = (here: string, way: string[]) => {
    const at = way.indexOf(here);
    if (at >= 0) found.push([...way.slice(at), here].join(' → '));
    if (at >= 0 || settled.has(here)) return;
    for (const to of importsOf(here, sources[here] as string)) if (to in sources) visit(to, [...way, here]);
    settled.add(here);
  };
  for (const file of Object.keys(sources)) visit(file, []);
  return found;
}

let sources: Record<string, string>;
beforeAll(async () => {
  const files = await Promise.all(
    ['engine', 'tools'].map(async (house) => (await listFiles(join(root, house))).map((file) => `${house}/${file}`)),
  );
  const code = files.flat().filter((file) => /\.(tsx?|m[jt]s)$/.test(file) && !file.startsWith('tools/bench/peers/'));
  sources = Object.fromEntries(code.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
});

test('no file imports what a rule forbids', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(1000);
  expect(breaches(sources, rules)).toEqual([]);
});

test('no files import one another in a circle', () => {
  expect(circles(sources)).toEqual([]);
  const planted = {
    'a/one.ts': "import type { Two } from './two.ts';\n",
    'a/two.ts': "import { one } from './one.ts';\n",
  };
  expect(circles(planted)).toEqual(['a/one.ts → a/two.ts → a/one.ts']);
});

test('every folder of the engine has its layer', () => {
  const folders = new Set(Object.keys(sources).map((file) => file.split('/').slice(0, 2).join('/')));
  const known = [
    ...layers.map((layer) => `engine/${layer.split('/')[0]}`),
    'engine/testing',
    'engine/examples',
    'engine/create',
    // The documentation site, with its own code.
    'engine/docs',
  ];
  expect([...folders].filter((folder) => folder.startsWith('engine/')).sort()).toEqual([...new Set(known)].sort());
});

/** An import that breaks a rule, for each of them. */
const planted: Record<string, [file: string, line: string]> = {
  'engine-without-tools': ['engine/site/open-site.test.ts', "import { spec } from '../../tools/bench/bench.ts';"],
  'sections-apart': ['engine/sections/table/table.tsx', "import type { Cards } from '../cards/descriptor.ts';"],
  'no-section-by-name': ['engine/build/build.ts', "const table = () => import('../sections/table/table.tsx');"],
  pure: ['engine/check/check.ts', "import { readFileSync } from 'node:fs';"],
  'no-node-in-browsers': ['engine/ui/kit/link.tsx', "import { join } from 'node:path/posix';"],
  'testing-in-tests': ['engine/site/open-site.ts', "import { smallSite } from '../testing/small-folder.ts';"],
  'first-site-apart': ['tools/nightly/fuzz/judge.ts', "import { openSite } from '../../first-site/spec/site.ts';"],
  ...Object.fromEntries(
    layers.slice(0, -1).map((layer, index) => {
      const up = layer.includes('/') ? '../..' : '..';
      const line = `export {\n  a,\n  b,\n} from '${up}/${layers[index + 1]}/a.ts';`;
      return [`below-${layer}`, [`engine/${layer}/b.ts`, line] as [string, string]];
    }),
  ),
  ...Object.fromEntries(
    rules.flatMap(({ name }) => {
      const [, library] = /^(.+)-in-one-place$/.exec(name) ?? [];
      return library ? [[name, ['engine/generate/a.ts', `import a from '${library}';`] as [string, string]]] : [];
    }),
  ),
};

test.each(rules.map(({ name }) => name))('%s: an import that breaks it is found', (name) => {
  const [file, line] = planted[name] as [string, string];
  const alone = rules.filter((rule) => rule.name === name);
  expect(breaches({ [file]: `${line}\n` }, alone)).toHaveLength(1);
  expect(breaches({ [file]: "import { a } from './a.ts';\n" }, alone)).toEqual([]);
});

test('a forbidden import is told with its file and the reason', () => {
  expect(breaches({ 'engine/sections/table/table.tsx': "import '../cards/cards.css';\n" }, rules)).toEqual([
    'engine/sections/table/table.tsx may not import engine/sections/cards/cards.css: a section imports no other section: what two of them need stands in engine/ui/.',
  ]);
});

test('the top level shows what npm, GitHub and readers look for there, and nothing else', () => {
  const made = /^(node_modules|dist|dist\..*|test-results|.*\.log)$/;
  const shown = readdirSync(root).filter((name) => !name.startsWith('.') && !made.test(name));
  const files = ['README.md', 'CHANGELOG.md', 'LICENSE', 'package.json', 'package-lock.json', 'tsconfig.json'];
  const folders = ['assets', 'engine', 'pages', 'schemas', 'tools'];
  expect(shown.sort()).toEqual([...files, ...folders].sort());
});
