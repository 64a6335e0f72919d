import { unpublishableCharacters } from './publishable-text.ts';

/** A range of a text that should not be published, with its replacement. */
export interface TextFlaw {
  kind: 'unpublishable' | 'line-separator' | 'invisible' | 'direction' | 'no-break-spaces' | 'full-width-digits';
  start: number;
  end: number;
  /** The replacement; empty to remove the range. */
  text: string;
}

/** The language facts that decide which characters are intended. */
export interface TextLanguage {
  /** Default: whether the text has right-to-left characters. */
  isRtl?: boolean;
  /** Japanese uses full-width digits. Default: whether the text has kana. */
  isJapanese?: boolean;
}

/** Matches every text that may have flaws. */
const suspect =
  /(?![\t\n\r])\p{Cc}|[\u034f\xa0\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\p{Cs}\ufdd0-\ufdef\ufeff\uffa0\ufff9-\uffff０-９\u{1fffe}\u{1ffff}\u{e0000}-\u{e007f}]/u;

/** Scripts that use zero-width characters between letters or words. */
const joiningScripts =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Hebr}\p{scx=Thaa}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Thai}\p{scx=Laoo}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Bali}\p{scx=Java}]/u;
const rtlLetter = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;
const kana = /[\p{sc=Hira}\p{sc=Kana}]/u;

interface Pattern {
  kind: TextFlaw['kind'];
  form: RegExp;
  replace: (found: string, text: string, index: number) => string;
  isMeant?: (found: string, text: string, index: number, facts: TextFacts) => boolean;
}

interface TextFacts extends Required<TextLanguage> {
  hasBalancedDirections: boolean;
}

const patterns: Pattern[] = [
  // Line breaks inside a paragraph or cell, from Word and spreadsheets. They stay line breaks, which the check reports.
  { kind: 'unpublishable', form: / ?[\v\f]+(?: [\v\f]+)* ?/g, replace: asLineBreak },
  { kind: 'unpublishable', form: unpublishableCharacters, replace: () => '' },
  { kind: 'line-separator', form: / ?[\u2028\u2029]+ ?/g, replace: asLineBreak },
  { kind: 'invisible', form: /[\x80-\x9f]/g, replace: inWindows1252 },
  {
    kind: 'invisible',
    form: /[\u034f\x7f\xad\u180e\u200b-\u200d\u2060-\u2064\u206a-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\ufffc]|[\u{1fffe}\u{1ffff}]|[\u{e0000}-\u{e007f}]+/gu,
    replace: () => '',
    isMeant: isJoining,
  },
  {
    kind: 'direction',
    form: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    replace: () => '',
    isMeant: (found, _, __, { isRtl, hasBalancedDirections }) =>
      isRtl && (/[\u061c\u200e\u200f]/.test(found) || hasBalancedDirections),
  },
  {
    kind: 'no-break-spaces',
    form: /(?<![ \xa0])[ \xa0]+/g,
    // Keeps the indentation of code.
    replace: (found, text, index) => {
      if (/[\n\r]/.test(text.charAt(index - 1))) return ' '.repeat(found.length);
      return index === 0 || index + found.length === text.length ? '' : ' ';
    },
    isMeant: (found, text, index) =>
      !found.includes('\xa0') || (found.length === 1 && index > 0 && index + 1 < text.length),
  },
  {
    kind: 'full-width-digits',
    form: /[0-9０-９]*[０-９][0-9０-９]*(?:[.．][0-9０-９]+)?/g,
    replace: (found) => found.normalize('NFKC'),
    isMeant: (_, __, ___, { isJapanese }) => isJapanese,
  },
];

/** A line break, or nothing at the edge of a text. */
function asLineBreak(found: string, text: string, index: number): string {
  return index === 0 || index + found.length === text.length ? '' : '\n';
}

/** Finds characters that break published files, and unintended invisible ones, in order. */
export function textFlaws(text: string, language: TextLanguage = {}): TextFlaw[] {
  if (!suspect.test(text)) return [];
  const { isRtl = rtlLetter.test(text), isJapanese = kana.test(text) } = language;
  const facts: TextFacts = { isRtl, isJapanese, hasBalancedDirections: hasBalancedDirections(text) };
  const flaws: TextFlaw[] = [];
  const isTaken = new Uint8Array(text.length);
  for (const { kind, form, replace, isMeant } of patterns)
    for (const { 0: found, index } of text.matchAll(form)) {
      const [start, end] = [index, index + found.length];
      if (isMeant?.(found, text, index, facts) || isTaken.subarray(start, end).includes(1)) continue;
      isTaken.fill(1, start, end);
      flaws.push({ kind, start, end, text: replace(found, text, index) });
    }
  return flaws.sort((a, b) => a.start - b.start);
}

export function cleanText(text: string, language?: TextLanguage): string {
  return replaceFlaws(text, textFlaws(text, language));
}

/** Replaces flaws, which must be in order and not overlap. */
export function replaceFlaws(text: string, flaws: TextFlaw[]): string {
  let [clean, end] = ['', 0];
  for (const flaw of flaws) {
    clean += text.slice(end, flaw.start) + flaw.text;
    end = flaw.end;
  }
  return clean + text.slice(end);
}

/** Whether it is a joiner of emoji, or a zero-width character that the script uses. */
function isJoining(found: string, text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 2), index);
  const after = text.slice(index + found.length, index + found.length + 2);
  // The flags of England, Scotland and Wales.
  if (/^[\u{e0000}-\u{e007f}]/u.test(found)) return before === '\u{1f3f4}';
  if (found === '\u200d' && /(?:\p{ExtPict}|\ufe0f|[\u{1f3fb}-\u{1f3ff}])$/u.test(before))
    return /^\p{ExtPict}/u.test(after);
  if (!/[\u034f\u200b-\u200d\u2060\u180e]/.test(found)) return false;
  const [last = '', next = ''] = [[...before].at(-1), [...after][0]];
  return joiningScripts.test(last) || joiningScripts.test(next);
}

/** Whether every direction mark is closed. */
function hasBalancedDirections(text: string): boolean {
  const open: string[] = [];
  for (const [mark] of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    const closes = { '\u202c': 'embedding', '\u2069': 'isolate' }[mark];
    if (closes === undefined) open.push(mark < '\u2066' ? 'embedding' : 'isolate');
    else if (open.pop() !== closes) return false;
  }
  return open.length === 0;
}

/** Windows-1252 from 0x80, with spaces for undefined characters. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Restores a Windows-1252 character that was decoded as Latin-1: U+0092 is an apostrophe. */
function inWindows1252(found: string): string {
  return windows1252.charAt(found.charCodeAt(0) - 0x80).trim();
}
