import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { type Project, type TestStep, vitestRelated } from './run-steps.ts';

/** The files that differ from a commit, including untracked ones. Default: the last commit. */
export function changedFiles(ref?: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const [since = 'HEAD'] = ref === undefined ? [] : git('merge-base', ref, 'HEAD');
  const all = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(all)].filter((file) => file !== '').sort();
}

const e2e = 'tools/e2e';

/** The modules that start the servers of browser tests. */
const [starts, startsDev, startsStudio] = ['browser.ts', 'dev/start-dev.ts', 'studio/start-studio.ts'].map(
  (name) => `${e2e}/${name}`,
) as [string, string, string];
const everyPage = `${e2e}/every-page.e2e.ts`;

/** Files that are read or served without being imported, with the modules that depend on them. */
const readers: [files: RegExp, modules: string[]][] = [
  [/^engine\/sections\/[^/]+\/.*\.(tsx?|css)$/, ['engine/client/runtime/renderers.ts', everyPage]],
  [
    /^engine\/(sections|client\/sources)\/[^/]+\/(descriptor\.ts|migrations\/|.*\.json$)/,
    ['engine/site/code-folders.ts', everyPage],
  ],
  [/^(pages|assets)\//, ['engine/site/read-site.ts', everyPage]],
  [/^schemas\//, ['engine/site/read-site.ts']],
  [
    /^engine\/(check\/report|load|site|generate|refactor|build|server|studio\/server|cli|public)\/|^tools\/(?!(browsers|e2e|nightly|supply|test)\/)/,
    ['engine/testing/child-server.ts', 'engine/testing/repository-copy.ts'],
  ],
  [/^engine\/studio\//, [startsStudio]],
  [/^engine\/(server|client)\/dev\//, [startsDev, startsStudio]],
  [/^engine\/(?!sections\/|studio\/|testing\/|(server|client)\/dev\/)|^tools\/e2e\/serve\.ts/, [starts]],
];

/** The engine's files in the bundle. */
const bundled = /^engine\/(sections\/[^/]+\/.*\.(tsx?|css)$|(model|check|compile|edit|search|cite|ui|client|public)\/)/;

const isTest = /\.(test|e2e)\.tsx?$/;
const isCode = /\.(tsx?|css|json|mjs)$/;

/** The modules whose importers these files can break, and the tests in their folders. */
export function relatedModules(files: string[]): string[] {
  const code = files.filter((file) => isCode.test(file));
  const read = code
    .filter((file) => !isTest.test(file))
    .flatMap((file) => [
      ...readers.flatMap(([pattern, modules]) => (pattern.test(file) ? modules : [])),
      ...(bundled.test(file) ? bundling() : []),
      ...browserTestsOf(file),
    ]);
  const neighbors = files.flatMap((file) => testsIn(dirname(file)).filter((name) => !name.startsWith(`${e2e}/`)));
  return [...new Set([...code.filter((file) => existsSync(join(root, file))), ...read, ...neighbors])];
}

const testsIn = (folder: string) => filesIn(folder).filter((file) => isTest.test(file));

const filesIn = (folder: string) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];

function bundling(): string[] {
  const names = readdirSync(join(root, 'engine'), { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => `engine/${name.replaceAll('\\', '/')}`);
  const ofTests = files.filter((file) => isTest.test(file) || /^engine\/testing\/.*\.ts$/.test(file));
  return ofTests.filter((file) =>
    /^(?!import type).*\/(bundle|build)\.ts'/m.test(readFileSync(join(root, file), 'utf8')),
  );
}

/**
 * The browser tests that name the type of a section, themselves or in a module that they import. Those of the studio
 * and of the dev server only depend on the descriptor.
 */
function browserTestsOf(file: string): string[] {
  const [, type, name = ''] = /^engine\/sections\/([^/]+)\/(.*)/.exec(file) ?? [];
  if (type === undefined) return [];
  const isOfFields = /^descriptor\.ts$|\.json$/.test(name);
  const names = new RegExp(`['"=]${type}\\b`);
  return testsIn(e2e).filter((test) => {
    const modules = [...importsOf(test)];
    if (!isOfFields && modules.some((module) => [startsDev, startsStudio].includes(module))) return false;
    return modules.some((module) => names.test(readFileSync(join(root, module), 'utf8')));
  });
}

function importsOf(module: string, all = new Set<string>()): Set<string> {
  if (all.has(module) || !existsSync(join(root, module))) return all;
  all.add(module);
  for (const [, path = ''] of readFileSync(join(root, module), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    const imported = join(dirname(module), path).replaceAll('\\', '/');
    if (/^(tools|engine\/testing)\//.test(imported)) importsOf(imported, all);
  }
  return all;
}

/** The step that runs the tests that these files can break, if there are any. */
export function relatedTests(files: string[]): TestStep | undefined {
  const related = relatedModules(files);
  const projects: Project[] = ['unit', 'crash', 'browser'];
  if (files.some((file) => file.startsWith('tools/nightly/'))) projects.push('nightly');
  return related.length > 0 ? { name: 'related tests', command: vitestRelated(projects, related) } : undefined;
}
