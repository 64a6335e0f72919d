import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { neededOptions } from '../../engine/cli/line/options.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { copyRepository, type RepositoryCopy, runProgram, type Said } from '../../engine/testing/repository-copy.ts';
import { commands } from '../commands.ts';

let repository: RepositoryCopy;
let copy: string;
let before: string[];
let made: Said;

const run = (program: string, ...args: string[]) => runProgram(copy, program, ...args);

const page = ['--title', '表面能 | Surface energy'];
const about = ['--description', 'What somebody said', '--description-zh', '某人说过的话'];
/** A field of every kind, within a list too. */
const everyKind =
  'quote:text,notes?:texts,body:html,count?:number,tone?:choice(note,tip),size:choice(small,large),source?:link,more:links,' +
  'face?:picture,people:list(name:text,age?:number,role:choice(author,editor),works?:list(title:text)),' +
  'rows:rows,title:field,note?:field';
/** A field of every kind that records can have; the kind that names a record in another way is that of the documented one. */
const everyFieldKind = Object.keys(
  JSON.parse(readFileSync(join(root, 'schemas/kinds.schema.json'), 'utf8')).definitions.RecordKinds.properties,
)
  .filter((kind) => kind !== 'RecordSlug')
  .map((kind) => `of_${kind}:${kind}`)
  .join(',');
const section = [...about, '--fields', 'quote:text'];
const collection = ['--description', '一条。 | One.', '--fields', 'day:Day'];
const source = [
  '--description',
  'Events.',
  '--description-zh',
  '活动。',
  '--fields',
  'title:text,year:string,seats?:number,body:html',
];

/** A command from its own usage: each required option, with the example from its description. */
function asDocumented(name: string): string[] {
  const asked = commands[name]?.syntax.options.filter((option) => neededOptions.has(option)) ?? [];
  return [
    name,
    ...asked.flatMap(({ long, description }) => {
      const [, example = ''] = /for example (?:"([^"]+)"|(\S+))$/.exec(description)?.filter(Boolean) ?? [];
      return [`${long}`, example];
    }),
  ];
}

beforeAll(async () => {
  repository = await copyRepository();
  copy = repository.folder;
  before = await filesOf(copy);
  made = await repository.run(
    ['new:section', '--name', 'pull-quote', ...about, '--fields', everyKind],
    asDocumented('new:section'),
    asDocumented('new:source'),
    asDocumented('new:collection'),
    ['new:collection', '--name', 'every', '--description', '一条。 | One.', '--fields', everyFieldKind],
    ['new:record', '--collection', 'event'],
    ['new:page', '--id', 'surface', '--route', '/surface', '--folder', 'learning', ...page],
    ['schemas', '--check'],
  );
});
afterAll(() => repository.remove());

async function filesOf(folder: string): Promise<string[]> {
  const houses = ['engine', 'pages', 'assets', 'schemas', 'tools'];
  const lists = await Promise.all(
    houses.map(async (house) => (await listFiles(join(folder, house))).map((file) => `${house}/${file}`)),
  );
  return lists.flat();
}

