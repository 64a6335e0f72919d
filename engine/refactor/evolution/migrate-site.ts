import { checkSite } from '../../check/check.ts';
import type { Problem } from '../../check/problem.ts';
import { fileKindOf, type SiteInput } from '../../check/site-files.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Migration } from '../../model/migration.ts';
import paletteNames from '../../model/migrations/3-palette-names.ts';
import type { Schemas } from '../../model/schema/schema.ts';
import { findRenamedProperties } from '../../model/theme/renamed-properties.ts';
import { migrateFile } from './migrate-file.ts';
import { createSchemaLanguage, findFileSchema, type SchemaLanguage } from './schema-language.ts';

type MigratedFile = ReturnType<typeof migrateFiles>[number];

/** The files of a site that are written for an earlier release, brought forward. Reads and writes nothing. */
export function migrateFiles(
  { files, schemas }: SiteInput,
  released: SchemaLanguage | undefined,
  migrations: Migration[],
) {
  const present = createSchemaLanguage(schemas);
  return Object.entries(files).flatMap(([file, before]) => {
    const path = fileKindOf(file)?.schemaPath ?? '';
    const along = { released: released && findFileSchema(released, path), present: findFileSchema(present, path) };
    const { text, done } = migrateFile({ file, text: before }, along, migrations);
    if (text === before) return [];
    return [{ file, text, done: tallyOf(done) }];
  });
}

/** The stylesheets of a site that use an old name of a custom property, with the new ones. */
export function migrateStylesheets({ stylesheets = {} }: SiteInput): MigratedFile[] {
  return Object.entries(stylesheets).flatMap(([file, before]) => {
    const renamed = findRenamedProperties(before);
    if (renamed.length === 0) return [];
    const text = renamed.reduceRight(
      (after, { name, newName, offset }) => after.slice(0, offset) + newName + after.slice(offset + name.length),
      before,
    );
    return [{ file, text, done: new Map([[paletteNames, renamed.length]]) }];
  });
}

/**
 * The errors that a site would have with new or changed files, and does not have now, nor by the schemas of the last
 * release. `schemas` are those after the change. Default: unchanged.
 */
export function findNewErrors(
  input: SiteInput,
  written: SiteInput['files'],
  schemas = input.schemas,
  released?: SchemaLanguage,
): Problem[] {
  const errors = (files: SiteInput['files'], schemas: Schemas) =>
    checkSite({ ...input, files, schemas }).filter(({ severity }) => severity === 'error');
  const old = released && Object.keys(released.files).map((path) => [path, findFileSchema(released, path)]);
  const known = [input.schemas, ...(old ? [{ ...input.schemas, ...Object.fromEntries(old) }] : [])].map((schemas) =>
    tallyOf(errors(input.files, schemas).map(keyOf)),
  );
  const counted = new Map<string, number>();
  return errors({ ...input.files, ...written }, schemas).filter((problem) => {
    const key = keyOf(problem);
    counted.set(key, (counted.get(key) ?? 0) + 1);
    return known.every((tally) => (tally.get(key) ?? 0) < (counted.get(key) as number));
  });
}

/** How often each value occurs. */
function tallyOf<Value>(values: Value[]): Map<Value, number> {
  return new Map([...groupBy(values, (value) => value)].map(([value, { length }]) => [value, length]));
}

function keyOf({ file, code, pointer }: Problem): string {
  return JSON.stringify([file, code, pointer.slice(pointer.lastIndexOf('/'))]);
}
