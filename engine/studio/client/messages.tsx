import type { BilingualText } from '../protocol/protocol.ts';
import { createSlice, useSlice } from './store/slice.ts';
import structure from './structure-words.json';
import own from './studio-words.json';

/** A language of the studio's interface. */
export type StudioLocale = keyof BilingualText;

const messages = { ...own, ...structure };

export type MessageKey = keyof typeof messages;

/** The messages of the interface in one language. */
export const messagesIn = (locale: StudioLocale) => ({
  locale,
  t: (key: MessageKey) => messages[key][locale],
  localize: (text: BilingualText | undefined) => (text?.[locale] ?? '').replaceAll('`', ''),
  /** An action with its object: “Delete: Prices”. */
  labelFor: (action: string, object: string | number) =>
    `${withSpace(action + (locale === 'zh' ? '：' : ':'))}${object}`,
});
const byLocale = { en: messagesIn('en'), zh: messagesIn('zh') };

const current = createSlice<{ locale: StudioLocale }>({ locale: 'en' });

export const setLocale = (locale: StudioLocale) => current.set({ locale });

/** The messages in the current language, outside of components. */
export const currentMessages = () => byLocale[current.get().locale];

export function useMessages() {
  return useSlice(current, ({ locale }) => byLocale[locale]);
}

export function isMessageKey(name: string): name is MessageKey {
  return Object.hasOwn(messages, name);
}

/** A text with a space for what follows. Full-width punctuation needs none. */
export function withSpace(text: string): string {
  return /[、。！-～]$/.test(text) ? text : `${text} `;
}

/** The reason of a failure: the message for its code, otherwise the server's own message. */
export function errorReason(error: unknown, t: (key: MessageKey) => string): string {
  const { code = '', message, file } = error as { code?: string; message: string; file?: string };
  const key = `refused-${code}`;
  if (!isMessageKey(key)) return message;
  return file === undefined ? t(key) : `${withSpace(t(key))}${file}`;
}

const key = 'studio-language';

/** The last chosen language, otherwise the browser's. */
export function initialLocale(): StudioLocale {
  const chosen = localStorage.getItem(key);
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return navigator.language.startsWith('zh') ? 'zh' : 'en';
}

export function saveLocale(locale: StudioLocale): void {
  localStorage.setItem(key, locale);
}
