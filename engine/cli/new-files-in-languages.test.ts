import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatProblem } from '../check/problem.ts';
import { runCommand } from '../testing/run-command.ts';
import { checkFolder } from './check-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pagewright-languages-')), 'lab');
  for (const method of ['log', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(folder, '..'), { recursive: true });
});

const read = (file: string) => readFile(join(folder, file), 'utf8');
const texts: Record<string, string> = {
  fr: 'Une citation.',
  de: 'Ein Zitat.',
  ja: '引用。',
  zh: '一句引文。',
  'zh-Hant': '一句引文。',
  en: 'A quotation.',
};

test.each([
  [['fr'], 'fr', 'fr'],
  [['zh'], 'zh', 'zh'],
  [['zh-Hant', 'en'], 'en', 'zh-Hant'],
  [['de', 'ja'], 'de', 'de'],
])('each scaffold of a site in %j takes texts in its languages, and passes the check', async (languages, en, zh) => {
  expect(await runCommand('new', folder, '--languages', languages.join(','))).toBe(0);
  const make = (command: string, ...options: string[]) => runCommand(command, '--site', folder, ...options);
  const described = ['--description', languages.map((code) => texts[code]).join(' | ')];
  const section = ['--name', 'quotation', '--fields', 'quote:text,more:links,rows:rows,title:field'];
  const source = ['--name', 'event.all', '--path', '/api/v1/event/all', '--fields', 'title:text,body:html'];
  const collection = ['--name', 'talk', '--fields', 'slug:RecordSlug,title:PlainText,day:Day'];
  const titled = ['--title', languages.map((code) => `${texts[code]} ${code}`).join(' | ')];
  expect(await make('new:collection', ...collection, ...described)).toBe(0);
  expect(await make('new:section', ...section, ...described)).toBe(0);
  expect(await make('new:source', ...source, ...described)).toBe(0);
  expect(await make('new:page', '--id', 'quotes', '--route', '/quotes', '--folder', '.', ...titled)).toBe(0);
  const record =
    languages.length === 1
      ? texts[languages[0] ?? '']
      : Object.fromEntries(languages.map((code) => [code, texts[code]]));
  const values = JSON.stringify({ slug: 'second', title: record, day: '2025-01-31' });
  expect(await make('new:record', '--collection', 'talk', '--values', values)).toBe(0);
  const problems = (await checkFolder(folder)).filter(({ code }) => !['missing-words', 'unlinked-page'].includes(code));
  expect(problems.map(formatProblem)).toEqual([]);
  const descriptor = await read('sections/quotation/descriptor.ts');
  expect(descriptor).toContain(`/**\n * ${texts[en]}\n`);
  expect(descriptor).toContain(`@zh ${texts[zh]}\n`);
  for (const { section: example } of JSON.parse(await read('sections/quotation/example.json')))
    expect(languages.length === 1 ? typeof example.quote : Object.keys(example.quote)).toEqual(
      languages.length === 1 ? 'string' : languages,
    );
  if (languages.length > 1)
    await expect(make('new:section', '--name', 'other', '--fields', 'a:text', '--description', 'One.')).rejects.toThrow(
      `is 1 of 2 texts: write one in each language (${languages.join(' | ')})`,
    );
});
