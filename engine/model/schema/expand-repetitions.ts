import { escapeHtml } from '../text/escape-html.ts';
import { percentEncode } from '../text/percent-encode.ts';
import { isJsonObject } from './json-object.ts';
import { isLocalized } from './languages.ts';
import { escapeMarkup } from './markup.ts';
import { fillNames, placeholdersIn } from './placeholders.ts';
import { outerScope, type RepetitionData, type RepetitionFlaw, type Scope, scopesOf } from './repetition.ts';
import type { Schema } from './schema.ts';
import { createShapeReader, type ShapeReader } from './shapes.ts';
import type { Path } from './walk.ts';

export interface ExpandedValue {
  /** One for each instance of a repeated root, otherwise one. */
  values: unknown[];
  flaws: RepetitionFlaw[];
}

/**
 * Copies a value with each repeated object replaced by its instances: an object with a `forEach`, where the schema
 * allows one. Names in braces are filled in.
 */
export function expandRepetitions(value: unknown, schema: Schema, data: RepetitionData): ExpandedValue {
  const flaws: RepetitionFlaw[] = [];
  const copies = (value: unknown, reader: ShapeReader, at: Position): unknown[] => {
    const { path, scope } = at;
    const isRepeated = isJsonObject(value) && reader(value).field('forEach')(value.forEach).names.includes('ForEach');
    if (!isRepeated || !isJsonObject(value.forEach)) return [copy(value, reader, at)];
    const { forEach, ...template } = value;
    const scopes = scopesOf(forEach as never, [...path, 'forEach'], scope, data, flaws);
    return (scopes ?? []).map((scope) => copy(template, reader, { ...at, scope }));
  };
  const copy = (value: unknown, reader: ShapeReader, at: Position): unknown => {
    const { path, scope } = at;
    if (typeof value === 'string') return fill(value, reader(value).names, at, data.languages, flaws);
    if (typeof value !== 'object' || value === null) return value;
    const shape = reader(value);
    const inside = (key: string | number): Position => ({
      path: [...path, key],
      scope,
      ...(shape.names.some(isLocalized) && { localized: { language: String(key), names: shape.names } }),
    });
    const made = Array.isArray(value)
      ? value.flatMap((item, index) => copies(item, shape.items(), inside(index))).filter(isGiven)
      : Object.fromEntries(
          Object.entries(value)
            .map(([key, item]) => [key, copy(item, shape.field(key), inside(key))])
            .filter(([, item]) => isGiven(item)),
        );
    origins.set(made, { path, scope });
    return made;
  };
  return { values: copies(value, createShapeReader(schema), { path: [], scope: outerScope }), flaws };
}

interface Position {
  path: Path;
  scope: Scope;
  /** Of a text in one language. */
  localized?: { language: string; names: readonly string[] };
}

/** Fields of a record may be absent. */
function isGiven(value: unknown): boolean {
  return value !== undefined;
}

/** Fills the names in braces. `undefined` if the string is only the name of an absent field. */
function fill(
  text: string,
  kinds: readonly string[],
  { path, scope, localized }: Position,
  languages: readonly string[],
  flaws: RepetitionFlaw[],
): unknown {
  const { values, fields } = scope;
  const names = placeholdersIn(text).filter((name) => Object.hasOwn(values, name));
  if (names.length === 0) return text;
  const isWhole = text === `{${names[0]}}`;
  if (isWhole && values[names[0] as string] === undefined) return undefined;
  const all = [...kinds, ...(localized?.names ?? [])];
  const isText = all.includes('Text') || all.includes('LocalizedText');
  const isHtml = all.includes('HtmlText') || all.includes('LocalizedHtml');
  const isAddress = all.includes('Address') || all.includes('LocalizedAddress');
  const spelled = (name: string, value: string) => {
    if (isText) return escapeMarkup(value);
    if (isHtml) return fields[name]?.kind === 'HtmlText' ? value : escapeHtml(value);
    return isAddress && !isWhole ? percentEncode(value) : value;
  };
  const filledIn = (language: string | undefined) => {
    const inLanguage = Object.fromEntries(names.map((name) => [name, spelled(name, said(values[name], language))]));
    return fillNames(text, inLanguage);
  };
  const texts = names.filter((name) => isJsonObject(values[name]));
  if (localized || texts.length === 0) return filledIn(localized?.language);
  if (!isText && !isHtml && !kinds.includes('PlainText')) {
    const fixed = Object.keys(values).filter((name) => !isJsonObject(values[name]));
    flaws.push({ kind: 'text', path, name: texts[0] as string, names: fixed });
    return text;
  }
  const made = Object.fromEntries(languages.map((language) => [language, filledIn(language)]));
  origins.set(made, { path, scope, isLeaf: true });
  return made;
}

/** A value in a language; a text that lacks it in another one. */
function said(value: unknown, language = ''): string {
  if (!isJsonObject(value)) return value === undefined ? '' : String(value);
  return String(value[language] ?? Object.values(value)[0] ?? '');
}

interface ObjectOrigin {
  /** The path of the object's template. */
  path: Path;
  scope: Scope;
  /** Whether the template is a string. */
  isLeaf?: true;
}

/** The origins of all objects in expanded values. */
const origins = new WeakMap<object, ObjectOrigin>();

function originOf(value: unknown): ObjectOrigin | undefined {
  return typeof value === 'object' && value !== null ? origins.get(value) : undefined;
}

/** The path in its file of an object in an expanded value. `undefined` for any other object. */
export function templatePath(value: object): Path | undefined {
  return originOf(value)?.path;
}

/** The instance of a repeated page in words. `undefined` for any other page. */
export function instanceLabel(page: object): string | undefined {
  return originOf(page)?.scope.label || undefined;
}

/** A route with the names that an instance of a repeated page fills in: `/papers/{year}` is `/papers/2025`. */
export function fillInstance(route: string, page: object): string {
  return fillNames(route, originOf(page)?.scope.values ?? {});
}

/** A path in an expanded value as a path in its file, with the instance that it is in. */
export function traceTemplate(expanded: unknown, path: Path): { path: Path; scope: Scope } {
  let here = expanded;
  let { path: written, scope } = originOf(expanded) ?? { path: [], scope: outerScope };
  for (const step of path) {
    if (originOf(here)?.isLeaf) break;
    here = isObject(here) ? here[step] : undefined;
    const origin = originOf(here);
    written = origin?.path ?? [...written, step];
    scope = origin?.scope ?? scope;
  }
  return { path: written, scope };
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
