import type { Migration, MigrationStep } from '../../model/migration.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';

/** Adds the old names of fields and values to the schemas, from the migrations. The check then names the new ones. */
export function addFormerNames(definitions: Schemas, migrations: Migration[]): Schemas {
  const entries = Object.entries(definitions).map(([name, schema]): [string, Schema] => {
    const types = name.endsWith('Section') ? [name, 'Section'] : [name];
    const steps = migrations.filter(({ type }) => types.includes(type)).flatMap((migration) => migration.steps);
    if (steps.length === 0 || !schema.properties) return [name, schema];
    const properties = Object.entries(schema.properties).map(([field, property]) => [
      field,
      { ...property, ...formerNames(field, steps) },
    ]);
    return [name, { ...schema, properties: Object.fromEntries(properties) }];
  });
  return Object.fromEntries(entries);
}

function formerNames(field: string, steps: MigrationStep[]): Pick<Schema, 'formerNames' | 'formerValues'> {
  const oldNames = (name: string): string[] =>
    steps.flatMap((step) => ('rename' in step && step.to === name ? [step.rename, ...oldNames(step.rename)] : []));
  const names = oldNames(field);
  const values = steps.filter((step) => 'replace' in step && [field, ...names].includes(step.replace));
  return {
    ...(names.length > 0 && { formerNames: names }),
    ...(values.length > 0 && { formerValues: Object.assign({}, ...values.map((step) => 'by' in step && step.by)) }),
  };
}
