import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { own, type Step, vitest } from './run-steps.ts';

/** The files that differ from a commit, by default the last one, by path; with those that git does not track yet. */
export function changedFiles(ref?: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const [since = 'HEAD'] = ref === undefined ? [] : git('merge-base', ref, 'HEAD');
  const all = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(all)].filter((file) => file !== '').sort();
}

/** Files that nothing imports are read by these modules: what imports such a module depends on the files. */
const readers: [files: RegExp, modules: string[]][] = [
  [
    /^engine\/sections\/[^/]+\/(?!.*\.test\.).*\.(tsx?|css)$/,
    ['engine/client/runtime/renderers.ts', 'engine/build/bundle.ts'],
  ],
  [
    /^engine\/(sections|client\/sources)\/[^/]+\/(descriptor\.ts|migrations\/|.*\.json$)/,
    ['engine/site/code-folders.ts'],
  ],
  [/^engine\/(model|check|compile|edit|search|cite|ui|client|public)\//, ['engine/build/bundle.ts']],
  [/^(pages|assets)\//, ['engine/site/read-site.ts']],
  [/^schemas\//, ['engine/site/read-site.ts']],
  [
    /^engine\/(check\/report|load|site|generate|refactor|build|server|studio\/server|cli|public)\/|^tools\/(?!(browsers|e2e|nightly|supply|test)\/)/,
    ['engine/testing/child-server.ts', 'engine/testing/repository-copy.ts'],
  ],
];

const isCode = /\.(tsx?|css|json|mjs)$/;

/** The unit tests that files can break: those that import one or what reads it, and those in the folder of one. */
export function relatedModules(files: string[]): string[] {
  const read = files.flatMap((file) => readers.flatMap(([pattern, modules]) => (pattern.test(file) ? modules : [])));
  const beside = files.flatMap((file) => {
    const folder = dirname(file);
    const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => `${folder}/${name}`);
  });
  const code = files.filter((file) => isCode.test(file) && existsSync(join(root, file)));
  return [...new Set([...code, ...read, ...beside])];
}

const e2e = 'tools/e2e';

/** The browser tests that files can break, by name; `all` where any of them may. */
export function browserTests(files: string[]): string[] | 'all' {
  const tests = readdirSync(join(root, e2e)).filter((name) => name.endsWith('.e2e.ts'));
  const found = new Set<string>();
  for (const file of files) {
    const [, type] = /^engine\/sections\/([^/]+)\//.exec(file) ?? [];
    if (/\.test\.tsx?$|\.md$|^schemas\//.test(file)) continue;
    if (type !== undefined) {
      found.add('every-page.e2e.ts');
      const names = new RegExp(`['"=]${type}\\b`);
      for (const name of tests) if (names.test(readFileSync(join(root, e2e, name), 'utf8'))) found.add(name);
    } else if (/^engine\/studio\//.test(file))
      for (const name of tests.filter((name) => name.startsWith('studio'))) found.add(name);
    else if (/^(pages|assets)\//.test(file)) found.add('every-page.e2e.ts');
    else if (tests.includes(file.slice(e2e.length + 1))) found.add(file.slice(e2e.length + 1));
    else if (/^engine\/|^tools\/(e2e|browsers|nightly)\//.test(file)) return 'all';
  }
  return [...found].sort();
}

/** The steps of a test run after a change of files: after types, format and a build, the tests that the files can break. */
export function changedSteps(files: string[]): Step[] {
  const related = relatedModules(files);
  const browser = browserTests(files);
  const [program, ...args] = vitest('tools/test/vitest-config.ts', '--passWithNoTests');
  const unit: Step = {
    name: 'related unit tests',
    command: [program, ...args.map((arg) => (arg === 'run' ? 'related' : arg)), '--run', ...related],
  };
  const paths = browser === 'all' ? [] : browser.map((name) => `${e2e}/${name}`);
  const inBrowser: Step = { name: 'related browser tests', command: vitest(`${e2e}/vitest-config.ts`, ...paths) };
  return [
    { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
    { name: 'types', command: ['npx', 'tsc', '-p', '.'] },
    { name: 'schemas fresh', command: own('schemas', '--check') },
    { name: 'descriptors', command: own('check') },
    ...(related.length > 0 ? [unit] : []),
    ...(browser.length > 0 ? [{ name: 'build', command: own('build') }, inBrowser] : []),
  ];
}
