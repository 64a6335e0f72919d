import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { addEntry, entriesPath } from './entries.ts';

const entry = (name: string) => ({ id: name, time: '', page: 'index.html', section: 'form', values: { name } });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(scratchFolder(), 'pagewright-forms-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

test.each(['dist/entries.jsonl', 'dist', 'dist/../assets/files/a.jsonl', 'assets/.hidden/a.jsonl'])(
  'a file that visitors would be served, %s, is refused in a sentence',
  (file) => {
    vi.stubEnv('FORMS_FILE', `/site/${file}`);
    expect(() => entriesPath('/site')).toThrow(/FORMS_FILE is \/site\/.*: visitors could read what others sent/);
  },
);

test.each([
  ['', '/site/.forms/entries.jsonl'],
  ['/var/forms/a.jsonl', '/var/forms/a.jsonl'],
  ['/site/distance.jsonl', '/site/distance.jsonl'],
  ['/site/..assets.jsonl', '/site/..assets.jsonl'],
])('any other is taken: "%s" is %s', (given, file) => {
  vi.stubEnv('FORMS_FILE', given);
  expect(entriesPath('/site')).toBe(file);
});

test('entries are private lines in a new folder that git ignores; an existing folder is unchanged', async () => {
  const file = join(folder, 'new/entries.jsonl');
  await addEntry(file, entry('Ada'));
  await addEntry(file, entry('李'));
  const lines = (await readFile(file, 'utf8')).split('\n');
  expect(lines.map((line) => line && JSON.parse(line).values.name)).toEqual(['Ada', '李', '']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'new'))).mode & 0o777).toBe(0o700);
  expect(await readFile(join(folder, 'new/.gitignore'), 'utf8')).toBe('*\n');
  await mkdir(join(folder, 'old'));
  await addEntry(join(folder, 'old/entries.jsonl'), entry('Ada'));
  await expect(stat(join(folder, 'old/.gitignore'))).rejects.toThrow('ENOENT');
});

test('a line that a crash truncated stays separate and unchanged', async () => {
  const file = join(folder, 'cut.jsonl');
  await writeFile(file, '{"id":"cut');
  await addEntry(file, entry('Ada'));
  expect((await readFile(file, 'utf8')).split('\n').map((line) => line.slice(0, 12))).toEqual([
    '{"id":"cut',
    '{"id":"Ada",',
    '',
  ]);
});

describe('a file at its maximum size', () => {
  const stored = { fileBytes: 400, files: 3 };
  const linesIn = async (folder: string) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return {
      names,
      texts,
      ids: texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => JSON.parse(line).id),
    };
  };

  test('is set aside without losing entries; at the maximum number, entries are refused with the reason', async () => {
    const own = join(folder, 'rotated');
    const file = join(own, 'entries.jsonl');
    const taken: string[] = [];
    let refusal: Error | undefined;
    for (let number = 0; !refusal && number < 100; number++)
      await addEntry(file, entry(`visitor-${number}`), stored).then(
        () => taken.push(`visitor-${number}`),
        (error) => {
          refusal = error;
        },
      );
    const { names, texts, ids } = await linesIn(own);
    expect(names).toHaveLength(4);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(stored.fileBytes);
    expect(ids.sort()).toEqual(taken.sort());
    expect(refusal?.message).toBe(
      `${own} holds 3 full files of entries: move them elsewhere. Until then no entry is taken.`,
    );
    // Once one is moved away, entries are taken again.
    await rm(join(own, names.find((name) => name !== 'entries.jsonl') as string));
    await addEntry(file, entry('later'), stored);
    expect((await linesIn(own)).ids).toContain('later');
  });

  test('is set aside by the first of several processes, and each entry is stored once', async () => {
    const own = join(folder, 'at-once');
    const all = Array.from({ length: 40 }, (_, number) => `visitor-${number}`);
    await Promise.all(all.map((name) => addEntry(join(own, 'entries.jsonl'), entry(name), { ...stored, files: 99 })));
    expect((await linesIn(own)).ids.sort()).toEqual(all.sort());
  });

  test('accepts an entry that is larger than the maximum, if the file is new', async () => {
    const file = join(folder, 'large/entries.jsonl');
    await addEntry(file, entry('x'.repeat(1000)), stored);
    await addEntry(file, entry('next'), stored);
    expect((await linesIn(join(folder, 'large'))).ids).toHaveLength(2);
  });
});

test.runIf(process.platform === 'linux')('a full disk is reported', async () => {
  await expect(addEntry('/dev/full', entry('Ada'))).rejects.toThrow('ENOSPC');
});
