import type { BilingualText } from '../protocol/protocol.ts';
import { createSlice } from './store/slice.ts';
import { useSlice } from './store/use-slice.ts';
import structure from './structure-words.json';
import own from './studio-words.json';

/** A language of the studio itself, which is the maintainer's and not the site's. */
export type StudioLocale = keyof BilingualText;

const words = { ...own, ...structure };

/** The names of the studio's own words. */
export type MessageKey = keyof typeof words;

/** What says the studio's words, and sentences that come in both languages, in one. */
interface Messages {
  locale: StudioLocale;
  t: (word: MessageKey) => string;
  localize: (said: BilingualText | undefined) => string;
  /** What is done, or is told, with what it concerns: “Delete: Prices”. */
  labelFor: (does: string, what: string | number) => string;
}

/** What says words in one language. */
export const messagesIn = (locale: StudioLocale): Messages => ({
  locale,
  t: (word) => words[word][locale],
  localize: (said) => (said?.[locale] ?? '').replaceAll('`', ''),
  labelFor: (does, what) => `${withSpace(does + (locale === 'zh' ? '：' : ':'))}${what}`,
});
const speeches: Record<StudioLocale, Messages> = { en: messagesIn('en'), zh: messagesIn('zh') };

/** The language that the studio is shown in. */
const shown = createSlice<{ locale: StudioLocale }>({ locale: 'en' });

/** Shows the studio in a language. */
export const setLocale = (locale: StudioLocale) => shown.set({ locale });

/** What says words in the language that is shown. */
export const currentMessages = (): Messages => speeches[shown.get().locale];

/** As {@link currentMessages}: the same functions as long as the language is shown. */
export function useMessages(): Messages {
  return useSlice(shown, ({ locale }) => speeches[locale]);
}

/** Whether there is such a word. */
export function isMessageKey(name: string): name is MessageKey {
  return Object.hasOwn(words, name);
}

/** Words that something else follows, with the space between: full-width punctuation brings its own. */
export function withSpace(said: string): string {
  return /[、。！-～]$/.test(said) ? said : `${said} `;
}

/** Why something was not done, in the language that is shown where its code has words, else as it was told. */
export function errorReason(error: unknown, t: (word: MessageKey) => string): string {
  const { code = '', message, file } = error as { code?: string; message: string; file?: string };
  const word = `refused-${code}`;
  if (!isMessageKey(word)) return message;
  return file === undefined ? t(word) : `${withSpace(t(word))}${file}`;
}

const key = 'studio-language';

/** The language that was chosen last, else that of the browser. */
export function initialLocale(): StudioLocale {
  const chosen = localStorage.getItem(key);
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return navigator.language.startsWith('zh') ? 'zh' : 'en';
}

/** Remembers a language for the next time. */
export function saveLocale(locale: StudioLocale): void {
  localStorage.setItem(key, locale);
}
