import type { TextEdit } from 'vscode-languageserver/node';
import { spliceBetween } from '../model/text/splice.ts';
import { toRange } from './document-ranges.ts';

/** The edit from one text to another. */
export function editBetween(was: string, is: string): TextEdit {
  const splice = spliceBetween(was, is);
  return { range: toRange(was, splice), newText: splice.text };
}
