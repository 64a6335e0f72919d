import type { MigrationStep } from '../model/migration.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import { readCurrentLanguage } from '../refactor/evolution/released-language.ts';
import type { SchemaLanguage } from '../refactor/evolution/schema-language.ts';
import { findTypeFolders } from '../refactor/evolution/type-folders.ts';
import type { Fixture, StoredMigration } from '../site/read-migrations.ts';
import { readSchemas } from '../site/read-site.ts';

export const presentLanguage = await readCurrentLanguage(await readSchemas());

export const presentFolders = await findTypeFolders(presentLanguage);

/** A previous release that differs from the present one by `edit`. */
export function changeLanguage(edit: (definitions: Schemas) => void): SchemaLanguage {
  const old = { ...structuredClone(presentLanguage), version: '0.0.9' };
  edit(old.definitions);
  return old;
}

/** A property of a type. Throws if it does not exist. */
export function renameProperty(definitions: Schemas, type: string, name: string): Schema {
  const property = definitions[type]?.properties?.[name];
  if (!property) throw new Error(`${type} has no ${name}`);
  return property;
}

/** Renames a property of a type to its old name, or removes it. */
export function rename(definitions: Schemas, type: string, name: string, old?: string): void {
  const schema = definitions[type] as Schema;
  const property = renameProperty(definitions, type, name);
  const { [name]: _, ...rest } = schema.properties as Schemas;
  definitions[type] = {
    ...schema,
    properties: old === undefined ? rest : { ...rest, [old]: property },
    required: schema.required?.flatMap((one) => (one !== name ? one : (old ?? []))),
  };
}

/** A migration from the old release, as if a folder contained it. */
export function writeMigration(type: string, steps: MigrationStep[], fixture?: Fixture): StoredMigration {
  const home = presentFolders[type] ?? '';
  return {
    from: '0.0.9',
    description: `${type} has changed.`,
    type,
    steps,
    fixture,
    home,
    file: `${home}/migrations/1-change.ts`,
  };
}
