import type { Schema, Schemas } from '../../model/schema/schema.ts';

/** The label of a field (`sections/cards.columns`) or of a choice (`sections/cards.columns=two`) in both languages. */
export interface Title {
  of: string;
  en?: string;
  zh?: string;
}

/** Collects the labels of every field and of every choice of words. Missing ones are undefined. */
export function collectTitles(schemas: Schemas): Title[] {
  const found = new Map<string, Title>();
  const add = (of: string, en: string | undefined, zh: string | undefined) => found.set(of, { of, en, zh });
  const collect = (schema: unknown, of: string) => {
    if (typeof schema !== 'object' || schema === null) return;
    const { properties = {}, enum: values = [], enumTitles = [], enumTitlesZh = [] } = schema as Schema;
    if (typeof properties === 'object')
      for (const [name, { title, titleZh }] of Object.entries(properties)) add(`${of}.${name}`, title, titleZh);
    if (Array.isArray(values) && values.some((value) => /[a-z]/i.test(String(value))))
      for (const [at, value] of values.entries()) add(`${of}=${value}`, enumTitles[at], enumTitlesZh[at]);
    for (const [key, value] of Object.entries(schema)) {
      if (key === 'properties' || key === 'definitions')
        for (const [name, inner] of Object.entries(value)) collect(inner, `${of}.${name}`);
      else if (key !== 'if' && key !== 'else') collect(value, of);
    }
  };
  // Interface texts are their own labels.
  for (const [path, schema] of Object.entries(schemas))
    if (path !== 'words.schema.json') collect(schema, path.replace('.schema.json', ''));
  return [...found.values()];
}

/** Finds fields and choices without a label, a line for each docstring to fix. */
export function findMissingTitles(schemas: Schemas): string[] {
  return collectTitles(schemas).flatMap(({ of, en }) =>
    en === undefined
      ? [
          `${of} has no label: write ${of.includes('=') ? 'a row of @choices' : '@title Label | 名称'} in its docstring.`,
        ]
      : [],
  );
}
