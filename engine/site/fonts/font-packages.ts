/** An npm package with a font. `covers` are the characters for which it is recommended. */
export interface FontPackage {
  name: string;
  covers: RegExp;
}

const variable = (family: string, covers: RegExp): FontPackage => ({ name: `@fontsource-variable/${family}`, covers });
const fixed = (family: string, covers: RegExp): FontPackage => ({ name: `@fontsource/${family}`, covers });

export const wordFont = variable('noto-sans-sc', /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}]/u);
export const codeFont = variable('source-code-pro', /\p{Script=Greek}/u);

/** Symbols, except the object replacement and replacement characters. */
const symbol = /(?![\ufffc\ufffd])\p{S}/u;

/** Fonts that a site can install for their characters. The first that covers a character is recommended. */
export const optionalFonts: FontPackage[] = [
  variable('noto-sans-kr', /\p{Script=Hangul}/u),
  variable('noto-sans-jp', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u),
  variable('noto-sans-tc', /[\p{Script=Bopomofo}\p{Script=Han}]/u),
  variable('noto-sans-hk', /\p{Script=Han}/u),
  variable('noto-sans', /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]/u),
  variable('noto-sans-arabic', /\p{Script=Arabic}/u),
  variable('noto-sans-hebrew', /\p{Script=Hebrew}/u),
  variable('noto-sans-thaana', /\p{Script=Thaana}/u),
  variable('noto-sans-devanagari', /\p{Script=Devanagari}/u),
  variable('noto-sans-bengali', /\p{Script=Bengali}/u),
  variable('noto-sans-gujarati', /\p{Script=Gujarati}/u),
  variable('noto-sans-gurmukhi', /\p{Script=Gurmukhi}/u),
  variable('noto-sans-oriya', /\p{Script=Oriya}/u),
  variable('noto-sans-tamil', /\p{Script=Tamil}/u),
  variable('noto-sans-telugu', /\p{Script=Telugu}/u),
  variable('noto-sans-kannada', /\p{Script=Kannada}/u),
  variable('noto-sans-malayalam', /\p{Script=Malayalam}/u),
  variable('noto-sans-sinhala', /\p{Script=Sinhala}/u),
  variable('noto-sans-thai', /\p{Script=Thai}/u),
  variable('noto-sans-lao', /\p{Script=Lao}/u),
  variable('noto-sans-khmer', /\p{Script=Khmer}/u),
  fixed('noto-sans-myanmar', /\p{Script=Myanmar}/u),
  variable('noto-serif-tibetan', /\p{Script=Tibetan}/u),
  fixed('noto-sans-mongolian', /\p{Script=Mongolian}/u),
  variable('noto-sans-armenian', /\p{Script=Armenian}/u),
  variable('noto-sans-georgian', /\p{Script=Georgian}/u),
  variable('noto-sans-ethiopic', /\p{Script=Ethiopic}/u),
  fixed('noto-music', /[\u{1d000}-\u{1d24f}]/u),
  fixed('noto-sans-math', /[\u{1d400}-\u{1d7ff}\u2200-\u22ff\u27c0-\u27ef\u2980-\u2aff]/u),
  variable('noto-emoji', /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20e3\p{Emoji_Modifier}]/u),
  variable('noto-sans-symbols', symbol),
  fixed('noto-sans-symbols-2', symbol),
];

/** The packages that may have a text's characters, the most likely first. */
export function findFontPackages(text: string): string[] {
  return optionalFonts.flatMap(({ name, covers }) => (covers.test(text) ? [name] : []));
}
