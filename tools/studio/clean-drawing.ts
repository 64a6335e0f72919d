import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '../paths.ts';

/** How a drawing is cleaned. */
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
 * Cleans the text of a drawing in a thread of its own, so that the studio answers others meanwhile. `undefined` for what is no SVG.
 * Rejects with {@link CleaningEnded} when the thread is ended; the time counts from when it has loaded.
 */
export function cleanDrawing(
  text: string,
  { limit = 10_000, program = join(root, 'tools/studio/clean-drawing-worker.ts') }: CleaningOptions = {},
): Promise<string | undefined> {
  const worker = new Worker(join(root, 'tools/doors/worker.mjs'), {
    workerData: { program },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cleaned = new Promise<string | undefined>((resolve, reject) => {
    worker.once('message', () => {
      timer = setTimeout(() => reject(new CleaningEnded(`Cleaning took longer than ${limit} ms.`)), limit);
      worker.once('message', ({ clean }: { clean?: string }) => resolve(clean));
      worker.postMessage(text);
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
