import { mergeParagraphs, mergeTexts } from '../../edit/merge.ts';
import { applyOperations, type Operation } from '../../edit/operations.ts';
import { joinParagraphs } from '../../edit/paragraphs.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { isMarkdownFile } from '../../model/markdown/markdown-file.ts';
import { hashOf } from '../../site/files/seal.ts';
import type { Clash, Drafts } from './drafts.ts';

/** The revision of a conflict: changes with either side. */
export function clashRevision(drafts: Drafts, { file, theirs }: Clash): string {
  return hashOf(JSON.stringify([drafts.textOf(file), theirs]));
}

/**
 * Merges both sides, with our version of conflicts at the pointers in `ours` and theirs elsewhere. Without `text` the file
 * stays deleted. `undefined` if there is no conflict.
 */
export function resolveClash(drafts: Drafts, clash: Clash, ours: string[]): { text?: string } | undefined {
  const { file, theirs, conflicts } = clash;
  const draft = drafts.changed().find((one) => one.file === file);
  if (!draft) return undefined;
  if (conflicts.every(({ pointer }) => pointer === '')) return { text: ours.includes('') ? draft.text : theirs };
  const sides = { base: draft.base ?? '', ours: draft.text ?? '', theirs: theirs ?? '' };
  // In reverse: a removal from a list moves the later items.
  const operations = conflicts.toReversed().flatMap((conflict): Operation[] => {
    const { pointer: path } = conflict;
    const side = ours.includes(path) ? 'ours' : 'theirs';
    if (conflict[side] === undefined) return [{ op: 'remove', path }];
    return side === 'ours' ? [{ op: 'replace', path, value: conflict.ours }] : [];
  });
  if (!isMarkdownFile(file))
    return { text: applyOperations(readWholeFile(file, mergeTexts(file, sides).text), operations).text };
  const paragraphs = readWholeFile(file, JSON.stringify(mergeParagraphs(sides).value));
  return {
    text: joinParagraphs(applyOperations(paragraphs, operations).value as string[], [sides.theirs, sides.ours]),
  };
}
