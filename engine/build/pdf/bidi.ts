import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Characters that are written from right to left, or that set a direction. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Letters of these scripts, which shaping lays out from right to left by itself. */
const letters =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export type Direction = 'ltr' | 'rtl';

/** The level of each UTF-16 unit of a text, by Unicode's bidirectional algorithm; `undefined` if all are 0. */
export function bidiLevels(text: string, direction: Direction): Uint8Array | undefined {
  const isPlain = direction === 'ltr' && !rightToLeft.test(text);
  return isPlain ? undefined : bidi.getEmbeddingLevels(text, direction).levels;
}

/** The text of a fragment from right to left as it is given to shaping: brackets mirrored, and reversed if it has no letters. */
export function mirrored(text: string): string {
  const clusters = [...graphemes.segment(text)].map(({ segment }) => bidi.getMirroredCharacter(segment) ?? segment);
  return (letters.test(text) ? clusters : clusters.toReversed()).join('');
}

/** Fragments in the order in which they are shown, from left to right. */
export function visualOrder<Fragment extends { level: number }>(fragments: Fragment[]): Fragment[] {
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
