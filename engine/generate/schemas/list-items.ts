import type { Schema } from '../../model/schema/schema.ts';

/**
 * Throws for a list whose items no schema describes: anything would pass in them. `ts-json-schema-generator` forgets the items of a list
 * in the index signature of an intersection (`A & { [field: string]: Text[] }`), where no type's name stands for it.
 */
export function requireItems(schema: unknown, name: string): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { type, items } = schema as Schema;
  if (type === 'array' && items === undefined)
    throw new Error(
      `${name}: nothing says what a list of it holds; give the type of the list a name, and write that name`,
    );
  for (const value of Object.values(schema)) requireItems(value, name);
}
