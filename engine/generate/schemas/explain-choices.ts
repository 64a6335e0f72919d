import type { Schema } from '../../model/schema/schema.ts';

/**
 * Gives the values of a choice their sentences: the lines of `@choices`, each a value with what it does, become what an editor shows
 * beside the value, and those of `@choicesZh` the same in Chinese. Throws where a value has no sentence in one of them while others
 * have, and for a sentence without its value.
 */
export function explainChoices<T>(schema: T, name: string): T {
  if (Array.isArray(schema)) return schema.map((item) => explainChoices(item, name)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { choices, choicesZh, ...rest } = schema as Schema;
  if (choices === undefined && choicesZh === undefined)
    return Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, explainChoices(item, name)])) as T;
  const values = (rest.enum ?? []).map(String);
  const told = (tag: string, text: unknown): string[] => {
    const says = linesOf(text);
    if (says.size !== values.length || !values.every((value) => says.has(value)))
      throw new Error(`${name}: its @${tag} must say what each of ${values.join(', ')} does, one a line`);
    return values.map((value) => says.get(value) as string);
  };
  return { ...rest, markdownEnumDescriptions: told('choices', choices), enumZh: told('choicesZh', choicesZh) } as T;
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
