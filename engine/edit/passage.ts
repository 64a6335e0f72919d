import { type LocatedJson, readJson } from '../check/located-json.ts';
import { type Layout, layoutOf } from './layout.ts';

export type Node = NonNullable<LocatedJson['tree']>;

/** JSON text of a file or of one value, with the file's layout. */
export interface Passage extends LocatedJson {
  /** The text before it on its line; empty for a whole file. */
  before: string;
  layout: Layout;
}

export function readWholeFile(file: string, text: string): Passage {
  return Object.assign(readJson(file, text), { before: '', layout: layoutOf(text) });
}

export function passageAt({ file, text: whole, layout }: Passage, offset: number, text: string): Passage {
  return Object.assign(readJson(file, text), { before: whole.slice(lineStart(whole, offset), offset), layout });
}

export function withText({ file, before, layout }: Passage, text: string): Passage {
  return Object.assign(readJson(file, text), { before, layout });
}

export function lineBefore({ text, before }: Passage, offset: number): string {
  const start = lineStart(text, offset);
  return (start === 0 ? before : '') + text.slice(start, offset);
}

export function indentAt(passage: Passage, offset: number): string {
  return /^[ \t]*/.exec(lineBefore(passage, offset))?.[0] ?? '';
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}
