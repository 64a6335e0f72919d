import { expect, test } from 'vitest';
import { isJsonObject } from '../model/schema/json-object.ts';
import { pointerOf, valueAt } from '../model/schema/pointer.ts';
import type { Schema } from '../model/schema/schema.ts';
import { createShapeReader, type ShapeReader } from '../model/schema/shapes.ts';
import type { Path } from '../model/schema/walk.ts';
import { exampleSite } from '../testing/example-site.ts';
import { isRepeatable } from '../testing/repeat-objects.ts';
import { createInspector } from './inspect-site.ts';
import { formatProblem } from './problem.ts';
import { fileKindOf } from './site-files.ts';

const site = await exampleSite();
const forEach = { collection: 'news', field: 'time', order: 'descending' };

/** The definitions of all schemas that declare `forEach`. */
function repeatableTypes(): string[] {
  const roots = ['page', 'shared', 'site'].map((name) => site.schemas[`${name}.schema.json`] as Schema);
  const named = roots.flatMap(({ definitions = {} }) => Object.entries(definitions));
  const types = named.flatMap(([name, { properties }]) => (properties?.forEach ? [name] : []));
  return [...new Set(types)].sort();
}

interface Place {
  file: string;
  path: Path;
  /** The definitions of the object. */
  types: readonly string[];
}

/** The objects of the example site that may be repeated, the first of each type. */
function repeatablePlaces(): Place[] {
  const found = new Map<string, Place>();
  for (const [file, text] of Object.entries(site.files)) {
    const kind = fileKindOf(file);
    if (kind?.kind !== 'page' && kind?.kind !== 'site') continue;
    const collect = (value: unknown, reader: ShapeReader, path: Path): void => {
      const shape = reader(value);
      if (Array.isArray(value))
        for (const [index, item] of value.entries()) collect(item, shape.items(), [...path, index]);
      if (!isJsonObject(value)) return;
      const type = String(shape.names.at(-1));
      if (isRepeatable(value, reader) && path.length > 0 && !found.has(type))
        found.set(type, { file, path, types: shape.names });
      for (const [key, inner] of Object.entries(value)) collect(inner, shape.field(key), [...path, key]);
    };
    collect(JSON.parse(text), createShapeReader(site.schemas[kind.schemaPath] ?? {}), []);
  }
  return [...found.values()];
}

/** A copy of an object in which names end with the value of the repetition. */
function withNames(value: unknown, reader: ShapeReader): unknown {
  const { names, items, field } = reader(value);
  if (typeof value === 'string')
    return names.some((name) => /^(Name|ChoiceName|ArchiveName|PdfName)$/.test(name)) ? `${value}-{time}` : value;
  if (Array.isArray(value)) return value.map((item) => withNames(item, items()));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNames(inner, field(key))]));
}

/** A value in a file, with its schema. */
function readAt(value: unknown, file: string, path: Path): [value: unknown, reader: ShapeReader] {
  let reader = createShapeReader(site.schemas[fileKindOf(file)?.schemaPath ?? ''] as Schema);
  let here = value;
  for (const step of path) {
    const shape = reader(here);
    reader = typeof step === 'number' ? shape.items() : shape.field(step);
    here = (here as Record<string | number, unknown>)[step];
  }
  return [here, reader];
}

/** Groups of places in different files, which one inspection can show. */
function roundsOf(places: Place[]): Place[][] {
  const rounds: Place[][] = [];
  for (const place of places) {
    const free = rounds.find((round) => round.every(({ file }) => file !== place.file));
    if (free) free.push(place);
    else rounds.push([place]);
  }
  return rounds;
}

const codes = [
  'wrong-repetition',
  'duplicate-id',
  'wrong-form',
  'unknown-field',
  'unknown-site-value',
  'missing-field',
];

test('each object that may be repeated appears once for each value, with names of its own', () => {
  const places = repeatablePlaces();
  const inspect = createInspector();
  const read = inspect(site);
  expect(read.problems.map(formatProblem)).toEqual([]);
  const seen = roundsOf(places).flatMap((round) => {
    const files = { ...site.files };
    const values = round.map(({ file, path }) => {
      const value = JSON.parse(files[file] as string);
      const list = valueAt(value, path.slice(0, -1)) as unknown[];
      list[path.at(-1) as number] = { forEach, ...(withNames(...readAt(value, file, path)) as object) };
      files[file] = JSON.stringify(value);
      return list.length;
    });
    const { problems, model } = inspect({ ...site, files });
    return round.map(({ file, path, types }, index) => {
      const wrong = problems.filter((one) => one.file === file && codes.includes(one.code)).map(formatProblem);
      const shown = model.expanded?.files.find((one) => one.file === file)?.value;
      const made = (valueAt(shown, path.slice(0, -1)) as unknown[]).length - (values[index] as number) + 1;
      const isClean = !JSON.stringify(shown).includes('{time}');
      return { place: `${types.at(-1)} ${file}${pointerOf(path)}`, wrong, made, isClean };
    });
  });
  expect(seen.filter(({ wrong, made, isClean }) => wrong.length > 0 || made !== 7 || !isClean)).toEqual([]);
  const covered = new Set(places.flatMap(({ types }) => types));
  expect(repeatableTypes().filter((type) => !covered.has(type))).toEqual([]);
});
