import type { Language } from '../../../model/compiled.ts';

/** Stores the language of the page, like `early.ts` does for documents. The specification names the first key. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem('user-language', language);
    localStorage.removeItem('user-language-chosen');
  } catch {
    // Ignore a browser without storage.
  }
}
