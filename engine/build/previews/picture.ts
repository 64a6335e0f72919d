import type { WholePalette } from '../../model/theme/palette.ts';
import { escaped } from '../xml.ts';

/** What a picture for link previews shows. */
export interface Shown {
  title: string;
  /** The organisation's name. */
  name: string;
  /** The site's colours, of its light theme. */
  colours: Pick<WholePalette, 'ground' | 'ink' | 'inkSoft' | 'accent'>;
  /** The organisation's logo, as a `data:` address. Default: none is shown. */
  logo?: string;
}

/** The size that services ask for, in pixels. */
export const size = { width: 1200, height: 630 };

const margin = 80;
const width = size.width - 2 * margin;

/** A picture of a page's title under the organisation's mark, in the site's colours, as SVG. */
export function pictureOf({ title, name, colours, logo }: Shown): string {
  const { lines, fontSize } = fitted(title);
  const top = 360 - (lines.length * fontSize * 1.3) / 2;
  const mark = logo ? `<image x="${margin}" y="56" width="88" height="88" href="${escaped(logo)}"/>` : '';
  const text = (words: string, x: number, y: number, pixels: number, colour: string) =>
    `<text x="${x}" y="${y}" font-size="${pixels}" fill="${colour}" font-family="${family}">${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${colours.ground}"/><rect y="612" width="100%" height="18" fill="${colours.accent}"/>`,
    mark,
    text(cut(name, 34, logo ? width - 112 : width), logo ? margin + 112 : margin, 112, 34, colours.inkSoft),
    ...lines.map((line, index) => text(line, margin, top + (index + 1) * fontSize * 1.3, fontSize, colours.ink)),
    '</svg>',
  ].join('');
}

/** The name of the font that comes with us. */
export const family = 'Card Text S Chinese';

/** The title in the largest letters in which it fits; one that is too long even for the smallest is cut. */
function fitted(title: string): { lines: string[]; fontSize: number } {
  for (const [fontSize, most] of [
    [76, 2],
    [60, 3],
    [48, 4],
  ] as const) {
    const lines = broken(title, fontSize);
    if (lines.length <= most) return { lines, fontSize };
  }
  const lines = broken(title, 48);
  return { lines: [...lines.slice(0, 3), cut(lines.slice(3).join(' '), 48, width)], fontSize: 48 };
}

/** A text in lines, broken between words, which in Chinese stand without blanks. */
function broken(text: string, fontSize: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    // What no line begins with stays with the word before it.
    const fits = widthOf(line + segment) * fontSize <= width || /^[\s\p{Po}\p{Pe}\p{Pf}]+$/u.test(segment);
    if (!fits && line) lines.push(line.trim());
    line = fits ? line + segment : segment;
  }
  return [...lines, cut(line.trim(), fontSize, width)].filter(Boolean);
}

/** A text in one line, with a mark where it goes on. */
function cut(text: string, fontSize: number, most: number): string {
  if (widthOf(text) * fontSize <= most) return text;
  let short = '';
  for (const sign of text) {
    if (widthOf(`${short}${sign}…`) * fontSize > most) break;
    short += sign;
  }
  return `${short.trimEnd()}…`;
}

/** At most how wide a text is, in its font's size: a Han character is a square, small letters are half as wide. */
function widthOf(text: string): number {
  let sum = 0;
  for (const sign of text)
    sum += /[\p{Script=Latin}\d\p{Po}\p{Pd}\s()]/u.test(sign) && sign < '\u2e80' ? latin(sign) : 1;
  return sum;
}

function latin(sign: string): number {
  if (/[ijl.,:;'|!()\s]/.test(sign)) return 0.38;
  return /[mwMW@%—]/.test(sign) ? 0.98 : /[A-Z]/.test(sign) ? 0.74 : 0.63;
}

/** An SVG whose colours stand where they are used: not every renderer knows variables. Of two values of one, the first counts. */
export function withoutVariables(svg: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of svg.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g))
    if (!values.has(name)) values.set(name, value);
  const plain = svg.replace(/--[\w-]+\s*:\s*[^;}]+;?/g, '');
  return plain.replace(/var\((--[\w-]+)[^)]*\)/g, (whole, name: string) => values.get(name) ?? whole);
}
