import type { Said } from '../protocol/protocol.ts';
import { createSlice } from './store/slice.ts';
import { useSlice } from './store/use-slice.ts';
import structure from './structure-words.json';
import own from './studio-words.json';

/** A language of the studio itself, which is the maintainer's and not the site's. */
export type Tongue = keyof Said;

const words = { ...own, ...structure };

/** The names of the studio's own words. */
export type Word = keyof typeof words;

/** What says the studio's words, and sentences that come in both languages, in one. */
interface Speech {
  tongue: Tongue;
  t: (word: Word) => string;
  say: (said: Said | undefined) => string;
  /** What is done, or is told, with what it concerns: “Delete: Prices”. */
  named: (does: string, what: string | number) => string;
}

/** What says words in one language. */
export const speechIn = (tongue: Tongue): Speech => ({
  tongue,
  t: (word) => words[word][tongue],
  say: (said) => (said?.[tongue] ?? '').replaceAll('`', ''),
  named: (does, what) => `${lead(does + (tongue === 'zh' ? '：' : ':'))}${what}`,
});
const speeches: Record<Tongue, Speech> = { en: speechIn('en'), zh: speechIn('zh') };

/** The language that the studio is shown in. */
const shown = createSlice<{ tongue: Tongue }>({ tongue: 'en' });

/** Shows the studio in a language. */
export const speakIn = (tongue: Tongue) => shown.set({ tongue });

/** What says words in the language that is shown. */
export const speech = (): Speech => speeches[shown.get().tongue];

/** As {@link speech}: the same functions as long as the language is shown. */
export function useSpeech(): Speech {
  return useSlice(shown, ({ tongue }) => speeches[tongue]);
}

/** Whether there is such a word. */
export function isWord(name: string): name is Word {
  return Object.hasOwn(words, name);
}

/** Words that something else follows, with the space between: full-width punctuation brings its own. */
export function lead(said: string): string {
  return /[、。！-～]$/.test(said) ? said : `${said} `;
}

/** Why something was not done, in the language that is shown where its code has words, else as it was told. */
export function reasonOf(error: unknown, t: (word: Word) => string): string {
  const { code = '', message, file } = error as { code?: string; message: string; file?: string };
  const word = `refused-${code}`;
  if (!isWord(word)) return message;
  return file === undefined ? t(word) : `${lead(t(word))}${file}`;
}

const key = 'studio-language';

/** The language that was chosen last, else that of the browser. */
export function firstTongue(): Tongue {
  const chosen = localStorage.getItem(key);
  if (chosen === 'zh' || chosen === 'en') return chosen;
  return navigator.language.startsWith('zh') ? 'zh' : 'en';
}

/** Remembers a language for the next time. */
export function keepTongue(tongue: Tongue): void {
  localStorage.setItem(key, tongue);
}
