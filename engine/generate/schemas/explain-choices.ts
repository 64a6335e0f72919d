import type { Schema } from '../../model/schema/schema.ts';
import { splitTitle } from './descriptions.ts';

/**
 * Adds labels and descriptions to the values of an enum: from the lines of `@choiceTitles`, of `@choices`, and (in
 * Chinese) of `@choicesZh`. Throws if the lines do not match the values.
 */
export function explainChoices<T>(schema: T, name: string): T {
  if (Array.isArray(schema)) return schema.map((item) => explainChoices(item, name)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { choiceTitles, choices, choicesZh, ...rest } = schema as Schema;
  if (choiceTitles === undefined && choices === undefined && choicesZh === undefined)
    return Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, explainChoices(item, name)])) as T;
  const values = (rest.enum ?? []).map(String);
  const linesOf = (tag: string, text: unknown): string[] => {
    const lines = readLines(text);
    if (lines.size !== values.length || !values.every((value) => lines.has(value)))
      throw new Error(`${name}: its @${tag} must have a line for each of ${values.join(', ')}`);
    return values.map((value) => lines.get(value) as string);
  };
  const titles =
    choiceTitles === undefined ? [] : linesOf('choiceTitles', choiceTitles).map((line) => splitTitle(line, name));
  return {
    ...rest,
    ...(titles.length > 0 && {
      enumTitles: titles.map(({ title }) => title),
      enumTitlesZh: titles.map(({ title, titleZh = title }) => titleZh),
    }),
    ...((choices !== undefined || choicesZh !== undefined) && {
      markdownEnumDescriptions: linesOf('choices', choices),
      enumZh: linesOf('choicesZh', choicesZh),
    }),
  } as T;
}

/** The lines `value: Text.` of a tag, by value. */
function readLines(text: unknown): Map<string, string> {
  return new Map(
    String(text ?? '')
      .split('\n')
      .flatMap((line) => {
        const [, value, own] = /^([^:]+): (.+)$/.exec(line.trim()) ?? [];
        return value && own ? [[value, own] as const] : [];
      }),
  );
}
