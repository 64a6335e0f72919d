import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FileFlaw } from '../../check/file-flaw.ts';
import { requirePackages } from '../../site/optional-packages.ts';
import { root } from '../../site/paths.ts';

/** An uploaded file with the extension `.svg`. */
export interface UploadedDrawing {
  path: string;
  name: string;
}

/** If the file is not clean, it has a flaw or is not SVG. */
export interface CleanedDrawing {
  isClean: boolean;
  flaw?: FileFlaw;
}

export interface CleaningOptions {
  /** The time limit in milliseconds. Default: ten seconds. */
  limit?: number;
  /** The worker's script. Default: {@link file://./clean-drawing-worker.ts}. */
  program?: string;
}

/** Cleaning took too long or too much memory. */
export class CleaningEnded extends Error {}

/** The worker's memory limit in megabytes. */
const maxMegabytes = 512;

/**
 * Cleans an SVG file in place, in a worker that hostile content cannot block the studio with. Rejects with
 * {@link CleaningEnded} at a limit. The time counts from when the worker has loaded.
 */
export function cleanDrawing(
  drawing: UploadedDrawing,
  { limit = 10_000, program = join(root, 'engine/studio/server/clean-drawing-worker.ts') }: CleaningOptions = {},
): Promise<CleanedDrawing> {
  requirePackages('texts in Markdown and HTML, and uploaded SVG files');
  const worker = new Worker(join(root, 'engine/load/worker.mjs'), {
    workerData: { program },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
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
