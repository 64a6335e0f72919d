import type { Schema } from '../../model/schema/schema.ts';

/** Adds descriptions to the values of an enum, from the lines of `@choices` and `@choicesZh`. */
export function explainChoices<T>(schema: T, name: string): T {
  if (Array.isArray(schema)) return schema.map((item) => explainChoices(item, name)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { choices, choicesZh, ...rest } = schema as Schema;
  if (choices === undefined && choicesZh === undefined)
    return Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, explainChoices(item, name)])) as T;
  const values = (rest.enum ?? []).map(String);
  const explained = (tag: string, text: unknown): string[] => {
    const says = linesOf(text);
    if (says.size !== values.length || !values.every((value) => says.has(value)))
      throw new Error(`${name}: its @${tag} must say what each of ${values.join(', ')} does, one a line`);
    return values.map((value) => says.get(value) as string);
  };
  return {
    ...rest,
    markdownEnumDescriptions: explained('choices', choices),
    enumZh: explained('choicesZh', choicesZh),
  } as T;
}

/** The sentences of a tag by value. */
function linesOf(text: unknown): Map<string, string> {
  return new Map(
    String(text ?? '')
      .split('\n')
      .flatMap((line) => {
        const [, value, says] = /^([^:]+): (.+)$/.exec(line.trim()) ?? [];
        return value && says ? [[value, says] as const] : [];
      }),
  );
}
