import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBundle, inlineWorkerPool, titleOnly } from '../testing/inline-worker-pool.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import type { BuildInputs } from './build-tasks.ts';

interface Fault {
  call: string;
  on: RegExp;
  code: string;
}

/** The errors of file system calls by name and path. Mocked before other imports, which read files too. */
const system = vi.hoisted(() => ({ fault: undefined as Fault | undefined }));
vi.mock('node:fs', async (original) => {
  const real = await original<Record<string, unknown>>();
  const faulty = (name: string, call: unknown) => {
    if (typeof call !== 'function' || name === 'default') return call;
    return (...args: unknown[]) => {
      const [path] = args;
      const { fault } = system;
      if (name === fault?.call && typeof path === 'string' && fault.on.test(path))
        throw Object.assign(new Error(`${fault.code}: refused, ${name} '${path}'`), { code: fault.code, path });
      return call(...args);
    };
  };
  return Object.fromEntries(Object.entries(real).map(([name, call]) => [name, faulty(name, call)]));
});

vi.mock('./bundle.ts', async (original) => ({
  ...(await original<object>()),
  bundleEngine: async () => emptyBundle,
}));
vi.mock('./worker-pool.ts', () => ({
  startWorkers: () => ({
    poolFor: (inputs: BuildInputs) => inlineWorkerPool(titleOnly)(inputs, emptyBundle),
    terminate: async () => {},
  }),
}));

let site: SmallFolder;
beforeEach(async () => {
  site = await smallFolder();
  await writeFile(join(site.folder, 'assets/files/notes.txt'), 'A note.');
});
afterEach(async () => {
  system.fault = undefined;
  await site.remove();
});

const told = () => site.run('build').catch(({ message }: Error) => message);

test('a build without errors succeeds', async () => {
  expect(await told()).toMatchObject({ code: 0 });
});

test('an unreadable asset is reported with the system’s error, and not as a file that cannot be written', async () => {
  const asset = join(site.folder, 'assets/files/notes.txt');
  system.fault = { call: 'readFileSync', on: /assets\/files\/notes\.txt$/, code: 'EACCES' };
  expect(await told()).toBe(`EACCES: refused, readFileSync '${asset}'`);
});

test.each([
  ['writeFileSync', /second\/index\.html$/, 'ENOSPC', 'dist/second/index.html: the disk is full.'],
  ['copyFileSync', /notes\.txt$/, 'EFBIG', 'dist/files/notes.txt: the file is larger than the disk allows.'],
  ['renameSync', /\.tmp$/, 'EROFS', 'dist: the disk is read-only.'],
])('a file that %s of %s cannot write is reported with its path in dist', async (call, on, code, says) => {
  system.fault = { call, on, code };
  expect(await told()).toBe(`cannot write ${join(site.folder, says)}`);
});

test('a changed file that cannot be moved in place is reported with its path in dist', async () => {
  await told();
  await writeFile(join(site.folder, 'assets/files/notes.txt'), 'Another note.');
  system.fault = { call: 'renameSync', on: /files\/notes\.txt$/, code: 'EACCES' };
  expect(await told()).toBe(
    `cannot write ${join(site.folder, 'dist/files/notes.txt')}: the folder is not writable for you.`,
  );
});
