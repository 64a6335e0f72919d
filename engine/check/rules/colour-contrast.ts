import type { Palette, ThemeColours } from '../../descriptor/theme.ts';
import { contrast, nearestColour } from '../../theme/colour.ts';
import { type Pair, pairs } from '../../theme/pairs.ts';
import { type Given, givenFor, palettesOf, type Scheme, schemes, type WholePalette } from '../../theme/palette.ts';
import type { Rule } from '../rule.ts';
import { metOf } from '../site-files.ts';
import { themeWords } from '../words/theme-words.ts';

/** A pair in a scheme. */
interface Seen extends Pair {
  scheme: Scheme;
}

/** Every colour of a theme reads on what it is seen on, in both schemes. Where the theme gives both of a pair, the front is named. */
export const colourContrast: Rule = {
  code: 'contrast',
  says: {
    en: "The theme's colours have the contrast that WCAG 2.2 AA asks for: 4.5 for words, 3 for outlines of controls, in both schemes.",
    zh: '主题的颜色达到 WCAG 2.2 AA 要求的对比度：文字 4.5，控件的轮廓 3，两种配色都是如此。',
  },
  severity: 'error',
  *inFile(file) {
    for (const { value, path } of metOf(file, 'ThemeColours')) {
      const colours = value as ThemeColours;
      const failing = failingIn(colours);
      const told = new Map<string, { given: Given; worst: Seen }>();
      for (const pair of failing) {
        const [given] = [
          ...givenFor(pair.front, pair.scheme, colours),
          ...givenFor(pair.back, pair.scheme, colours),
        ].sort((one, other) => rank(one, pair) - rank(other, pair));
        // Of the engine's own colours every pair passes.
        if (given && !told.has(keyOf(given))) told.set(keyOf(given), { given, worst: pair });
      }
      const palettes = palettesOf(colours);
      for (const { given, worst } of told.values()) {
        const { scheme, front, back, least } = worst;
        const found = contrast(palettes[scheme][front], palettes[scheme][back]);
        // To be sure, it must be the only one that can be otherwise.
        const isAlone = failing.every(
          (pair) =>
            !concerns(pair, given, colours) || givenIn(pair, colours).every((one) => keyOf(one) === keyOf(given)),
        );
        yield {
          path: [...path, given.scheme, given.name],
          message: themeWords.contrast(front, back, scheme, String(Math.floor(found * 100) / 100), least),
          ...mendOf(given, colours, isAlone),
        };
      }
    }
  },
};

/** The pairs that have too little contrast, those that lack most first. */
function failingIn(colours: ThemeColours): Seen[] {
  const palettes = palettesOf(colours);
  const lack = ({ front, back, least, scheme }: Seen) => least / contrastIn(palettes[scheme], front, back);
  return schemes
    .flatMap((scheme) => pairs.map((pair) => ({ ...pair, scheme })))
    .filter((pair) => lack(pair) > 1)
    .sort((one, other) => lack(other) - lack(one));
}

function contrastIn(palette: WholePalette, front: keyof Palette, back: keyof Palette): number {
  return contrast(palette[front], palette[back]);
}

/** Which given colour of a pair is told: its front, its back, and then what they follow from. */
function rank({ scheme, name }: Given, pair: Seen): number {
  if (scheme !== pair.scheme) return 2;
  return name === pair.front ? 0 : name === pair.back ? 1 : 2;
}

/** The nearest colour with which every pair passes that it has a part in. */
function mendOf(given: Given, colours: ThemeColours, isAlone: boolean): { suggestion?: string; sure?: boolean } {
  const written = colours[given.scheme]?.[given.name] as string;
  const passes = (colour: string) => {
    const tried = { ...colours, [given.scheme]: { ...colours[given.scheme], [given.name]: colour } };
    return failingIn(tried).every((pair) => !concerns(pair, given, tried));
  };
  const suggestion = nearestColour(written, passes);
  return suggestion === undefined ? {} : { suggestion, sure: isAlone };
}

function concerns(pair: Seen, given: Given, colours: ThemeColours): boolean {
  return givenIn(pair, colours).some((one) => keyOf(one) === keyOf(given));
}

function givenIn({ front, back, scheme }: Seen, colours: ThemeColours): Given[] {
  return [...givenFor(front, scheme, colours), ...givenFor(back, scheme, colours)];
}

function keyOf({ scheme, name }: Given): string {
  return `${scheme} ${name}`;
}
