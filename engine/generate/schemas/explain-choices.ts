import type { Schema } from '../../model/schema/schema.ts';
import { joinLines } from './descriptions.ts';

/**
 * Adds labels and descriptions to the values of an enum, from the rows of `@choices`: `value: Label | 名称`, or
 * `value: Label | 名称 | Description. | 说明。`. A site may write one label for both languages. A row may continue on the
 * next line. Throws if the rows do not match the values.
 */
export function explainChoices<T>(schema: T, name: string): T {
  if (Array.isArray(schema)) return schema.map((item) => explainChoices(item, name)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { choices, ...rest } = schema as Schema;
  if (typeof choices !== 'string')
    return Object.fromEntries(Object.entries(schema).map(([key, item]) => [key, explainChoices(item, name)])) as T;
  const rows = readRows(choices, rest.enum ?? [], `${name}: its @choices`);
  const column = (index: number) => rows.map((row) => row[index]);
  const hasTexts = rows.some(({ length }) => length > 2);
  return {
    ...rest,
    ...{ enumTitles: column(0), enumTitlesZh: rows.map(([title, titleZh = title]) => titleZh) },
    ...(hasTexts && { markdownEnumDescriptions: column(2), enumZh: column(3) }),
  } as T;
}

/** Adds labels and descriptions to the properties of an object, from the rows of `@fields`, which are as those of `@choices`. */
export function explainFields({ fields, ...schema }: Schema, name: string): Schema {
  if (typeof fields !== 'string') return schema;
  const properties = Object.entries(schema.properties ?? {});
  const rows = readRows(fields, Object.keys(schema.properties ?? {}), `${name}: its @fields`);
  const explained = properties.map(([key, property], index) => {
    const [title, titleZh, description, zh] = rows[index] ?? [];
    return [key, { ...property, description, title, zh, titleZh }];
  });
  return { ...schema, properties: Object.fromEntries(explained) };
}

/** The columns of the row of each value, in the order of the values. */
function readRows(text: string, values: unknown[], tag: string): string[][] {
  const rows: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim()))
    if (rows.length === 0 || values.some((value) => line.startsWith(`${value}: `))) rows.push(line);
    else rows.push(joinLines(`${rows.pop()}\n${line}`));
  const found = values.map((value) => {
    const [row, ...more] = rows.filter((one) => one.startsWith(`${value}: `));
    const columns = row?.slice(`${value}: `.length).split('|') ?? [];
    return more.length > 0 ? [] : columns.map((text) => text.trim());
  });
  const isWhole = (row: string[]) => row.length === found[0]?.length && row.every((text) => text !== '');
  if (rows.length !== values.length || ![1, 2, 4].includes(found[0]?.length ?? 0) || !found.every(isWhole))
    throw new Error(
      `${tag} must have a row for each of ${values.join(', ')}, as in “top: Top | 顶部” or “top: Top | 顶部 | Above the text. | 位于文字上方。”`,
    );
  return found;
}
