import { mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listFiles, writeAtomically } from './files.ts';
import { temporaryPath } from './temporary-path.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-files-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('writing a file', () => {
  test('makes its folders, and leaves nothing else there', async () => {
    await writeAtomically(join(folder, 'a/b/c.txt'), 'new');
    expect(await readFile(join(folder, 'a/b/c.txt'), 'utf8')).toBe('new');
    expect(await readdir(join(folder, 'a/b'))).toEqual(['c.txt']);
  });

  test('replaces what was there, whole', async () => {
    await writeFile(join(folder, 'a.txt'), 'a longer old text');
    await writeAtomically(join(folder, 'a.txt'), new TextEncoder().encode('new'));
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('new');
  });

  test('that fails on the way leaves the old file and no other', async () => {
    await writeFile(join(folder, 'a.txt'), 'old');
    const broken = { toString: () => 'new' } as unknown as string;
    await expect(writeAtomically(join(folder, 'a.txt'), broken)).rejects.toThrow(TypeError);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['a.txt']);
  });

  test('that fails at its end leaves what stands in its place and no other', async () => {
    await mkdir(join(folder, 'taken/inside'), { recursive: true });
    await expect(writeAtomically(join(folder, 'taken'), 'new')).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['taken']);
    expect(await readdir(join(folder, 'taken'))).toEqual(['inside']);
  });

  test('to a full disk is told of by the file that was to be written', async () => {
    await writeFile(join(folder, 'a.txt'), 'old');
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const probe = await open(join(folder, 'a.txt'));
    const handles = vi.spyOn(Object.getPrototypeOf(probe), 'writeFile').mockRejectedValue(full);
    await probe.close();
    const said = await writeAtomically(join(folder, 'a.txt'), 'new').catch(({ message }: Error) => message);
    handles.mockRestore();
    expect(said).toBe(`cannot write ${join(folder, 'a.txt')}: the disk is full.`);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['a.txt']);
  });

  test('many times at once gives one of them, whole', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
    await Promise.all(texts.map((text) => writeAtomically(join(folder, 'a.txt'), text)));
    expect(texts).toContain(await readFile(join(folder, 'a.txt'), 'utf8'));
    expect(await readdir(folder)).toEqual(['a.txt']);
  });
});

describe('listing files', () => {
  test('gives their paths below the folder, sorted, without folders and links', async () => {
    await mkdir(join(folder, 'b/empty'), { recursive: true });
    await writeFile(join(folder, 'b/c.txt'), '');
    await writeFile(join(folder, 'a.txt'), '');
    await symlink('/etc', join(folder, 'link'));
    await symlink('/etc/passwd', join(folder, 'b/passwd'));
    expect(await listFiles(folder)).toEqual(['a.txt', 'b/c.txt']);
  });

  test('leaves out what is not finished, a file or all of a folder, and nothing else that is called so', async () => {
    for (const name of ['a.txt', 'notes.tmp', 'b/c.txt']) {
      await mkdir(join(folder, 'b'), { recursive: true });
      await writeFile(join(folder, name), '');
    }
    await writeFile(temporaryPath(join(folder, 'b/c.txt')), '');
    await writeFile(join(folder, 'a.txt.99999999-1a2b3c4d.tmp'), '');
    const made = temporaryPath(join(folder, 'made'));
    await mkdir(made);
    await writeFile(join(made, 'd.txt'), '');
    expect(await listFiles(folder)).toEqual(['a.txt', 'b/c.txt', 'notes.tmp']);
    expect(await listFiles(made)).toEqual(['d.txt']);
  });

  test('of a folder that is not there is refused', async () => {
    await expect(listFiles(join(folder, 'lost'))).rejects.toThrow(/ENOENT/);
  });
});
