import {
  createScanner,
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Path } from '../schema/walk.ts';
import { lastFew } from './last-few.ts';

/** The deepest nesting that a file may have; a real page has about ten levels. */
const deepest = 100;

/** The scanner's kinds of token (jsonc-parser's `SyntaxKind`, a const enum, which cannot be imported file by file). */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 };

/** The largest file that is read, in characters. */
const largest = 5_000_000;

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

/** A syntax mistake at an offset of the text. */
export interface Fault {
  offset: number;
  code: 'json-syntax' | 'json-empty' | 'json-encoding' | 'json-duplicate' | 'json-name' | 'json-size';
  /** What the message names: the parser's error, the key, the limit (`5MB`, or a number of levels), the encoding. */
  detail: string;
  path?: Path;
}

/** Reads JSON strictly (RFC 8259: no comments, no trailing commas) and keeps the place of every value. Never throws. */
export function readJson(file: string, text: string): LocatedJson {
  const faults: Fault[] = [];
  const fault = (code: Fault['code'], offset: number, detail: string, path?: Path) =>
    faults.push({ code, offset, detail, path });
  if (text.length > largest) fault('json-size', 0, `${largest / 1e6}MB`);
  else if (text.includes('\uFFFD')) fault('json-encoding', text.indexOf('\uFFFD'), 'UTF-8');
  else if (text.startsWith('\uFEFF')) fault('json-encoding', 0, 'byte order mark');
  else if (text.trim() === '') fault('json-empty', 0, '');
  const unreadable: LocatedJson = { file, text, value: undefined, tree: undefined, faults };
  if (faults.length > 0) return unreadable;

  const sound = soundValue(text);
  const located: LocatedJson = {
    file,
    text,
    value: sound?.value,
    get tree() {
      return treeOf(this.text).tree;
    },
    faults,
  };
  if (sound) return located;
  const offset = tooDeep(text);
  if (offset !== undefined) {
    fault('json-size', offset, String(deepest));
    return unreadable;
  }
  const { tree, error } = treeOf(located.text);
  if (error) fault('json-syntax', error.offset, printParseErrorCode(error.error));
  if (!tree) return located;
  for (const { offset, path, twice } of badKeys(tree, [])) {
    fault(twice ? 'json-duplicate' : 'json-name', offset, String(path.at(-1)), path);
  }
  if (faults.length === 0) located.value = getNodeValue(tree);
  return located;
}

/** The value of a text without faults, which almost every text is: found without a tree. Any other text is `undefined`. */
function soundValue(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // Of a key that stands twice the value holds one, and the text two.
    const written = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;
    return keysIn(value) === written ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** How many keys a value has, at all depths; no number where it nests too deep or one of them is a bad name. */
function keysIn(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === deepest) return Number.NaN;
  const keys = Object.keys(value);
  if (keys.includes('__proto__')) return Number.NaN;
  const own = Array.isArray(value) ? 0 : keys.length;
  return Object.values(value).reduce((sum: number, inner) => sum + keysIn(inner, depth + 1), own);
}

/** A text's tree, which takes ten times the memory of its values. Known by the text alone: a file may hold much more. */
const treeOf = lastFew(64, (text: string): { tree?: Node; error?: ParseError } => {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  // The first syntax error is the mistake; those after it are mostly its echoes.
  return errors[0] ? { error: errors[0] } : { tree };
});

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

/** Where the characters from `start` to before `end` of a string value stand in the text, which may write them as escapes. */
export function rangeWithin(
  file: LocatedJson,
  path: Path,
  start: number,
  end: number,
): { offset: number; length: number } | undefined {
  const range = rangeOf(file, path);
  if (!range) return undefined;
  const first = range.offset + 1;
  const literal = file.text.slice(first, range.offset + range.length - 1);
  if (!literal.includes('\\')) return { offset: first + start, length: end - start };
  const signs = literal.match(/\\u.{4}|\\?./gs) ?? [];
  const lengthOf = (part: string[]) => part.join('').length;
  return { offset: first + lengthOf(signs.slice(0, start)), length: lengthOf(signs.slice(start, end)) };
}

/** Line and column, both from 1, of an offset. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) as string).length + 1 };
}

/** Where brackets nest too deep, found without recursion: the parser itself would overflow its stack. */
function tooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) depth++;
    else if (kind === token.closeBrace || kind === token.closeBracket) depth--;
    if (depth > deepest) return scanner.getTokenOffset();
  }
  return undefined;
}

/** Keys that stand twice in their object, and `__proto__`, which JavaScript takes for something else. */
function* badKeys(node: Node, path: Path): Generator<{ offset: number; path: Path; twice: boolean }> {
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') yield* badKeys(child, [...path, index]);
    else if (child.type === 'property') {
      const [key, value] = child.children ?? [];
      if (!key) continue;
      const here = [...path, key.value];
      const twice = seen.has(key.value);
      if (twice || key.value === '__proto__') yield { offset: key.offset, path: here, twice };
      seen.add(key.value);
      if (value) yield* badKeys(value, here);
    }
  }
}
