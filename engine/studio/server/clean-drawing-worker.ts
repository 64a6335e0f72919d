import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { JSDOM } from 'jsdom';
import { findFlaw } from '../../site/content/find-flaw.ts';
import { readImageSize } from '../../site/content/image-size.ts';
import { cleanSvg, type DrawingWindow } from '../../ui/kit/sanitize-svg.ts';
import type { CleanedDrawing, UploadedDrawing } from './clean-drawing.ts';

// The worker of `clean-drawing.ts`: posts `loaded`, then checks and cleans the one file that it receives.
const { JSDOM: Window } = createRequire(import.meta.url)('jsdom') as { JSDOM: typeof JSDOM };
const window = new Window('').window as unknown as DrawingWindow;

async function cleaned({ path, name }: UploadedDrawing): Promise<CleanedDrawing> {
  const flaw = await findFlaw(path, name);
  if (flaw) return { isClean: false, flaw };
  const bytes = await readFile(path);
  const clean = readImageSize(bytes) && cleanSvg(window, bytes.toString());
  if (clean === undefined) return { isClean: false };
  await writeFile(path, clean, { flush: true });
  return { isClean: true };
}

parentPort?.once('message', async (drawing: UploadedDrawing) => parentPort?.postMessage(await cleaned(drawing)));
parentPort?.postMessage('loaded');
