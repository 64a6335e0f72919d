import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { lruMemo } from '../model/schema/lru-memo.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Splice } from '../model/text/splice.ts';
import { findMistake } from './syntax/mistake.ts';
import { deepest } from './syntax/reader.ts';
import type { fileWords } from './words/json-words.ts';
import type { SyntaxKind } from './words/syntax-words.ts';

/** The largest file that is read, in characters. */
const maxLength = 5_000_000;

/** A JSON file whose every value can be pointed at. */
export interface LocatedJson {
  /** The file, relative to the site's folder. */
  file: string;
  text: string;
  /** The value; `undefined` when the text is not JSON. */
  value: unknown;
  /** Where everything stands; `undefined` when the text is not JSON. Read when it is asked for: few sound files need it. */
  readonly tree?: Node;
  /** What is wrong with the text as JSON, each with its offset. Empty when it can be read. */
  faults: Fault[];
}

/** What keeps a file from being read, at an offset of its text. */
export interface Fault {
  kind: SyntaxKind | keyof typeof fileWords;
  offset: number;
  names: string[];
  /** The name's path, for a fault of a name. */
  path?: Path;
  /** The edit that writes what was meant, where nothing else can be. */
  fix?: Splice;
}

/** Reads JSON strictly (RFC 8259: no comments, no trailing commas) and keeps the place of every value. Never throws. */
export function readJson(file: string, text: string): LocatedJson {
  const unfit = unfitness(text);
  if (unfit) return unread(file, text, unfit);
  const sound = soundValue(text);
  const mistake = sound ? undefined : findMistake(text);
  if (mistake) return unread(file, text, mistake);
  const located: LocatedJson = {
    file,
    text,
    value: sound?.value,
    get tree() {
      return treeOf(this.text);
    },
    faults: [],
  };
  if (sound) return located;
  const tree = treeOf(text);
  located.faults.push(...badNames(tree, []));
  if (located.faults.length === 0) located.value = getNodeValue(tree);
  return located;
}

/** A file of which nothing is known but why it is not read; without a fault, one that is not JSON. */
export function unread(file: string, text: string, fault?: Fault): LocatedJson {
  return { file, text, value: undefined, tree: undefined, faults: fault ? [fault] : [] };
}

/** Why a text cannot be read. UTF-16 that was read as UTF-8 has a NUL as its first or second character, or begins with two replacement characters. */
export function unfitness(text: string): Fault | undefined {
  if (text.length > maxLength) return { kind: 'too-large', offset: 0, names: [String(maxLength / 1e6)] };
  if (/^(?:\uFFFD\uFFFD|.?\0)/s.test(text)) return { kind: 'utf-16', offset: 0, names: [] };
  const offset = text.indexOf('\uFFFD');
  return offset < 0 ? undefined : { kind: 'not-utf-8', offset, names: [] };
}

/** The value of a text without faults, which almost every text is: found without a tree. Any other text is `undefined`. */
function soundValue(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Of a key that stands twice the value holds one, and the text two.
    return keysIn(value) === keysWritten(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** How many keys a value has, at all depths; no number where it nests too deep or one of them is a bad name. */
function keysIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === deepest) return Number.NaN;
  // Without a list for each of millions of values: a third of the time that thousands of files take to be read.
  let count = 0;
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) count += keysIn(value[index], depth + 1);
  else
    for (const key in value)
      count += key === '__proto__' ? Number.NaN : 1 + keysIn((value as Record<string, unknown>)[key], depth + 1);
  return count;
}

/** How many keys stand in a text that can be parsed: its strings that a colon follows. */
function keysWritten(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = endOfString(text, at) + 1;
    while (text.charCodeAt(at) <= blank) at++;
    if (text[at] === ':') count++;
  }
  return count;
}

/** The last of the characters that may stand between two tokens. */
const blank = ' '.charCodeAt(0);

/** Where a string that begins at an offset has its closing quotation mark: the first that is not escaped. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
}

/** The tree of a text that is sound, which takes ten times the memory of its values. Known by the text alone: a file may hold much more. */
export const treeOf = lruMemo(64, (text: string) => parseTree(text) as Node);

