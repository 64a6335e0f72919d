import type { LocalizedText } from '../../model/kinds.ts';

/** A finished sentence in both languages of maintainers, side by side. */
export type Words = LocalizedText;

/** A language of messages for maintainers: theirs, not the site's. */
export type MessageLanguage = keyof Words;

/** Joins sentences and their continuations, language by language. */
export function joined(...parts: Words[]): Words {
  return { en: parts.map(({ en }) => en).join(''), zh: parts.map(({ zh }) => zh).join('') };
}

/** The same in every language: a path, a name. */
export function same(text: string): Words {
  return { en: text, zh: text };
}

/** The first few items of a list that may be long, and how many more there are. */
export function few(items: readonly string[], separator: Words = { en: ', ', zh: '、' }): Words {
  const shown = items.slice(0, 5);
  const rest = items.length - shown.length;
  return {
    en: shown.join(separator.en) + (rest > 0 ? ` and ${rest} more` : ''),
    zh: shown.join(separator.zh) + (rest > 0 ? ` 等，另有 ${rest} 个` : ''),
  };
}

/** A short list of allowed values for a message; long lists are left to the editor. Empty when there are more than `most`. */
export function allowed(values: Iterable<string>, most = 12): Words {
  const all = [...new Set(values)];
  if (all.length === 0 || all.length > most) return same('');
  return { en: ` Allowed: ${all.join(', ')}.`, zh: `可用：${all.join('、')}。` };
}

/** Names in quotation marks: `"a", "b" and "c"`. */
export function quoted(names: string[], conjunction: 'and' | 'or'): Words {
  const zh = conjunction === 'and' ? '和' : '或';
  return {
    en: names.map((name) => `"${name}"`).join(` ${conjunction} `),
    zh: names.map((name) => `“${name}”`).join(zh),
  };
}
