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
  test('creates its folders, and leaves no other files', async () => {
    await writeAtomically(join(folder, 'a/b/c.txt'), 'new');
    expect(await readFile(join(folder, 'a/b/c.txt'), 'utf8')).toBe('new');
    expect(await readdir(join(folder, 'a/b'))).toEqual(['c.txt']);
  });

  test('replaces the whole content', async () => {
    await writeFile(join(folder, 'a.txt'), 'a longer old text');
    await writeAtomically(join(folder, 'a.txt'), new TextEncoder().encode('new'));
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('new');
  });

  test('that fails halfway leaves only the old file', async () => {
    await writeFile(join(folder, 'a.txt'), 'old');
    const broken = { toString: () => 'new' } as unknown as string;
    await expect(writeAtomically(join(folder, 'a.txt'), broken)).rejects.toThrow(TypeError);
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['a.txt']);
  });

  test('that fails at the rename leaves only what was there', async () => {
    await mkdir(join(folder, 'taken/inside'), { recursive: true });
    await expect(writeAtomically(join(folder, 'taken'), 'new')).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['taken']);
    expect(await readdir(join(folder, 'taken'))).toEqual(['inside']);
  });

  test('to a full disk reports the name of the final file', async () => {
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

  test('many times at once results in one complete version', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
    await Promise.all(texts.map((text) => writeAtomically(join(folder, 'a.txt'), text)));
    expect(texts).toContain(await readFile(join(folder, 'a.txt'), 'utf8'));
    expect(await readdir(folder)).toEqual(['a.txt']);
  });
});

describe('listing files', () => {
  test('returns sorted relative paths, without folders and links', async () => {
    await mkdir(join(folder, 'b/empty'), { recursive: true });
    await writeFile(join(folder, 'b/c.txt'), '');
    await writeFile(join(folder, 'a.txt'), '');
    await symlink('/etc', join(folder, 'link'));
    await symlink('/etc/passwd', join(folder, 'b/passwd'));
    expect(await listFiles(folder)).toEqual(['a.txt', 'b/c.txt']);
  });

  test('omits temporary files and folders, and only those', async () => {
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

  test('rejects for a folder that does not exist', async () => {
    await expect(listFiles(join(folder, 'lost'))).rejects.toThrow(/ENOENT/);
  });
});
