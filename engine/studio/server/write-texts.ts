import type { FilePointer } from '../protocol/protocol.ts';
import type { FileTexts } from './history.ts';
import type { Work } from './studio.ts';

/** Writes texts into the work as one step at a place, and looks at the site anew, so that what is asked next is answered of them. */
export async function writeTexts(
  { drafts, site }: Pick<Work, 'drafts' | 'site'>,
  at: FilePointer,
  texts: FileTexts,
): Promise<void> {
  // What cannot be kept on the disk is there all the same.
  await drafts.write(at, texts).finally(() => site.inspect());
}
