import * as files from '../../files/zip.ts';
import type { Entry } from './sample.ts';

/** Packs entries, in their order, into a zip archive whose bytes depend on nothing else. */
export function zip(entries: Entry[]): Promise<Buffer> {
  return files.zip(entries.map(({ name, text, runnable = false }) => ({ name, content: text, runnable })));
}
