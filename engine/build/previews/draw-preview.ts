import type { WholePalette } from '../../model/theme/palette.ts';
import { escapeXml } from '../xml.ts';

export interface PreviewContent {
  title: string;
  name: string;
  /** From the site's light theme. */
  colors: Pick<WholePalette, 'background' | 'text' | 'textMuted' | 'accent'>;
  /** The logo as a `data:` URL. Default: none. */
  logo?: string;
}

/** The size that social networks expect, in pixels. */
export const size = { width: 1200, height: 630 };

const margin = 80;
const width = size.width - 2 * margin;

/** Draws a page's title below the organization's logo and name in the site's colors, as SVG. */
export function drawPreview({ title, name, colors, logo }: PreviewContent): string {
  const { lines, fontSize } = fitTitle(title);
  const top = 360 - (lines.length * fontSize * 1.3) / 2;
  const mark = logo ? `<image x="${margin}" y="56" width="88" height="88" href="${escapeXml(logo)}"/>` : '';
  const text = (words: string, x: number, y: number, pixels: number, color: string) =>
    `<text x="${x}" y="${y}" font-size="${pixels}" fill="${color}" font-family="${family}">${escapeXml(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${colors.background}"/><rect y="612" width="100%" height="18" fill="${colors.accent}"/>`,
    mark,
    text(truncate(name, 34, logo ? width - 112 : width), logo ? margin + 112 : margin, 112, 34, colors.textMuted),
    ...lines.map((line, index) => text(line, margin, top + (index + 1) * fontSize * 1.3, fontSize, colors.text)),
    '</svg>',
  ].join('');
}

/** The name of the bundled font. */
export const family = 'Card Text S Chinese';

/** Fits a title in the largest possible font size, and truncates it at the smallest. */
function fitTitle(title: string): { lines: string[]; fontSize: number } {
  for (const [fontSize, most] of [
    [76, 2],
    [60, 3],
    [48, 4],
  ] as const) {
    const lines = breakLines(title, fontSize);
    if (lines.length <= most) return { lines, fontSize };
  }
  const lines = breakLines(title, 48);
  return { lines: [...lines.slice(0, 3), truncate(lines.slice(3).join(' '), 48, width)], fontSize: 48 };
}

/** Breaks a text into lines between words, also in Chinese. */
function breakLines(text: string, fontSize: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    // Punctuation stays with the word before it.
    const fits = widthOf(line + segment) * fontSize <= width || /^[\s\p{Po}\p{Pe}\p{Pf}]+$/u.test(segment);
    if (!fits && line) lines.push(line.trim());
    line = fits ? line + segment : segment;
  }
  return [...lines, truncate(line.trim(), fontSize, width)].filter(Boolean);
}

function truncate(text: string, fontSize: number, most: number): string {
  if (widthOf(text) * fontSize <= most) return text;
  let short = '';
  for (const character of text) {
    if (widthOf(`${short}${character}…`) * fontSize > most) break;
    short += character;
  }
  return `${short.trimEnd()}…`;
}

/** The maximum width of a text in ems: a Han character is square, small letters are half as wide. */
function widthOf(text: string): number {
  let sum = 0;
  for (const character of text)
    sum += /[\p{Script=Latin}\d\p{Po}\p{Pd}\s()]/u.test(character) && character < '\u2e80' ? latin(character) : 1;
  return sum;
}

function latin(character: string): number {
  if (/[ijl.,:;'|!()\s]/.test(character)) return 0.38;
  return /[mwMW@%—]/.test(character) ? 0.98 : /[A-Z]/.test(character) ? 0.74 : 0.63;
}

/** Inlines the first value of each CSS variable in an SVG, for renderers without variables. */
export function inlineVariables(svg: string): string {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of svg.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g))
    if (!values.has(name)) values.set(name, value);
  const plain = svg.replace(/--[\w-]+\s*:\s*[^;}]+;?/g, '');
  return plain.replace(/var\((--[\w-]+)[^)]*\)/g, (whole, name: string) => values.get(name) ?? whole);
}
