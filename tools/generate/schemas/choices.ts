import type { Schema } from '../../../engine/schema/schema.ts';

/**
 * Gives the values of a choice their sentences: the lines of `@choices`, each a value with what it does, become what an editor shows
 * beside the value. Throws where a value has none while others have, and for a sentence without its value.
 */
export function explainChoices<T>(schema: T, name: string): T {
  if (Array.isArray(schema)) return schema.map((item) => explainChoices(item, name)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { choices, ...rest } = schema as Schema;
  if (typeof choices !== 'string')
    return Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, explainChoices(item, name)])) as T;
  const values = (rest.enum ?? []).map(String);
  const told = new Map(
    choices.split('\n').flatMap((line) => {
      const [, value, says] = /^([^:]+): (.+)$/.exec(line.trim()) ?? [];
      return value && says ? [[value, says] as const] : [];
    }),
  );
  if (told.size !== values.length || !values.every((value) => told.has(value)))
    throw new Error(`${name}: its @choices must say what each of ${values.join(', ')} does, one a line`);
  return { ...rest, markdownEnumDescriptions: values.map((value) => told.get(value)) } as T;
}
