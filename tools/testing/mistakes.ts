import { rangeOf } from '../../engine/check/located-json.ts';
import { allMet, type SiteFile } from '../../engine/check/site-files.ts';
import type { Schema } from '../../engine/schema/schema.ts';
import type { Met, Path } from '../../engine/schema/walk.ts';

/** The kinds of mistakes that a person makes in a page. */
export type MistakeKind =
  | 'type'
  | 'property'
  | 'enum'
  | 'wrong kind'
  | 'missing required'
  | 'extra key'
  | '__proto__'
  | 'duplicate key'
  | 'missing language'
  | 'dead link'
  | 'bad field'
  | 'bad source'
  | 'hostile URL'
  | 'syntax';

/** A file with one mistake in it, and where the check must see it. */
export interface Mistake {
  kind: MistakeKind;
  text: string;
  /** Where the problem stands. */
  offset: number;
  /** For a typo, what was written before. */
  was?: string;
}

/** Maps whose names the site chooses itself: a changed name there is another name, which is missed where it is used. */
const chosen = ['values', 'slugs', 'bases', 'rows', 'params', 'routeDefaults'];

/** Every mistake of every kind that can be made in a sound file: one at each key and value that it fits. */
export function* mistakesIn(file: SiteFile, schema: Schema): Generator<Mistake> {
  const { text } = file;
  const seen = new Set<string>();
  for (const met of allMet(file)) {
    const { value, path } = met;
    const at = rangeOf(file, path);
    // A union's value is met once for each of its names.
    if (!at || seen.has(JSON.stringify(path))) continue;
    seen.add(JSON.stringify(path));
    const put = (by: string) => text.slice(0, at.offset) + by + text.slice(at.offset + at.length);
    if (path.length > 0) yield { kind: 'wrong kind', text: put(wrongKind(value)), offset: at.offset };
    if (typeof value === 'string')
      yield* inString(met, schema, (kind, by, was) => ({ kind, text: put(by), offset: at.offset, was }));
    if (typeof value !== 'object' || value === null) continue;
    const end = at.offset + at.length - 1;
    const last = text.slice(0, end).trimEnd().length;
    if (Object.keys(value).length > 0)
      yield { kind: 'syntax', text: `${text.slice(0, last)},${text.slice(last)}`, offset: last };
    if (!Array.isArray(value)) yield* inObject(file, met, schema);
  }
}

/** What is wrong with a string: a name that is not there, an address that leads nowhere or runs code. */
function* inString(
  { value, path, names }: Met,
  schema: Schema,
  make: (kind: MistakeKind, by: string, was?: string) => Mistake,
): Generator<Mistake> {
  const text = value as string;
  const key = String(path.at(-1));
  const typo = (kind: MistakeKind) => make(kind, JSON.stringify(misspelled(text)), text);
  if (names.includes('Address')) {
    yield make('hostile URL', JSON.stringify(hostile[text.length % hostile.length]));
    if (/^[/#]/.test(text) && text.length > 3 && !/[{?]/.test(text)) yield typo('dead link');
  } else if (key === 'type' && path.at(-3) !== 'columns') yield typo('type');
  else if (key === 'source') yield typo('bad source');
  else if (/^(field|linkField|contentField|timeField)$/.test(key)) yield typo('bad field');
  else if (enumOf(schema, key)?.includes(text)) yield typo('enum');
}

const hostile = [
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'java\tscript:alert(1)',
];

/** What is wrong with the names in an object. */
function* inObject(file: SiteFile, { value, path, names }: Met, schema: Schema): Generator<Mistake> {
  const { text } = file;
  const object = rangeOf(file, path);
  const keys = Object.keys(value as object);
  if (!object) return;
  const inside = object.offset + 1;
  const own = path.some((step) => chosen.includes(String(step)));
  const before = (written: string) =>
    text.slice(0, inside) + written + (keys.length > 0 ? ', ' : '') + text.slice(inside);
  yield { kind: '__proto__', text: before('"__proto__": {"a": 1}'), offset: inside };
  if (!own) yield { kind: 'extra key', text: before('"zzzzzzzz": 1'), offset: inside };
  const required = new Set(names.flatMap((name) => schema.definitions?.[name]?.required ?? []));
  for (const [index, key] of keys.entries()) {
    const here: Path = [...path, key];
    const name = rangeOf(file, here, 'key');
    const content = rangeOf(file, here);
    if (!name || !content) continue;
    const end = content.offset + content.length;
    const written = text.slice(name.offset, end);
    yield { kind: 'duplicate key', text: `${text.slice(0, end)}, ${written}${text.slice(end)}`, offset: end + 2 };
    if (own) continue;
    const wrong = misspelled(key);
    if (key !== '$schema' && !keys.includes(wrong)) {
      const by = JSON.stringify(wrong);
      const changed = text.slice(0, name.offset) + by + text.slice(name.offset + name.length);
      yield { kind: 'property', text: changed, offset: name.offset, was: key };
    }
    const next = keys[index + 1] === undefined ? undefined : rangeOf(file, [...path, keys[index + 1] as string], 'key');
    if (next)
      yield {
        kind: 'syntax',
        text: text.slice(0, end) + ' '.repeat(next.offset - end) + text.slice(next.offset),
        offset: next.offset,
      };
    if (!required.has(key) || (key === 'type' && names.includes('Section'))) continue;
    const kind = key === 'zh' || key === 'en' ? 'missing language' : 'missing required';
    const cut = next ? text.slice(0, name.offset) + text.slice(next.offset) : withoutLast(text, name.offset, end);
    yield { kind, text: cut, offset: object.offset };
  }
}

/** A text without its last property, and without the comma before it. */
function withoutLast(text: string, start: number, end: number): string {
  return text.slice(0, start).trimEnd().replace(/,$/, '') + text.slice(end);
}

function wrongKind(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? '"x"' : '5';
}

/** The choices of a field of this name, where the schema lists them. */
function enumOf(schema: Schema, key: string): unknown[] | undefined {
  const all = [schema, ...Object.values(schema.definitions ?? {})];
  return all.map((one) => one.properties?.[key]?.enum).find((values) => values !== undefined);
}

/** One slip of the finger in a name, after its first letter: a letter left out, doubled, swapped or replaced. Always the same. */
export function misspelled(name: string): string {
  const letters = [...name].flatMap((letter, index) => (index > 0 && /[a-z]/i.test(letter) ? [index] : []));
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const at = letters[sum % Math.max(1, letters.length)] ?? name.length;
  const slips = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at + 1) + name.slice(at),
    name.slice(0, at - 1) + (name[at] ?? '') + (name[at - 1] ?? '') + name.slice(at + 1),
    `${name.slice(0, at)}q${name.slice(at + 1)}`,
  ];
  const [slip = `${name}q`] = [...slips.slice(sum % 4), ...slips].filter((one) => one !== name && one.length > 1);
  return slip;
}
