const han = /\p{Script=Han}/u;

/** The scripts of languages that are written in Chinese characters, alone or among others. */
const scripts = ['Hans', 'Hant', 'Jpan', 'Kore'];

/** Whether a text holds a Chinese character. */
export function holdsHan(text: string): boolean {
  return han.test(text);
}

const known = new Map<string, boolean>();

/** Whether a language is written in Chinese characters, by its code: `zh`, `ja`, not `en`. A code that is none is of no such language. */
export function isInHan(code: string): boolean {
  // Asked of every text, and looked up in the locale data only once.
  const before = known.get(code);
  if (before !== undefined) return before;
  const found = scripts.includes(scriptOf(code));
  known.set(code, found);
  return found;
}

function scriptOf(code: string): string {
  try {
    return new Intl.Locale(code).maximize().script ?? '';
  } catch {
    return '';
  }
}
