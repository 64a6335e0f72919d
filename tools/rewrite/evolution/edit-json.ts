import { type LocatedJson, rangeOf, readJson } from '../../../engine/check/located-json.ts';
import type { Path } from '../../../engine/schema/walk.ts';

type Node = NonNullable<LocatedJson['tree']>;

/** A value of a file with what is needed to write in the file's manner. */
export interface Passage extends LocatedJson {
  /** What stands before the value on its line. */
  before: string;
  /** One level of the file's indentation. */
  unit: string;
  /** The file's line ends. */
  end: string;
}

/** The whole of a file. */
export function wholeFile(file: string, text: string): Passage {
  const [, unit = '  '] = /[\r\n]([ \t]+)"/.exec(text) ?? [];
  const [end = '\n'] = /\r\n|\r|\n/.exec(text) ?? [];
  return { ...readJson(file, text), before: '', unit, end };
}

/** The value that stands at an offset of a file, with another text. */
export function passageAt(file: Passage, offset: number, text: string): Passage {
  return { ...file, ...readJson(file.file, text), before: file.text.slice(lineStart(file.text, offset), offset) };
}

/** Gives a property another name; every other byte stays. */
export function withKey(file: Passage, path: Path, name: string): Passage {
  const { offset, length } = rangeOf(file, path, 'key') as { offset: number; length: number };
  return spliced(file, offset, length, JSON.stringify(name));
}

/** Writes another value, laid out as the file is; a property that is missing comes last in its object. */
export function withValue(file: Passage, path: Path, value: unknown): Passage {
  const range = rangeOf(file, path);
  if (range) return spliced(file, range.offset, range.length, laidOut(file, range.offset, value));
  const object = rangeOf(file, path.slice(0, -1)) as Node;
  const last = object.children?.at(-1);
  const key = JSON.stringify(path.at(-1));
  if (!last) return spliced(file, object.offset, object.length, `{ ${key}: ${oneLine(value)} }`);
  const [space = ''] = /\s*$/.exec(file.text.slice(0, last.offset)) ?? [];
  const end = last.offset + last.length;
  return spliced(file, end, 0, `,${space}${key}: ${laidOut(file, last.offset, value)}`);
}

/** Takes a property away with its comma. */
export function without(file: Passage, path: Path): Passage {
  const object = rangeOf(file, path.slice(0, -1)) as Node;
  const properties = object.children ?? [];
  const at = properties.findIndex(({ children }) => children?.[0]?.value === path.at(-1));
  const [previous, property, next] = [properties[at - 1], properties[at] as Node, properties[at + 1]];
  const end = property.offset + property.length;
  if (previous) {
    const start = previous.offset + previous.length;
    return spliced(file, start, end - start, '');
  }
  if (next) return spliced(file, property.offset, next.offset - property.offset, '');
  return spliced(file, object.offset, object.length, '{}');
}

function spliced(file: Passage, offset: number, length: number, by: string): Passage {
  const text = file.text.slice(0, offset) + by + file.text.slice(offset + length);
  return { ...file, ...readJson(file.file, text) };
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** A value as text: on one line where what stands at the offset shares its line with what comes before, else over lines. */
function laidOut({ text, before, unit, end }: Passage, offset: number, value: unknown): string {
  const start = lineStart(text, offset);
  const line = (start === 0 ? before : '') + text.slice(start, offset);
  const [, indent = '', rest = ''] = /^([ \t]*)(.*)$/s.exec(line) ?? [];
  if (typeof value !== 'object' || value === null || !/^("[^"]*":\s*)?$/.test(rest)) return oneLine(value);
  return JSON.stringify(value, null, unit).replaceAll('\n', end + indent);
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
