import type { Language } from '../descriptor/compiled.ts';

/** Where the browser keeps the visitor's language; the specification names the key. */
const key = 'user-language';

/** Keeps the visitor's choice. A browser that keeps nothing (private windows) is left in peace. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Nothing to tell: the choice holds for this page.
  }
}
