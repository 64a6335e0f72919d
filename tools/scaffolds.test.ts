import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { type RepositoryCopy, repositoryCopy } from './testing/repository-copy.ts';

let repository: RepositoryCopy;
let copy: string;
let before: string[];
const made: Record<string, Said> = {};

/** What a command said, and its exit code. */
interface Said {
  code: number;
  text: string;
}

/** Runs a program in the copy, with nobody at the terminal. */
function run(program: string, ...args: string[]): Promise<Said> {
  return new Promise((resolve) => {
    const child = execFile(program, args, { cwd: copy, maxBuffer: 1e8 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, text: out + err });
    });
    child.stdin?.end();
  });
}

const own = (...args: string[]) => run('node', 'tools/run.mjs', ...args);
const page = ['--title-zh', '表面能', '--title-en', 'Surface energy'];
const section = [
  '--says',
  'What somebody said',
  '--fields',
  'quote:text,notes?:texts,source?:link,more:links,face?:picture',
];
const source = ['--says', 'Events of a year.', '--fields', 'title:text,year:string,seats?:number,body:html'];

beforeAll(async () => {
  repository = await repositoryCopy();
  copy = repository.folder;
  before = await filesOf(copy);
  made.section = await own('new:section', '--name', 'pull-quote', ...section);
  made.source = await own('new:source', '--name', 'event.list', '--path', '/api/v1/event/{year}', ...source);
  made.page = await own('new:page', '--id', 'surface', '--route', '/surface', '--folder', 'learning', ...page);
}, 40_000);
afterAll(() => repository.remove());

async function filesOf(folder: string): Promise<string[]> {
  const houses = ['engine', 'pages', 'assets', 'schemas', 'tools'];
  const lists = await Promise.all(
    houses.map(async (house) => (await listFiles(join(folder, house))).map((file) => `${house}/${file}`)),
  );
  return lists.flat();
}

describe('what the scaffolds write', () => {
  test('is one folder each, with its schemas; the page is one file', async () => {
    expect(made).toMatchObject({ section: { code: 0 }, source: { code: 0 }, page: { code: 0 } });
    const added = (await filesOf(copy)).filter((file) => !before.includes(file));
    expect(added.sort()).toEqual([
      'assets/records/event/event.json',
      'engine/sections/pull-quote/descriptor.ts',
      'engine/sections/pull-quote/example.json',
      'engine/sections/pull-quote/pull-quote.css',
      'engine/sections/pull-quote/pull-quote.tsx',
      'engine/sources/event.list/descriptor.ts',
      'engine/sources/event.list/endpoint.ts',
      'engine/sources/event.list/example.json',
      'pages/learning/surface.json',
      'schemas/records/event.schema.json',
      'schemas/sections/pull-quote.schema.json',
      'schemas/sources/event.list.params.schema.json',
      'schemas/sources/event.list.schema.json',
    ]);
    expect(await readFile(join(copy, 'pages/learning/surface.json'), 'utf8')).toContain(
      '"../../schemas/page.schema.json"',
    );
  });

  test('passes format, lint, types and the check, and leaves the schemas fresh', async () => {
    const written = ['engine/sections/pull-quote', 'engine/sources/event.list'];
    const biome = await run('node_modules/.bin/biome', 'ci', '--error-on-warnings', ...written);
    expect(biome.code, biome.text).toBe(0);
    const types = await run('node', 'node_modules/typescript/bin/tsc', '-p', '.');
    expect(types.text.split('\n').filter((line) => /pull-quote|event\.list/.test(line))).toEqual([]);
    expect(await own('schemas', '--check')).toEqual({ code: 0, text: '' });
    const check = await own('check');
    expect(check.code, check.text).toBe(0);
  }, 30_000);

  test('passes the tests of examples and walls', async () => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/vitest-config.ts'];
    const { code, text } = await run(
      'node',
      ...vitest,
      '--reporter=verbose',
      'tools/examples.test.ts',
      'tools/walls.test.ts',
    );
    expect(code, text).toBe(0);
    expect(text).toContain('pull-quote');
  }, 30_000);
});

describe('a scaffold refuses, and writes nothing', () => {
  const refused: [string, string[], RegExp][] = [
    ['without flags', ['new:page'], /Give --id .*--route .*--title-zh .*--title-en/],
    [
      'a page that is there',
      ['new:page', '--id', 'surface', '--route', '/other', '--folder', 'learning', ...page],
      /there already/,
    ],
    ['a route that is taken', ['new:page', '--id', 'other', '--route', '/faq', ...page], /would not pass/],
    ['a malformed id', ['new:page', '--id', '9 lives', '--route', '/lives', ...page], /would not pass/],
    [
      'a folder outside pages',
      ['new:page', '--id', 'x', '--route', '/x', '--folder', '../engine', ...page],
      /cannot be/,
    ],
    ['a section that is there', ['new:section', '--name', 'table', ...section], /there already/],
    ['a malformed section name', ['new:section', '--name', 'Pull_Quote', ...section], /no name for a section/],
    [
      'an unknown kind of field',
      ['new:section', '--name', 'x', '--says', 'X', '--fields', 'a:colour'],
      /a kind of text/,
    ],
    ['a field twice', ['new:section', '--name', 'x', '--says', 'X', '--fields', 'a:text,a:text'], /given twice/],
    ['a field name that is taken', ['new:section', '--name', 'x', '--says', 'X', '--fields', 'class:text'], /taken/],
    [
      'records of another source',
      ['new:source', '--name', 'news.old', '--path', '/api/v1/old', ...source],
      /belong to/,
    ],
    [
      'an address that is taken',
      ['new:source', '--name', 'x.all', '--path', '/api/v1/faq/all', ...source],
      /answers at/,
    ],
    [
      'a choice by no field',
      ['new:source', '--name', 'x.all', '--path', '/api/v1/x/{day}', ...source],
      /no needed field/,
    ],
    ['an unknown flag', ['new:source', '--nane', 'x.all'], /--nane. Did you mean --name\?/],
  ];
  let said: Said;
  let files: string[];
  // One process for all of them: starting Node and TypeScript takes longer than refusing.
  beforeAll(async () => {
    files = await filesOf(copy);
    const script = `import { createJiti } from 'jiti';
      const { main } = await createJiti(process.cwd() + '/tools/run.mjs').import('./main.ts');
      for (const args of JSON.parse(process.argv[1])) process.exitCode = await main(args);`;
    const commands = JSON.stringify(refused.map(([, args]) => args));
    said = await run('node', '--input-type=module', '-e', script, commands);
  }, 30_000);

  test.each(refused.map(([what, , says], index) => [what, says, index] as const))('%s', (_, says, index) => {
    const [, ...messages] = said.text.split(/^npm run /m);
    expect(messages[index], said.text).toMatch(says);
  });

  test('each with exit code 2 and no file written', async () => {
    expect(said.code).toBe(2);
    expect(await filesOf(copy)).toEqual(files);
  });
});
