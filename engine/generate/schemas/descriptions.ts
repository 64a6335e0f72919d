import type { Schema, Schemas } from '../../model/schema/schema.ts';

const han = '[\\p{Script=Han}，。、；：！？（）“”…]';
const brokenHan = new RegExp(`(?<=${han})\\n(?=${han})`, 'gu');

/** Joins the lines of a text in English or Chinese. */
export const joinLines = (text: string) => text.replace(brokenHan, '').replaceAll('\n', ' ');

/**
 * Joins the lines of each Chinese sentence in a schema, and splits each `@title` into its languages. Docstrings wrap
 * sentences, and a line break between Chinese characters is not a space.
 */
export function readDocTexts(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === 'zh' && typeof value === 'string') return joinLines(value);
    // A property can be called `title`: its value is a schema.
    return typeof value?.title === 'string' ? { ...value, ...splitTitle(value.title, value.description) } : value;
  });
}

/** The label of `Card | 卡片` in each language. A site may write one, `Carte`, for both. Throws for anything else. */
export function splitTitle(text: string, name: unknown): { title: string; titleZh?: string } {
  const labels = text.split('|').map((part) => part.trim());
  const [title = '', titleZh] = labels;
  if (labels.includes('') || labels.length > 2)
    throw new Error(`${name}: the title “${text}” must be as in “Card | 卡片” or “Card”`);
  return { title, ...(titleZh !== undefined && { titleZh }) };
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
