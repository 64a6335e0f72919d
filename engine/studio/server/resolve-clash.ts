import { mergeTexts } from '../../edit/merge.ts';
import { applyOperations, type Operation } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { Clash, Drafts } from './drafts.ts';

/** What tells a clash from what it becomes when either side is changed again. */
export function clashRevision(drafts: Drafts, { file, theirs }: Clash): string {
  return hashOf(JSON.stringify([drafts.textOf(file), theirs]));
}

/**
 * What a clash comes to: both sides' changes, and where they exclude each other, ours at the pointers given and theirs elsewhere. No
 * text where the file is gone and stays so; `undefined` where nothing clashes.
 */
export function resolveClash(drafts: Drafts, clash: Clash, ours: string[]): { text?: string } | undefined {
  const { file, theirs, conflicts } = clash;
  const draft = drafts.changed().find((one) => one.file === file);
  if (!draft) return undefined;
  if (conflicts.every(({ pointer }) => pointer === '')) return { text: ours.includes('') ? draft.text : theirs };
  const merged = mergeTexts(file, { base: draft.base ?? '', ours: draft.text ?? '', theirs: theirs ?? '' }).text;
  // From the last on: what is taken out of a list moves what comes after it.
  const operations = conflicts.toReversed().flatMap((conflict): Operation[] => {
    const { pointer: path } = conflict;
    const side = ours.includes(path) ? 'ours' : 'theirs';
    if (conflict[side] === undefined) return [{ op: 'remove', path }];
    return side === 'ours' ? [{ op: 'replace', path, value: conflict.ours }] : [];
  });
  return { text: applyOperations(readWholeFile(file, merged), operations).text };
}