/** The offset of a value, or of its key. For a path that is not there, the nearest thing above it. */
export function offsetOf(file: LocatedJson, path: Path, part: 'value' | 'key' = 'value'): number {
  for (let length = path.length; length >= 0; length--) {
    const here = path.slice(0, length);
    const range = (length === path.length ? rangeOf(file, here, part) : undefined) ?? rangeOf(file, here);
    if (range) return range.offset;
  }
  return 0;
}

/** Where a value or its key stands in the text; `undefined` for a path that is not there. */
export function rangeOf(
  { tree }: LocatedJson,
  path: Path,
  part: 'value' | 'key' = 'value',
): { offset: number; length: number } | undefined {
  const node = tree && findNodeAtLocation(tree, path);
  if (part === 'value' || !node) return node;
  return node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
}

/** The splices that take members out of a list or an object, with their commas. */
export function removals(container: Node, isLeaving: (index: number) => boolean): Splice[] {
  const members = container.children ?? [];
  if (members.every((_, index) => isLeaving(index))) {
    const { offset, length } = container;
    return [{ offset, length, text: container.type === 'array' ? '[]' : '{}' }];
  }
  let staying: number | undefined;
  return members.flatMap((member, index) => {
    if (!isLeaving(index)) {
      staying = index;
      return [];
    }
    // After one that stays its comma goes, before one that stays the own.
    const from = staying === undefined ? member.offset : endOf(members[index - 1] ?? member);
    const to = staying === undefined ? (members[index + 1]?.offset ?? endOf(member)) : endOf(member);
    return [{ offset: from, length: to - from, text: '' }];
  });
}

/** The splice that takes one item or field out of a file; `undefined` for a path that is not there. */
export function removalOf({ tree }: LocatedJson, path: Path): Splice | undefined {
  const node = tree && findNodeAtLocation(tree, path);
  const member = node?.parent?.type === 'property' ? node.parent : node;
  const container = member?.parent;
  return container && removals(container, (index) => container.children?.[index] === member)[0];
}

export function endOf({ offset, length }: { offset: number; length: number }): number {
  return offset + length;
}

/** Where the characters from `start` to before `end` of a string value, or of a key, stand in the text, which may write them as escapes. */
export function rangeWithin(
  file: LocatedJson,
  path: Path,
  start: number,
  end: number,
  part: 'value' | 'key' = 'value',
): { offset: number; length: number } | undefined {
  const literal = literalOf(file, path, part);
  if (!literal) return undefined;
  const offset = literal.offsetOf(start);
  return { offset, length: literal.offsetOf(end) - offset };
}

/** How a string value, or a key, is written in the text of its file. */
export interface Literal {
  /** The offset in the file's text of a character of the string. */
  offsetOf: (index: number) => number;
  /** The source of a part of the string, with its escapes. */
  source: (start: number, end: number) => string;
}

/** The literal of a string value or a key; `undefined` for a path that does not exist. */
export function literalOf(file: LocatedJson, path: Path, part: 'value' | 'key' = 'value'): Literal | undefined {
  const range = rangeOf(file, path, part);
  if (!range) return undefined;
  const first = range.offset + 1;
  const literal = file.text.slice(first, range.offset + range.length - 1);
  const signs = literal.includes('\\') ? (literal.match(/\\u.{4}|\\?./gs) ?? []) : undefined;
  const source = (start: number, end: number) => (signs ? signs.slice(start, end).join('') : literal.slice(start, end));
  return { offsetOf: (index) => first + source(0, index).length, source };
}

/** Names that stand twice in their object, and `__proto__`, which JavaScript takes for something else. */
function* badNames(node: Node, path: Path): Generator<Fault> {
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield* badNames(child, [...path, index]);
    else if (child.type === 'property') {
      const [key, value] = child.children ?? [];
      if (!key) continue;
      const fault = { offset: key.offset, names: [key.value], path: [...path, key.value] };
      if (seen.has(key.value)) yield { kind: 'name-twice', ...fault };
      else if (key.value === '__proto__') yield { kind: 'bad-name', ...fault };
      seen.add(key.value);
      if (value) yield* badNames(value, fault.path);
    }
  }
}
