import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { scratchFolder } from '../../test/fixtures/scratch.ts';
import { addEntry, entriesFile } from './entries.ts';

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
    expect(() => entriesFile('/site')).toThrow(/FORMS_FILE is \/site\/.*: visitors would be served what others sent/);
  },
);

test.each([
  ['', '/site/.forms/entries.jsonl'],
  ['/var/forms/a.jsonl', '/var/forms/a.jsonl'],
  ['/site/distance.jsonl', '/site/distance.jsonl'],
  ['/site/..assets.jsonl', '/site/..assets.jsonl'],
])('any other is taken: "%s" is %s', (given, file) => {
  vi.stubEnv('FORMS_FILE', given);
  expect(entriesFile('/site')).toBe(file);
});

test('entries are lines for their owner’s eyes, in a new folder that git leaves alone; one that is there is left as it is', async () => {
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

test('a line that a crash cut off stays alone, and what it was is not changed', async () => {
  const file = join(folder, 'cut.jsonl');
  await writeFile(file, '{"id":"cut');
  await addEntry(file, entry('Ada'));
  expect((await readFile(file, 'utf8')).split('\n').map((line) => line.slice(0, 12))).toEqual([
    '{"id":"cut',
    '{"id":"Ada",',
    '',
  ]);
});

test.runIf(process.platform === 'linux')('a disk that is full is told', async () => {
  await expect(addEntry('/dev/full', entry('Ada'))).rejects.toThrow('ENOSPC');
});
