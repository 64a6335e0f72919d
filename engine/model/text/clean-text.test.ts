import { describe, expect, test } from 'vitest';
import { cleanText, textFlaws } from './clean-text.ts';
import { isPublishable, publishableText } from './publishable-text.ts';

/** The characters of XML 1.0, which are all that a feed, a sitemap and an SVG can hold. */
const isXmlCharacter = (code: number) =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x10000;

test('characters that XML cannot hold are unpublishable, and no others', () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0xffff; code++) {
    const text = `a${String.fromCharCode(code)}b`;
    const kinds = textFlaws(text).map(({ kind }) => kind);
    if (isXmlCharacter(code) === kinds.includes('unpublishable')) wrong.push(code.toString(16));
    if (isXmlCharacter(code) !== isPublishable(text)) wrong.push(code.toString(16));
    if (publishableText(text) !== (isXmlCharacter(code) ? text : 'ab')) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each([
  // from Word, spreadsheets and broken exports
  ['Opening\vhours', 'Opening\nhours'],
  ['Opening \v\f hours\v', 'Opening\nhours'],
  ['a\u0000b\u001bc\ufffed\uffff', 'abcd'],
  ['\ud83d x \ude00', ' x '],
  ['a\u2028b', 'a\nb'],
  ['it\u0092s \u0093so\u0094', 'it’s “so”'],
  // zero width
  ['中\u200b文\u200c字\u200d', '中文字'],
  ['\ufeffTitle', 'Title'],
  ['exam\u00adple', 'example'],
  ['word\u2060word\u3164', 'wordword'],
  ['a\u{e0041}\u{e0042}b', 'ab'],
  ['a\ufffcb', 'ab'],
  ['👩\u200d 中', '👩 中'],
  // no-break spaces
  ['a\u00a0\u00a0b', 'a b'],
  ['a \u00a0 b', 'a b'],
  ['\u00a0\u00a0a\u00a0', 'a'],
  ['if x:\n\u00a0\u00a0y', 'if x:\n  y'],
  // direction
  ['file\u202egnp.exe', 'filegnp.exe'],
  ['\u200eABC\u200f', 'ABC'],
  ['نص \u202b unbalanced', 'نص  unbalanced'],
  // full-width digits
  ['２０２５年', '2025年'],
  ['共1２3 个，１２．５%', '共123 个，12.5%'],
  ['第３章', '第3章'],
])('%j is cleaned to %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(textFlaws(clean)).toEqual([]);
});

// Each flaw that is compared with all others, or each run that is read again from its middle, would take minutes.
test.each([
  ['ab\u00ad', 'ab'],
  ['ש\u202aa\u202c', 'ש\u202aa\u202c'],
])('a very long text of %j is cleaned as well', (piece, clean) => {
  expect(cleanText(piece.repeat(200_000))).toBe(clean.repeat(200_000));
});

test('so is one of many spaces', () => {
  expect(cleanText(`a\u00ad${' '.repeat(1_000_000)}b`)).toBe(`a${' '.repeat(1_000_000)}b`);
});

describe('characters that are meant stay', () => {
  test.each([
    ['plain', 'A text, 中文，にほんご １つ、한국어, é – “q” … 1 000'],
    ['tabs and line breaks', 'a\tb\nc\r\nd'],
    ['one no-break space', '10\u00a0km'],
    ['narrow no-break spaces of French', '«\u202fbonjour\u202f» 10\u202f000 : oui\u00a0!'],
    [
      'emoji of several people and flags',
      '👩\u200d🔬 👨\u200d👩\u200d👧 ❤️\u200d🔥 👩🏽\u200d💻 🏳️\u200d🌈 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
    ['Persian', 'می\u200cخواهم'],
    ['Devanagari and Malayalam', 'क्\u200dष क्\u200cष ന്\u200d'],
    ['Sinhala', 'ක්\u200dෂ'],
    ['Thai and Khmer word breaks', 'สวัสดี\u200bครับ ខ្ញុំ\u200bទៅ'],
    ['balanced directions in Arabic and Hebrew', 'العدد \u2066C++\u2069 \u200eABC\u200e עברית \u202aabc\u202c'],
    ['variants of Han', '葛\u{e0100}'],
    ['full-width digits in Japanese', '２０２５年のご案内'],
    ['full-width punctuation', '（一）：“对”！'],
  ])('%s', (_, text) => {
    expect(textFlaws(text)).toEqual([]);
  });

  test('in a language that is known', () => {
    expect(textFlaws('\u200e+972 3', { isRtl: true })).toEqual([]);
    expect(textFlaws('第３章', { isJapanese: true })).toEqual([]);
  });
});
