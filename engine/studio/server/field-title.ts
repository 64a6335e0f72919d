import type { Schema } from '../../model/schema/schema.ts';
import type { BilingualText } from '../protocol/protocol.ts';

/** The label of a file's list of records. */
export const recordsTitle: BilingualText = { en: 'Records', zh: '记录' };

/** The label of a field: the title in its own schemas, otherwise its key in words. `updateTime` is "Update time". */
export function fieldTitle(schemas: Schema[], key: string): BilingualText {
  const words = keyInWords(key);
  return titleIn(schemas) ?? { en: words, zh: words };
}

/** The label of an item: the title of its type, otherwise of its list in the singular, and its position: "Card 2". */
export function itemTitle(parts: Schema[], index: number, list?: BilingualText): BilingualText {
  const { en, zh } = titleIn(parts) ?? (list ? { ...list, en: singular(list.en) } : { en: 'Entry', zh: '条目' });
  return { en: `${en} ${index + 1}`, zh: `${zh} ${index + 1}` };
}

/** The label of a value that its schemas list. */
export function choiceTitle(parts: Schema[], value: unknown): BilingualText | undefined {
  for (const { enum: values = [], enumTitles: en = [], enumTitlesZh: zh = [] } of parts) {
    const index = values.indexOf(value);
    const title = en[index];
    if (title !== undefined) return { en: title, zh: zh[index] ?? title };
  }
  return undefined;
}

function titleIn(schemas: Schema[]): BilingualText | undefined {
  const { title: en, titleZh } = schemas.find(({ title }) => title !== undefined) ?? {};
  return en === undefined ? undefined : { en, zh: titleZh ?? en };
}

function keyInWords(key: string): string {
  const words = key
    .replace(/[_-]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}
