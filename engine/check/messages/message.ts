import type { LocalizedText } from '../../model/kinds.ts';

/** A message in both languages. */
export type Message = LocalizedText;

export type MessageLanguage = keyof Message;

/** The same text in both languages. */
export function untranslated(text: string): Message {
  return { en: text, zh: text };
}

/** The first items of a list, and how many more there are. */
export function firstFew(items: readonly string[], separator: Message = { en: ', ', zh: '、' }): Message {
  const shown = items.slice(0, 5);
  const rest = items.length - shown.length;
  return {
    en: shown.join(separator.en) + (rest > 0 ? ` and ${rest} more` : ''),
    zh: shown.join(separator.zh) + (rest > 0 ? ` 等，另有 ${rest} 个` : ''),
  };
}

/** The allowed values. Empty if there are more than `most`: the editor lists them. */
export function allowedValues(values: Iterable<string>, most = 12): Message {
  const all = [...new Set(values)];
  if (all.length === 0 || all.length > most) return untranslated('');
  return { en: ` Allowed: ${all.join(', ')}.`, zh: `可用：${all.join('、')}。` };
}

/** `"a", "b" and "c"`. */
export function quoteNames(names: string[], conjunction: 'and' | 'or'): Message {
  const type = conjunction === 'and' ? 'conjunction' : 'disjunction';
  return {
    en: new Intl.ListFormat('en-GB', { type }).format(names.map((name) => `"${name}"`)),
    zh: new Intl.ListFormat('zh-CN', { type }).format(names.map((name) => `“${name}”`)),
  };
}

/** The default language of messages, by the environment. */
export function languageOf(env: Record<string, string | undefined> = process.env): MessageLanguage {
  // The order is POSIX's.
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^zh/i.test(locale) ? 'zh' : 'en';
}
