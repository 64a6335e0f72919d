import type { Language } from '../../descriptor/compiled.ts';

/** Remembers the language that a visitor has come to, as `early.ts` does for links and addresses. The specification names the key. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem('user-language', language);
  } catch {
    // A browser that keeps nothing is left in peace.
  }
}
