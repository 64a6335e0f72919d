import type { Schema } from '../../model/schema/schema.ts';
import {
  admitsType,
  definitionNameOf,
  findAdditionalProperties,
  findItems,
  findProperty,
  listBranches,
  listChoices,
  listPropertyNames,
  listSubschemas,
  listTypes,
  listVariants,
  type Variant,
} from './facets.ts';
import {
  compareAlternatives,
  compareRequired,
  compareValues,
  listRequired,
  type ReportDifference,
} from './restrictions.ts';
import type { SchemaLanguage } from './schema-language.ts';

/** A difference between two releases of the language. */
export interface SchemaDifference {
  /** The type: `TableSection`. Fields of all section types are reported once, for `Section`. */
  of: string;
  /** Where in a value of the type, as migrations write it: `columns.*.kind`; empty for the value itself. */
  place: string;
  /** Whether a file that fitted the old language may not fit the new one. */
  kind: 'additive' | 'breaking';
  /** The difference, in words. */
  what: string;
  /** The value that is no longer a choice, where it is one. */
  gone?: unknown;
}

/** The differences between two releases, type by type. A type that is only renamed has none. */
export function compareSchemas(old: SchemaLanguage, now: SchemaLanguage): SchemaDifference[] {
  const differences: SchemaDifference[] = [];
  for (const [of, before] of Object.entries(old.definitions)) {
    const after = now.definitions[of];
    if (after)
      differences.push(...differencesBetween(before, after, old, now).map((difference) => ({ ...difference, of })));
  }
  const types = Object.keys(old.definitions).filter((name) => isSection(old.definitions[name]));
  const key = ({ place, what }: SchemaDifference) => JSON.stringify([place, what]);
  const tally = new Map<string, number>();
  for (const one of differences) if (types.includes(one.of)) tally.set(key(one), (tally.get(key(one)) ?? 0) + 1);
  const shared = (one: SchemaDifference) =>
    types.length > 1 && types.includes(one.of) && tally.get(key(one)) === types.length
      ? { ...one, of: 'Section' }
      : one;
  return unique(differences.map(shared));
}

function isSection(schema: Schema | undefined): boolean {
  return schema?.properties?.type?.const !== undefined && schema.properties.type.const !== 'include';
}

function unique<T>(list: T[]): T[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}

function differencesBetween(
  before: Schema,
  after: Schema,
  old: SchemaLanguage,
  now: SchemaLanguage,
): Omit<SchemaDifference, 'of'>[] {
  const seen = new Set<string>();
  return unique(collect((tell) => at(before, after, '', tell)));

  function at(a: Schema, b: Schema, place: string, tell: ReportDifference): void {
    if (JSON.stringify(a) === JSON.stringify(b)) return;
    if (isFree(a) || isFree(b)) {
      tell(isFree(a) ? 'breaking' : 'additive', place, isFree(a) ? 'may no longer be anything' : 'may be anything');
      return;
    }
    const pair = `${definitionNameOf(a)} ${definitionNameOf(b)}`;
    if (a.$ref && b.$ref && seen.has(pair)) return;
    seen.add(pair);
    const [had, has] = [listTypes(a, old.definitions), listTypes(b, now.definitions)];
    for (const type of has) if (!admitsType(had, type)) tell('additive', place, `may be ${article(type)} too`);
    for (const type of had) {
      if (!admitsType(has, type)) tell('breaking', place, `may no longer be ${article(type)}`);
      else ofType(type, a, b, place, tell);
    }
    seen.delete(pair);
  }

  /** Compares the requirements of one type, variant by variant for a discriminated union. */
  function ofType(type: string, a: Schema, b: Schema, place: string, tell: ReportDifference): void {
    const [olds, news] = [listVariants(a, type, old.definitions), listVariants(b, type, now.definitions)];
    if (olds.length === 1 && news.length === 1) {
      facets(type, a, b, place, tell);
      return;
    }
    const matched = new Set<Schema>();
    for (const { when, schema } of olds) {
      const identical = (one: Variant) => JSON.stringify(schema) === JSON.stringify(one.schema);
      const fits = (one: Variant) =>
        !collect((report) => facets(type, schema, one.schema, place, report)).some(({ kind }) => kind === 'breaking');
      const match = news.find(identical) ?? news.find(fits) ?? news.find((one) => one.when === when);
      if (!match) tell('breaking', place, `may no longer be ${definitionNameOf(schema) || 'what it was'}`);
      else {
        matched.add(match.schema);
        if (!identical(match)) facets(type, schema, match.schema, place, tell);
      }
    }
    for (const { schema } of news)
      if (!matched.has(schema)) tell('additive', place, `may be ${definitionNameOf(schema) || 'something else'} too`);
  }

  function facets(type: string, a: Schema, b: Schema, place: string, tell: ReportDifference): void {
    const [was, is] = [listSubschemas(a, type, old.definitions), listSubschemas(b, type, now.definitions)];
    compareValues(type, was, is, place, tell);
    if (type === 'object') {
      objects(was, is, place, tell);
      compareRequired(was, is, place, tell);
      compareAlternatives(was, is, place, tell);
    }
    if (type === 'array') at(findItems(was), findItems(is), under(place, '*'), tell);
    branches(was, is, place, tell);
  }

  function objects(was: Schema[], is: Schema[], place: string, tell: ReportDifference): void {
    for (const name of new Set([...listPropertyNames(was), ...listPropertyNames(is)])) {
      const [a, b] = [findProperty(was, name), findProperty(is, name)];
      if (a && b) at(a, b, under(place, name), tell);
      else if (a) tell('breaking', under(place, name), 'is gone');
      else if (b && !listRequired(is).includes(name)) tell('additive', under(place, name), 'is new');
    }
    const [a, b] = [findAdditionalProperties(was), findAdditionalProperties(is)];
    if (a && b) at(a, b, under(place, '*'), tell);
    else if (a) tell('breaking', place, 'may no longer have properties of any name');
    else if (b) tell('additive', place, 'may have properties of any name');
  }

  /** New and removed branches are reported by their values. */
  function branches(was: Schema[], is: Schema[], place: string, tell: ReportDifference): void {
    const [olds, news] = [listBranches(was), listBranches(is)];
    for (const condition of new Set([...olds.keys(), ...news.keys()])) {
      const [a, b] = [olds.get(condition), news.get(condition)];
      const [[name, { const: value }] = ['', {} as Schema]] = Object.entries((a ?? b)?.if?.properties ?? {});
      const known = (parts: Schema[]) => listChoices([findProperty(parts, name) || {}], typeof value);
      const others = a ? known(is) : known(was);
      if ((!a || !b) && name && others && !others.includes(value)) continue;
      at(a?.then ?? {}, b?.then ?? {}, place, tell);
      at(a?.else ?? {}, b?.else ?? {}, place, tell);
    }
  }
}

function isFree(schema: Schema): boolean {
  return Object.keys(schema).length === 0;
}

function article(type: string): string {
  return type === 'null' ? 'null' : /^[aio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function under(place: string, name: string): string {
  return place ? `${place}.${name}` : name;
}

function collect(work: (tell: ReportDifference) => void): Omit<SchemaDifference, 'of'>[] {
  const differences: Omit<SchemaDifference, 'of'>[] = [];
  work((kind, place, what, gone) => differences.push({ place, kind, what, ...(gone !== undefined && { gone }) }));
  return differences;
}
