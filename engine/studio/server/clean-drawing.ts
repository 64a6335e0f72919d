import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FileFlaw } from '../../check/file-flaw.ts';
import { root } from '../../site/paths.ts';

/** A file that calls itself a drawing. */
export interface UploadedDrawing {
  path: string;
  name: string;
}

/** Whether a drawing was cleaned; if not, it has a flaw or is no drawing. */
export interface CleanedDrawing {
  isClean: boolean;
  flaw?: FileFlaw;
}

export interface CleaningOptions {
  /** How long it may take, in milliseconds. Default: ten seconds. */
  limit?: number;
  /** The program of the thread. Default: {@link file://./clean-drawing-worker.ts}. */
  program?: string;
}

/** That cleaning a drawing took too long or too much memory, and was ended. */
export class CleaningEnded extends Error {}

/** The most memory of the thread, in megabytes. */
const mostMegabytes = 512;

/**
 * Inspects a drawing and cleans it in its file, in a thread of its own: the studio answers others meanwhile, whatever the drawing holds.
 * Rejects with {@link CleaningEnded} when the thread is ended; the time counts from when it has loaded.
 */
export function cleanDrawing(
  drawing: UploadedDrawing,
  { limit = 10_000, program = join(root, 'engine/studio/server/clean-drawing-worker.ts') }: CleaningOptions = {},
): Promise<CleanedDrawing> {
  const worker = new Worker(join(root, 'engine/load/worker.mjs'), {
    workerData: { program },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cleaned = new Promise<CleanedDrawing>((resolve, reject) => {
    worker.once('message', () => {
      timer = setTimeout(() => reject(new CleaningEnded(`Cleaning took longer than ${limit} ms.`)), limit);
      worker.once('message', resolve);
      worker.postMessage(drawing);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new CleaningEnded(error.message) : error),
    );
    worker.once('exit', (code) => reject(new Error(`The thread that cleans a drawing ended with ${code}.`)));
  });
  return cleaned.finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}
