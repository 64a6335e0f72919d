import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { lruMemo } from '../model/schema/lru-memo.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Splice } from '../model/text/splice.ts';
import { findMistake, type Mistake } from './syntax/mistake.ts';
import { deepest } from './syntax/reader.ts';

/** The maximum length of a file in characters. */
const maxLength = 5_000_000;

export interface LocatedJson {
  /** Relative to the site's folder. */
  file: string;
  text: string;
  /** Undefined if the text is not JSON. */
  value: unknown;
  /** The syntax tree, parsed on first use; undefined if the text is not JSON. */
  readonly tree?: Node;
  faults: ReadError[];
  /** Whether the value is the text itself, as in a Markdown file. Default: it is JSON. */
  isPlain?: true;
}

/** Why a file cannot be read. */
export interface ReadError extends Mistake {
  /** Of a wrong name. */
  path?: Path;
}

/** Reads JSON strictly (RFC 8259: no comments or trailing commas) with the position of each value. Never throws. */
export function readJson(file: string, text: string): LocatedJson {
  const unfit = encodingError(text);
  if (unfit) return unreadableFile(file, text, unfit);
  const sound = soundValue(text);
  const mistake = sound ? undefined : findMistake(text);
  if (mistake) return unreadableFile(file, text, mistake);
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

/** A file without a value, and why it cannot be read. */
export function unreadableFile(file: string, text: string, fault?: ReadError): LocatedJson {
  return { file, text, value: undefined, tree: undefined, faults: fault ? [fault] : [] };
}

/** A file whose value is its text. */
export function readPlain(file: string, text: string): LocatedJson {
  const unfit = encodingError(text);
  return unfit ? unreadableFile(file, text, unfit) : { file, text, value: text, faults: [], isPlain: true };
}

/** Why a text cannot be read. UTF-16 read as UTF-8 begins with a NUL character or two replacement characters. */
export function encodingError(text: string): ReadError | undefined {
  if (text.length > maxLength) return { kind: 'too-large', offset: 0, names: [String(maxLength / 1e6)] };
  if (/^(?:\uFFFD\uFFFD|.?\0)/s.test(text)) return { kind: 'utf-16', offset: 0, names: [] };
  const offset = text.indexOf('\uFFFD');
  return offset < 0 ? undefined : { kind: 'not-utf-8', offset, names: [] };
}

/** Parses JSON without a syntax tree. Undefined for invalid JSON and duplicate keys. */
function soundValue(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // JSON.parse keeps one of two equal keys.
    return keysIn(value) === keysWritten(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the keys of a value at all depths; NaN if it nests too deep or has a forbidden key. */
function keysIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === deepest) return Number.NaN;
  // Loops, because arrays of entries take a third of the time that thousands of files need.
  let count = 0;
  if (Array.isArray(value)) for (let index = 0; index < value.length; index++) count += keysIn(value[index], depth + 1);
  else
    for (const key in value)
      count += key === '__proto__' ? Number.NaN : 1 + keysIn((value as Record<string, unknown>)[key], depth + 1);
  return count;
}

/** Counts the keys in a JSON text: its strings that a colon follows. */
function keysWritten(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = endOfString(text, at) + 1;
    while (text.charCodeAt(at) <= blank) at++;
    if (text[at] === ':') count++;
  }
  return count;
}

const blank = ' '.charCodeAt(0);

/** The position of the closing quotation mark of a string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
}

/** Caches syntax trees by text: they take ten times the memory of the values. */
export const treeOf = lruMemo(64, (text: string) => parseTree(text) as Node);

/** The offset of a value or its key. For a path that does not exist, that of the nearest parent. */
export function offsetOf(file: LocatedJson, path: Path, part: 'value' | 'key' = 'value'): number {
  for (let length = path.length; length >= 0; length--) {
    const here = path.slice(0, length);
    const range = (length === path.length ? rangeOf(file, here, part) : undefined) ?? rangeOf(file, here);
    if (range) return range.offset;
  }
  return 0;
}

/** The range of a value or its key; undefined for a path that does not exist. */
export function rangeOf(
  { tree, isPlain, text }: LocatedJson,
  path: Path,
  part: 'value' | 'key' = 'value',
): { offset: number; length: number } | undefined {
  if (isPlain) return { offset: 0, length: text.length };
  const node = tree && findNodeAtLocation(tree, path);
  if (part === 'value' || !node) return node;
  return node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
}

/** Splices that remove members of a list or object with their commas. */
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
    // After a remaining member its comma goes, before one the member's own.
    const from = staying === undefined ? member.offset : endOf(members[index - 1] ?? member);
    const to = staying === undefined ? (members[index + 1]?.offset ?? endOf(member)) : endOf(member);
    return [{ offset: from, length: to - from, text: '' }];
  });
}

export function removalOf({ tree }: LocatedJson, path: Path): Splice | undefined {
  const node = tree && findNodeAtLocation(tree, path);
  const member = node?.parent?.type === 'property' ? node.parent : node;
  const container = member?.parent;
  return container && removals(container, (index) => container.children?.[index] === member)[0];
}

export function endOf({ offset, length }: { offset: number; length: number }): number {
  return offset + length;
}

/** The range of the characters from `start` to before `end` of a string value or key. */
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

/** The source text of a string value or key. */
export interface Literal {
  /** The offset in the file of a character. */
  offsetOf: (index: number) => number;
  /** The source of some characters, with escapes. */
  source: (start: number, end: number) => string;
}

/** The source text of a string, or of the name of a field, with the offset of each character in the file. */
export function literalOf(file: LocatedJson, path: Path, part: 'value' | 'key' = 'value'): Literal | undefined {
  const range = rangeOf(file, path, part);
  if (!range) return undefined;
  if (file.isPlain) return { offsetOf: (index) => index, source: (start, end) => file.text.slice(start, end) };
  const first = range.offset + 1;
  const literal = file.text.slice(first, range.offset + range.length - 1);
  const signs = literal.includes('\\') ? (literal.match(/\\u.{4}|\\?./gs) ?? []) : undefined;
  const source = (start: number, end: number) => (signs ? signs.slice(start, end).join('') : literal.slice(start, end));
  return { offsetOf: (index) => first + source(0, index).length, source };
}

/** Duplicate names, and `__proto__`, which JavaScript treats specially. */
function* badNames(node: Node, path: Path): Generator<ReadError> {
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
