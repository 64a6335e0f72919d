import type { Range } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type LocatedJson, offsetOf, rangeOf } from '../check/located-json.ts';
import type { Problem } from '../check/problem.ts';
import { oncePer } from '../model/schema/once.ts';
import { stepsOf, valueAt } from '../model/schema/pointer.ts';

/** The lines of a file, which all its problems share. */
const linesOf = oncePer((file: LocatedJson) => TextDocument.create('', '', 0, file.text));

/** The range of an offset and a length in a text, in lines and UTF-16 units from 0. */
export function toRange(text: string, { offset, length }: { offset: number; length: number }): Range {
  const document = TextDocument.create('', '', 0, text);
  return { start: document.positionAt(offset), end: document.positionAt(offset + length) };
}

/** The passage to mark for a problem: its value, key, wrong passage or word, at most to the end of the line. */
export function rangeOfProblem(file: LocatedJson, { line, column, pointer, fix }: Problem): Range {
  const { text } = file;
  const document = linesOf(file);
  const start = { line: line - 1, character: column - 1 };
  const offset = document.offsetAt(start);
  const path = pathIn(file.value, pointer);
  const nodes = file.isPlain ? [] : [rangeOf(file, path), rangeOf(file, path, 'key')];
  const marked = [...nodes, fix].find((one) => one?.offset === offset && one.length > 0);
  const length = marked?.length ?? /^(?:[^\s"'()<>[\]{},]+|.)/u.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;
  const endOfLine = /[\r\n]|$/.exec(text.slice(offset)) as RegExpExecArray;
  return { start, end: document.positionAt(offset + Math.min(length, endOfLine.index)) };
}

/** The steps of a JSON pointer, with numbers for the items of lists. */
function pathIn(value: unknown, pointer: string): (string | number)[] {
  const path: (string | number)[] = [];
  for (const step of stepsOf(pointer) ?? []) path.push(Array.isArray(valueAt(value, path)) ? Number(step) : step);
  return path;
}

/** The range of a value in a file, or of its key. */
export function rangeAtPath(file: LocatedJson, path: (string | number)[], part?: 'key'): Range {
  return toRange(file.text, rangeOf(file, path, part) ?? { offset: offsetOf(file, path), length: 0 });
}
