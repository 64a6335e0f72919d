import type { ThemeColors } from '../palette.ts';
import { contrast, mix, nearestColor } from './color.ts';
import { type ColorName, pairs } from './pairs.ts';

/** Light or dark. */
export type Scheme = keyof ThemeColors;

/** Every color of a page. */
export type WholePalette = Record<ColorName, string>;

/** Asks for another color: of the same scheme, unless one is named. */
type Ask = (name: ColorName, scheme?: Scheme) => string;

/** What a color is where a theme does not give it: a color, or how it comes from others. */
type Recipe = string | ((of: Ask) => string);

const mixed =
  (one: ColorName, other: ColorName, share: number): Recipe =>
  (of) =>
    mix(of(one), of(other), share);

/** A mixture that is made darker or lighter, where it must be, until it reads on all that it is seen on. */
const readable = (name: ColorName, one: ColorName, other: ColorName, share: number): Recipe => {
  const own = pairs.filter(({ front }) => front === name);
  return (of) => {
    const start = mix(of(one), of(other), share);
    return nearestColor(start, (color) => own.every(({ back, least }) => contrast(color, of(back)) >= least)) ?? start;
  };
};

/** The background or text color, whichever has more contrast with the accent. */
const onAccent: Recipe = (of) =>
  contrast(of('ground'), of('accent')) > contrast(of('ink'), of('accent')) ? of('ground') : of('ink');

/** The engine's own palette: neutral backgrounds and one blue. Mixed colors derive from those of a theme. */
const recipes: Record<Scheme, Record<ColorName, Recipe>> = {
  light: {
    ground: '#ffffff',
    groundTint: mixed('ground', 'accent', 0.05),
    surface: (of) => of('ground'),
    surfaceHover: mixed('ground', 'accent', 0.07),
    ink: '#1b2027',
    inkSoft: readable('inkSoft', 'ink', 'ground', 0.25),
    line: mixed('ground', 'ink', 0.14),
    lineStrong: readable('lineStrong', 'ground', 'ink', 0.52),
    accent: '#2a5aa8',
    accentStrong: readable('accentStrong', 'accent', 'ink', 0.35),
    accentTint: mixed('ground', 'accent', 0.1),
    onAccent,
    warm: '#8f5300',
    warmTint: mixed('ground', 'warm', 0.1),
    good: '#1d7048',
    goodTint: mixed('ground', 'good', 0.1),
    codeGround: mixed('ground', 'ink', 0.05),
    focus: '#b35c00',
    pattern: (of) => of('accent'),
    glow: mixed('ground', 'accent', 0.1),
    secondGlow: (of) => of('groundTint'),
  },
  dark: {
    ground: '#13161a',
    groundTint: mixed('ground', 'accent', 0.04),
    surface: mixed('ground', 'accent', 0.07),
    surfaceHover: mixed('ground', 'accent', 0.12),
    ink: '#e8ebef',
    inkSoft: readable('inkSoft', 'ink', 'ground', 0.28),
    line: mixed('ground', 'ink', 0.16),
    lineStrong: readable('lineStrong', 'ground', 'ink', 0.48),
    // Brand colors suit a white background. On a dark one, the color is lightened until it is easy to read.
    accent: (of) => nearestColor(of('accent', 'light'), (one) => contrast(one, of('ground')) >= 7) ?? of('ink'),
    accentStrong: readable('accentStrong', 'accent', 'ink', 0.4),
    accentTint: mixed('ground', 'accent', 0.16),
    onAccent,
    warm: '#f2b75c',
    warmTint: mixed('ground', 'warm', 0.16),
    good: '#6fcf9d',
    goodTint: mixed('ground', 'good', 0.16),
    codeGround: (of) => mix(of('ground'), '#000000', 0.3),
    focus: '#ffc46b',
    pattern: (of) => of('accent'),
    glow: mixed('ground', 'accent', 0.16),
    secondGlow: (of) => of('groundTint'),
  },
};

/** The names of all colors, in the order in which they build on one another for a reader. */
export const colorNames = Object.keys(recipes.light) as ColorName[];

/** Both schemes. */
export const schemes: Scheme[] = ['light', 'dark'];

/** A color by its place in a theme. */
export interface Given {
  scheme: Scheme;
  name: ColorName;
}

/** Every color of both schemes, with the colors that it derives from. */
export interface Palettes extends Record<Scheme, WholePalette> {
  /** The theme's colors that a color derives from, including itself. Empty if all are the engine's own. */
  givenFor(name: ColorName, scheme: Scheme): Given[];
}

/** Every color of both schemes: those that a theme gives, the others as they follow from them. */
export function palettesOf(colors: ThemeColors = {}): Palettes {
  const known = new Map<string, { color: string; from: Given[] }>();
  const resolve = (name: ColorName, scheme: Scheme): { color: string; from: Given[] } => {
    const key = `${scheme} ${name}`;
    const before = known.get(key);
    if (before) return before;
    const from = new Set<Given>();
    const ask: Ask = (other, of = scheme) => {
      const found = resolve(other, of);
      for (const one of found.from) from.add(one);
      return found.color;
    };
    const given = colors[scheme]?.[name];
    if (given !== undefined) from.add({ scheme, name });
    const recipe = recipes[scheme][name];
    const color = given ?? (typeof recipe === 'string' ? recipe : recipe(ask));
    const found = { color, from: [...from] };
    known.set(key, found);
    return found;
  };
  const paletteOf = (scheme: Scheme) =>
    Object.fromEntries(colorNames.map((name) => [name, resolve(name, scheme).color])) as WholePalette;
  return { light: paletteOf('light'), dark: paletteOf('dark'), givenFor: (name, scheme) => resolve(name, scheme).from };
}
