import { createWriteStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../site/files/refusal.ts';
import { temporaryPath } from '../../site/files/temporary-path.ts';

export interface UploadStream {
  stream: Readable;
  /** The announced number of bytes. */
  length?: number;
  /** Aborts when the browser cancels. */
  signal: AbortSignal;
}

/**
 * Streams an upload to a temporary file next to a path, passes it to `use` and removes it. Refuses if the disk is full, the
 * file cannot be written or the browser cancels.
 */
export async function receiveUpload<T>(
  { stream, length = 0, signal }: UploadStream,
  path: string,
  use: (temporary: string) => Promise<T>,
  openFile: (path: string) => Writable = newFile,
): Promise<T> {
  const temporary = temporaryPath(path);
  try {
    await mkdir(dirname(path), { recursive: true });
    const { bavail, bsize } = await statfs(dirname(path));
    if (length > bavail * bsize) throw new Refusal(refusals.full, 'disk-full');
    await pipeline(stream, openFile(temporary), { signal });
    return await use(temporary);
  } catch (error) {
    throw refusalOf(error as NodeJS.ErrnoException, signal);
  } finally {
    await rm(temporary, { force: true });
  }
}

function newFile(path: string): Writable {
  return createWriteStream(path, { flags: 'wx', flush: true });
}

function refusalOf(error: NodeJS.ErrnoException, { aborted }: AbortSignal): Error {
  const { code = '' } = error;
  if (error instanceof Refusal) return error;
  if (aborted || ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'].includes(code))
    return new Refusal(refusals.canceled, 'canceled');
  if (['ENOSPC', 'EDQUOT'].includes(code)) return new Refusal(refusals.full, 'disk-full');
  return error.syscall === undefined ? error : new Refusal(refusals.cannotWrite(error.message), 'cannot-write');
}

/** Throws if the browser has canceled. */
export function refuseCanceled({ aborted }: AbortSignal): void {
  if (aborted) throw new Refusal(refusals.canceled, 'canceled');
}

const refusals = {
  full: {
    en: 'The disk has no room for this file. Free some space, then upload it again. Nothing was saved.',
    zh: '磁盘空间不足，无法保存此文件。请先腾出空间再重新上传。未保存任何内容。',
  },
  canceled: { en: 'The upload was canceled. Nothing was saved.', zh: '上传已取消，未保存任何内容。' },
  cannotWrite: (reason: string) => ({
    en: `The file cannot be written (${reason}). Nothing was saved.`,
    zh: `无法写入文件（${reason}）。未保存任何内容。`,
  }),
};
