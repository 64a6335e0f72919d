import { writtenLanguage } from '../model/schema/written-language.ts';

const han = /\p{Script=Han}/u;

/** The scripts of languages that are written in Chinese characters, alone or among others. */
const scripts = ['Hans', 'Hant', 'Jpan', 'Kore'];

/** Whether a text holds a Chinese character. */
export function holdsHan(text: string): boolean {
  return han.test(text);
}

/** Whether a language is written in Chinese characters, by its code: `zh`, `ja`, not `en`. A malformed code is of no such language. */
export function isInHan(code: string): boolean {
  const [, script = ''] = writtenLanguage(code).split('-');
  return scripts.includes(script);
}
