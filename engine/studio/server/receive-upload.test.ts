import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { receiveUpload, refuseCanceled } from './receive-upload.ts';

let small: SmallFolder;
beforeEach(async () => {
  small = await smallFolder({});
});
afterEach(() => small.remove());

const { signal } = new AbortController();
const path = () => join(small.folder, 'assets/files/a.zip');
const names = () => readdir(join(small.folder, 'assets/files'));
const bytes = () => Readable.from([Buffer.from('one'), Buffer.from('two')]);

test('a file on its way has all bytes in a temporary file next to its path, which goes afterwards', async () => {
  const before = await names();
  const text = await receiveUpload({ stream: bytes(), signal }, path(), (temporary) => readFile(temporary, 'utf8'));
  expect(text).toBe('onetwo');
  expect(await names()).toEqual(before);
});

test('a disk that fills up on the way, or cannot be written, is a message in both languages', async () => {
  const before = await names();
  const fails = (code: string) => () =>
    new Writable({
      write: (_bytes, _encoding, done) => done(Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })),
    });
  for (const [code, en, zh] of [
    ['ENOSPC', 'no room', '空间不足'],
    ['EDQUOT', 'no room', '空间不足'],
    ['EIO', 'EIO: write', '无法写入'],
  ] as const)
    await expect(receiveUpload({ stream: bytes(), signal }, path(), names, fails(code)), code).rejects.toMatchObject({
      messages: { en: expect.stringContaining(en), zh: expect.stringContaining(zh) },
    });
  expect(await names()).toEqual(before);
});

test('a cancel is told apart from a failure, also after the last byte', async () => {
  const cancel = new AbortController();
  const use = async () => {
    cancel.abort();
    refuseCanceled(cancel.signal);
  };
  await expect(receiveUpload({ stream: bytes(), signal: cancel.signal }, path(), use)).rejects.toMatchObject({
    code: 'canceled',
  });
});
