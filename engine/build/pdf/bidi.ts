import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Right-to-left characters, and characters that set a direction. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Scripts that shaping itself lays out from right to left. */
const letters =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export type Direction = 'ltr' | 'rtl';

/** The bidi level of each UTF-16 unit of a text; `undefined` if all are 0. */
export function bidiLevels(text: string, direction: Direction): Uint8Array | undefined {
  const isPlain = direction === 'ltr' && !rightToLeft.test(text);
  return isPlain ? undefined : bidi.getEmbeddingLevels(text, direction).levels;
}

/** Prepares right-to-left text for shaping: mirrors brackets, and reverses text without right-to-left letters. */
export function mirrorText(text: string): string {
  const clusters = [...graphemes.segment(text)].map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment);
  return (letters.test(text) ? clusters : clusters.toReversed()).join('');
}

/** Sorts fragments into the order of display, from left to right. */
export function sortVisually<Fragment extends { level: number }>(fragments: Fragment[]): Fragment[] {
  const order = [...fragments];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? 0) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return order;
}
