import type { Schema, Schemas } from '../../model/schema/schema.ts';

const han = '[\\p{Script=Han}，。、；：！？（）“”…]';
const brokenHan = new RegExp(`(?<=${han})\\n(?=${han})`, 'gu');

/** Joins the lines of each Chinese sentence in a schema: a line break between Chinese characters is not a space. */
export function joinChineseLines(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'zh' && typeof value === 'string' ? value.replace(brokenHan, '').replaceAll('\n', ' ') : value,
  );
}

/** A type or field as its docstring explains it: `Card` or `Card.title`, a file's own type by its path (`sections/cards`). */
export interface Description {
  of: string;
  en: string;
  zh: string;
}

/** Collects the description of each type and field once. A missing one is empty. */
export function collectDescriptions(schemas: Schemas): Description[] {
  const found = new Map<string, Description>();
  const collect = (of: string, { description = '', zh = '', properties = {} }: Schema) => {
    if (!found.has(of)) found.set(of, { of, en: description, zh });
    for (const [name, property] of Object.entries(properties)) collect(`${of}.${name}`, property);
  };
  for (const [path, schema] of Object.entries(schemas)) {
    collect(path.replace('.schema.json', ''), schema);
    for (const [name, definition] of Object.entries(schema.definitions ?? {})) collect(name, definition);
  }
  return [...found.values()];
}

/** Finds types and fields without a description in both languages, a line for each docstring to fix. */
export function findMissingDescriptions(schemas: Schemas): string[] {
  return collectDescriptions(schemas).flatMap(({ of, en, zh }) => [
    ...(en === '' ? [`${of} has no sentence: begin its docstring with one.`] : []),
    ...(zh === '' ? [`${of} has no sentence in Chinese: write one after @zh in its docstring.`] : []),
  ]);
}
