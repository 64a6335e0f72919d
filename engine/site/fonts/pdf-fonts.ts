import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { groupBy } from '../../model/group-by.ts';
import { once, oncePer } from '../../model/schema/once.ts';
import { requirePackages } from '../optional-packages.ts';
import { codeFont, findFontPackages, optionalFonts, wordFont } from './font-packages.ts';
import { type InstalledFont, installedFonts } from './installed-fonts.ts';

/** A part of a font for a range of characters, as font packages split them. */
export interface FontSubset {
  /** Font and range: `noto-sans-sc latin`. */
  name: string;
  /** Whether the file holds every weight. Otherwise there is one file per weight. */
  isVariable: boolean;
  /** The file of a weight; the regular one if the font has no such weight. */
  fileOf(weight: number): string;
  has(codePoint: number): boolean;
}

/** A piece of text without line breaks that one font subset can show. */
export interface FontRun {
  text: string;
  part: FontSubset;
  /** The characters that no font has. They are shown as boxes. */
  missing?: string;
}

/** Shown instead of a character that no font has. */
const box = '□';

/** Characters without a glyph: joiners, variation selectors, controls. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** ASCII and GB 2312: the engine's own fonts have these characters, so no font file has to be read for them. */
const common = once(() => {
  const decoder = new TextDecoder('gbk');
  const characters = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)));
  for (const [first, last] of [
    [0xa1, 0xa1],
    [0xa3, 0xa3],
    [0xb0, 0xf7],
  ] as const)
    for (let row = first; row <= last; row += 1)
      for (let cell = 0xa1; cell <= 0xfe; cell += 1) characters.add(decoder.decode(new Uint8Array([row, cell])));
  return characters;
});

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export type PdfFonts = ReturnType<typeof openPdfFonts>;

export function openPdfFonts(folder: string) {
  requirePackages('PDFs of pages');
  const base = installedFonts([wordFont, codeFont], folder).map(openFamily);
  const optional = installedFonts(optionalFonts, folder).map(openFamily);
  const known = new Map<string, FontRun[]>();

  const partFor = (cluster: string, isCode: boolean): FontSubset | undefined => {
    const needed = [...cluster].filter((one) => !invisible.test(one)).map((one) => one.codePointAt(0) as number);
    const likely = optional.filter(({ covers }) => covers.test(cluster));
    const rest = optional.filter((one) => !likely.includes(one));
    for (const { parts } of [...(isCode ? base.toReversed() : base), ...likely, ...rest])
      for (const part of parts) if (needed.every(part.has)) return part;
    return undefined;
  };
  const pieceOf = (text: string, isCode: boolean): FontRun | undefined => {
    const part = partFor(text, isCode);
    const isShown = (one: string) => one === '\n' || !invisible.test(one) || part?.has(one.codePointAt(0) as number);
    return part && { text: [...text].filter(isShown).join(''), part };
  };
  const piecesOf = (cluster: string, isCode: boolean): FontRun[] => {
    // Composed letters look better. Normalization would replace some Han characters.
    const composed = /\p{Script=Han}/u.test(cluster) ? cluster : cluster.normalize('NFC');
    const whole = pieceOf(composed, isCode) ?? pieceOf(cluster, isCode);
    if (whole) return [whole];
    return [...cluster].flatMap((one) => {
      const piece = pieceOf(one, isCode);
      return piece ?? { text: box, part: partFor(box, false) as FontSubset, missing: one };
    });
  };
  const split = (text: string, isCode = false): FontRun[] =>
    [...graphemes.segment(text)].flatMap(({ segment }) => {
      const key = `${isCode} ${segment}`;
      const pieces = known.get(key) ?? piecesOf(segment, isCode).filter(({ text }) => text !== '');
      known.set(key, pieces);
      return pieces;
    });
  return {
    /** Splits a text into pieces that have a font. `isCode` prefers the monospaced font. */
    split,
    /** The characters of a text that no font has, each once, with the packages to install that may have them. */
    missingIn(text: string): { characters: string; packages: string[] }[] {
      if ([...text].every((one) => common().has(one))) return [];
      const rare = [...graphemes.segment(text)].filter(({ segment }) => !common().has(segment));
      const missing = new Set(rare.flatMap(({ segment }) => split(segment)).flatMap((piece) => piece.missing ?? []));
      const isOpen = (name: string) => optional.some((one) => one.package === name);
      const packagesFor = (character: string) => findFontPackages(character).filter((name) => !isOpen(name));
      return [...groupBy(missing, (one) => packagesFor(one).join(' ')).values()].map((characters) => ({
        characters: characters.join(''),
        packages: packagesFor(characters[0] as string),
      }));
    },
  };
}

function openFamily({ name, covers, root }: InstalledFont) {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(root, 'unicode.json'), 'utf8'));
  const isVariable = name.startsWith('@fontsource-variable/');
  const family = name.slice(name.indexOf('/') + 1);
  const parts = Object.entries(ranges).map(([range, codePoints]): FontSubset & { range: string } => {
    const part = range.replace(/[[\]]/g, '');
    const file = (weight: string) => join(root, `files/${family}-${part}-${weight}-normal.woff2`);
    const fileOf = (weight: number) => {
      if (isVariable) return file('wght');
      return existsSync(file(String(weight))) ? file(String(weight)) : file('400');
    };
    const isInRange = inRanges(codePoints);
    // A range may include characters that the file does not have.
    const has = (codePoint: number) => isInRange(codePoint) && charactersOf(fileOf(400)).has(codePoint);
    return { range, name: `${family} ${part}`, isVariable, fileOf, has };
  });
  // Latin first. Numbered subsets with higher numbers have more common characters.
  const order = ({ range }: { range: string }) =>
    range === 'latin' ? 0 : range.startsWith('[') ? 1000 - Number(range.slice(1, -1)) : 1;
  return { package: name, covers, parts: parts.sort((a, b) => order(a) - order(b)) };
}

// Loaded on first use: most commands need no fonts.
const fontkit = once(() => createRequire(import.meta.url)('fontkit') as typeof import('fontkit'));

const charactersOf = oncePer((file: string) => new Set((fontkit().create(readFileSync(file)) as Font).characterSet));

/** Parses CSS unicode ranges such as `U+20-7e,U+a9`. */
function inRanges(ranges: string): (codePoint: number) => boolean {
  const bounds = ranges.split(',').map((one) => {
    const [first = '', last = first] = one.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => bounds.some(([first, last]) => codePoint >= first && codePoint <= last);
}
