import type { Migration } from '../../../model/migration.ts';

type Words = string | Record<string, string>;

/** The fields of a download that stay lists. */
const lists = ['instruction', 'sections'];

/** `["GCC 12", { "zh": "及以上", "en": "or later" }]` is `{ "zh": "GCC 12 及以上", "en": "GCC 12 or later" }`. */
function asOneText(value: unknown): unknown {
  const isWords = (item: unknown) => typeof item === 'string' || (typeof item === 'object' && item !== null);
  if (!Array.isArray(value) || !value.every(isWords)) return value;
  const texts = value as Words[];
  const languages = new Set(texts.flatMap((text) => (typeof text === 'string' ? [] : Object.keys(text))));
  if (languages.size === 0) return texts.join(' ');
  const inLanguage = (code: string) => texts.map((text) => (typeof text === 'string' ? text : text[code])).join(' ');
  return Object.fromEntries([...languages].map((code) => [code, inLanguage(code)]));
}

function withOneTextEach(row: unknown): unknown {
  return Object.fromEntries(
    Object.entries(row as object).map(([field, value]) => [field, lists.includes(field) ? value : asOneText(value)]),
  );
}

export default {
  from: '0.1.0',
  description: 'A further field of a download, which a column shows, holds one text, and no list of texts.',
  type: 'DownloadRow',
  steps: [{ change: '', by: withOneTextEach }],
} satisfies Migration;
