import { mergeTexts } from '../../engine/edit/merge.ts';
import { applyOperations, type Operation } from '../../engine/edit/operations.ts';
import { wholeFile } from '../../engine/edit/passage.ts';
import type { Drafts } from './drafts.ts';

/**
 * What a clash comes to: both sides' changes, and where they exclude each other, ours at the pointers given and theirs elsewhere. No
 * text where the file is gone and stays so; `undefined` where nothing clashes.
 */
export function settledText(drafts: Drafts, file: string, ours: string[]): { text?: string } | undefined {
  const clash = drafts.clashes().find((one) => one.file === file);
  const draft = drafts.changed().find((one) => one.file === file);
  if (!clash || !draft) return undefined;
  const { theirs, conflicts } = clash;
  if (conflicts.every(({ pointer }) => pointer === '')) return { text: ours.includes('') ? draft.text : theirs };
  const merged = mergeTexts(file, { base: draft.base ?? '', ours: draft.text, theirs: theirs ?? '' }).text;
  const chosen = conflicts.filter(({ pointer }) => ours.includes(pointer));
  // From the last on: what is taken out of a list moves what comes after it.
  const operations = chosen
    .toReversed()
    .map(
      ({ pointer: path, ours: value }): Operation =>
        value === undefined ? { op: 'remove', path } : { op: 'replace', path, value },
    );
  return { text: applyOperations(wholeFile(file, merged), operations).text };
}
