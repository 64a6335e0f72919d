import type { Language } from '../../../model/compiled.ts';

/** Remembers the language of the page that is here, as `early.ts` does for documents. The specification names the first key. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem('user-language', language);
    localStorage.removeItem('user-language-chosen');
  } catch {
    // A browser that keeps nothing is left in peace.
  }
}
