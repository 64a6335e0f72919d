import { suffix } from './citation.ts';

/** The kind of a text between two commas of a list of authors. */
export type NamePart =
  /** `Jr.`, `III`. */
  | 'suffix'
  /** A name in braces, kept as it is. */
  | 'literal'
  /** A name in Han, kana or Hangul. */
  | 'cjk'
  /** `J.`, `J. A.`, `JA`, `J.-P.`. */
  | 'initials'
  /** Initials, then a name: `J. Smith`. */
  | 'initials-first'
  /** A name, then initials: `Smith J`, or given names such as `John A.`. */
  | 'initials-last'
  /** One word, with its particles: `Smith`, `van der Waals`. */
  | 'word'
  /** Several words: `Walter Kohn`, `García Márquez`. */
  | 'words';

const initial = String.raw`(?:\p{Lu}\p{M}*(?:\p{Ll}{0,2}\.)?(?:[-‐‑]\p{L}\.?)?)`;
const initials = new RegExp(String.raw`^(?:${initial}\s*){1,4}$`, 'u');
const lowercaseParticles = /^\p{Ll}[\p{L}'’]*$/u;

/** Placeholders for names in braces, from the private use area. */
export const placeholder = /^[\ue000-\uf8ff]$/;

export const cjkLetter = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
const cjkName = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー·・•\s]+$/u;

export function isInitials(text: string): boolean {
  // More than three capitals are a name.
  return initials.test(text) && !suffix.test(text) && !/\p{Lu}{4}/u.test(text);
}

export function classifyNamePart(text: string): NamePart {
  if (suffix.test(text)) return 'suffix';
  if (placeholder.test(text)) return 'literal';
  if (cjkName.test(text)) return 'cjk';
  if (isInitials(text)) return 'initials';
  const words = text.split(/\s+/).filter((word) => !suffix.test(word));
  if (words.length > 1 && isInitials(words.at(-1) ?? '')) return 'initials-last';
  if (words.length > 1 && isInitials(words[0] ?? '')) return 'initials-first';
  const names = words.filter((word) => !lowercaseParticles.test(word));
  return names.length > 1 ? 'words' : 'word';
}