describe('generated files', () => {
  test('are one folder each, with its schemas, and one file for a page', async () => {
    expect(made.code, made.text).toBe(0);
    const added = (await filesOf(copy)).filter((file) => !before.includes(file));
    expect(added.sort()).toEqual([
      'assets/records/event/event.json',
      'assets/records/every/first.json',
      'assets/records/talk/first.json',
      'engine/client/sources/event.all/descriptor.ts',
      'engine/client/sources/event.all/endpoint.ts',
      'engine/sections/pull-quote/descriptor.ts',
      'engine/sections/pull-quote/example.json',
      'engine/sections/pull-quote/pull-quote.css',
      'engine/sections/pull-quote/pull-quote.tsx',
      'engine/sections/quotation/descriptor.ts',
      'engine/sections/quotation/example.json',
      'engine/sections/quotation/quotation.css',
      'engine/sections/quotation/quotation.tsx',
      'pages/collections/every.json',
      'pages/collections/talk.json',
      'pages/learning/surface.json',
      'schemas/records/event.schema.json',
      'schemas/sections/pull-quote.schema.json',
      'schemas/sections/quotation.schema.json',
      'schemas/sources/event.all.params.schema.json',
      'schemas/sources/event.all.schema.json',
    ]);
    expect(await readFile(join(copy, 'pages/learning/surface.json'), 'utf8')).toContain(
      '"../../schemas/page.schema.json"',
    );
  });

  test('pass format, lint and types, keep the schemas current, and describe each field in both languages', async () => {
    const written = ['engine/sections/pull-quote', 'engine/sections/quotation', 'engine/client/sources/event.all'];
    const biome = await run('node_modules/.bin/biome', 'ci', '--error-on-warnings', ...written);
    expect(biome.code, biome.text).toBe(0);
    // The type check includes their imports. The rest of the repository is already checked.
    const config = { extends: './tsconfig.json', include: written };
    await writeFile(join(copy, 'tsconfig.written.json'), JSON.stringify(config));
    const types = await run('node', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.written.json');
    await rm(join(copy, 'tsconfig.written.json'));
    expect(types).toEqual({ code: 0, text: '' });
    expect(made.code, made.text).toBe(0);
  }, 120_000);

  test('pass the check, except for the missing values of a record, each named', async () => {
    const { code, text } = await repository.run(
      ['check', '--lang', 'en'],
      ['new:record', '--collection', 'event', '--values', '{"title":"Bands","year":"2025"}'],
    );
    expect(code, text).toBe(1);
    const named = [...text.matchAll(/^assets\/records\/event\/event\.json:\d+:\d+ {2}(\S+): null is no value/gm)];
    expect(named.map(([, place]) => place)).toEqual(['[1].title.zh', '[1].title.en', '[1].year']);
    expect(text).toContain('3 problems');
    const file = join(copy, 'assets/records/event/event.json');
    const [first, , third] = JSON.parse(await readFile(file, 'utf8'));
    expect(third).toEqual({ id: 3, title: 'Bands', year: '2025' });
    await writeFile(file, `${JSON.stringify([first, third], null, 2)}\n`);
    const mended = await repository.run(['check']);
    expect(mended.code, mended.text).toBe(0);
  }, 120_000);

  test('pass the tests of examples, imports, sentences and labels', async () => {
    const options = ['--config=tools/test/vitest-config.ts', '--project=unit', '--reporter=verbose', '--maxWorkers=1'];
    const tests = ['examples', 'imports/imports'].map((name) => `tools/test/${name}.test.ts`);
    const texts = ['descriptions', 'titles'].map((name) => `engine/generate/schemas/${name}.test.ts`);
    const { code, text } = await run('node', 'node_modules/vitest/vitest.mjs', 'run', ...options, ...tests, ...texts);
    expect(code, text).toBe(0);
    for (const name of ['pull-quote: Rows from a source', 'quotation: Every field']) expect(text).toContain(name);
  }, 240_000);
});

/** A file of the site's records that holds one of them. */
const single = '2022-04-01-mcloud-2.0';

describe('a scaffold refuses, and writes nothing', () => {
  const refused: [string, string[], RegExp][] = [
    ['without flags', ['new:page'], /Give --id .*--route .*--title /],
    [
      'a page that is there',
      ['new:page', '--id', 'surface', '--route', '/other', '--folder', 'learning', ...page],
      /there already/,
    ],
    ['a route that is taken', ['new:page', '--id', 'other', '--route', '/faq', ...page], /would not pass/],
    [
      'one title for two languages',
      ['new:page', '--id', 'other', '--route', '/other', '--title', 'Surface energy'],
      /is 1 of 2 texts: .*\(zh \| en\)/,
    ],
    ['a malformed id', ['new:page', '--id', '9 lives', '--route', '/lives', ...page], /would not pass/],
    [
      'a folder outside pages',
      ['new:page', '--id', 'x', '--route', '/x', '--folder', '../engine', ...page],
      /cannot be/,
    ],
    ['a section that is there', ['new:section', '--name', 'table', ...section], /there already/],
    ['a malformed section name', ['new:section', '--name', 'Pull_Quote', ...section], /no name for a section/],
    ['an unknown kind of field', ['new:section', '--name', 'x', ...about, '--fields', 'a:color'], /a kind of text/],
    ['a field twice', ['new:section', '--name', 'x', ...about, '--fields', 'a:text,a:text'], /given twice/],
    ['a field name that is taken', ['new:section', '--name', 'x', ...about, '--fields', 'lead:text'], /taken/],
    ['a choice of one', ['new:section', '--name', 'x', ...about, '--fields', 'a:choice(b)'], /two values or more/],
    ['a list of nothing', ['new:section', '--name', 'x', ...about, '--fields', 'a:list()'], /"" is no field/],
    ['a list left open', ['new:section', '--name', 'x', ...about, '--fields', 'a:list(b:text'], /is no field/],
    ['rows that nothing shows', ['new:section', '--name', 'x', ...about, '--fields', 'rows:rows'], /need a field/],
    ['a field of no rows', ['new:section', '--name', 'x', ...about, '--fields', 'a:field'], /Add rows:rows/],
    [
      'rows by another name',
      ['new:section', '--name', 'x', ...about, '--fields', 'a:rows,b:field'],
      /written rows:rows/,
    ],
    ['a collection that is there', ['new:collection', '--name', 'news', ...collection], /there already/],
    ['a malformed collection name', ['new:collection', '--name', 'News', ...collection], /no name for a collection/],
    [
      'a collection’s field of no kind',
      ['new:collection', '--name', 'x', '--description', 'x | y', '--fields', 'a:Dai'],
      /a kind of RecordId, /,
    ],
    [
      'a collection’s field that would not pass',
      ['new:collection', '--name', 'x', '--description', 'x | y', '--fields', 'draft:boolean'],
      /would not pass.*already, which says when it is published/s,
    ],
    [
      'one sentence for two languages',
      ['new:collection', '--name', 'x', '--description', 'x', '--fields', 'a:Day'],
      /is 1 of 2 texts/,
    ],
    ['a record of no source', ['new:record', '--collection', 'nws'], /Did you mean news\?/],
    ['a field that records lack', ['new:record', '--collection', 'news', '--values', '{"titel":""}'], /mean title\?/],
    ['a record beside a single one', ['new:record', '--collection', 'news', '--file', single], /holds one record/],
    ['a record that no list claims', ['new:record', '--collection', 'paper'], /--file with 2016\.json/],
    [
      'a record with a mistake',
      ['new:record', '--collection', 'news', '--values', '{"time":"soon"}'],
      /would not pass.*"soon" is not a day/s,
    ],
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
    ['an unknown flag', ['new:source', '--nane', 'x.all'], /'--nane'\n\(Did you mean --name\?\)/],
  ];
  let said: Said;
  let files: string[];
  beforeAll(async () => {
    files = await filesOf(copy);
    said = await repository.run(...refused.map(([, args]) => args));
  });

  test.each(refused.map(([what, , says], index) => [what, says, index] as const))('%s', (_, says, index) => {
    const [, ...messages] = said.text.split(/^npm run /m);
    expect(messages[index], said.text).toMatch(says);
  });

  test('each with exit code 2 and no file written', async () => {
    expect(said.code).toBe(2);
    expect(await filesOf(copy)).toEqual(files);
  });
});
