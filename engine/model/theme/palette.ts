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
  contrast(of('background'), of('accent')) > contrast(of('text'), of('accent')) ? of('background') : of('text');

/** The engine's own palette: neutral backgrounds and one blue. Mixed colors derive from those of a theme. */
const recipes: Record<Scheme, Record<ColorName, Recipe>> = {
  light: {
    background: '#ffffff',
    backgroundTint: mixed('background', 'accent', 0.05),
    surface: (of) => of('background'),
    surfaceHover: mixed('background', 'accent', 0.07),
    text: '#1b2027',
    textMuted: readable('textMuted', 'text', 'background', 0.25),
    border: mixed('background', 'text', 0.14),
    borderStrong: readable('borderStrong', 'background', 'text', 0.52),
    accent: '#2a5aa8',
    accentStrong: readable('accentStrong', 'accent', 'text', 0.35),
    accentTint: mixed('background', 'accent', 0.1),
    onAccent,
    warning: '#8f5300',
    warningTint: mixed('background', 'warning', 0.1),
    success: '#1d7048',
    successTint: mixed('background', 'success', 0.1),
    codeBackground: mixed('background', 'text', 0.05),
    focus: '#b35c00',
    pattern: (of) => of('accent'),
    glow: mixed('background', 'accent', 0.1),
    secondGlow: (of) => of('backgroundTint'),
  },
  dark: {
    background: '#13161a',
    backgroundTint: mixed('background', 'accent', 0.04),
    surface: mixed('background', 'accent', 0.07),
    surfaceHover: mixed('background', 'accent', 0.12),
    text: '#e8ebef',
    textMuted: readable('textMuted', 'text', 'background', 0.28),
    border: mixed('background', 'text', 0.16),
    borderStrong: readable('borderStrong', 'background', 'text', 0.48),
    // Brand colors suit a white background. On a dark one, the color is lightened until it is easy to read.
    accent: (of) => nearestColor(of('accent', 'light'), (one) => contrast(one, of('background')) >= 7) ?? of('text'),
    accentStrong: readable('accentStrong', 'accent', 'text', 0.4),
    accentTint: mixed('background', 'accent', 0.16),
    onAccent,
    warning: '#f2b75c',
    warningTint: mixed('background', 'warning', 0.16),
    success: '#6fcf9d',
    successTint: mixed('background', 'success', 0.16),
    codeBackground: (of) => mix(of('background'), '#000000', 0.3),
    focus: '#ffc46b',
    pattern: (of) => of('accent'),
    glow: mixed('background', 'accent', 0.16),
    secondGlow: (of) => of('backgroundTint'),
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
