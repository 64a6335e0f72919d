import type { Palette } from '../palette.ts';

/** The name of a color; in CSS `inkSoft` is `--color-ink-soft`. */
export type ColorName = keyof Palette;

/** A foreground and background color with the required contrast. */
export interface Pair {
  front: ColorName;
  back: ColorName;
  /** The minimum contrast ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for outlines of controls (1.4.11). */
  least: number;
}

const grounds: ColorName[] = [
  ...(['ground', 'groundTint', 'surface', 'surfaceHover', 'glow', 'secondGlow'] as const),
  ...(['accentTint', 'warmTint', 'goodTint'] as const),
];

/** The backgrounds of each text color. */
const words: Partial<Record<ColorName, ColorName[]>> = {
  ink: [...grounds, 'codeGround'],
  inkSoft: [...grounds, 'codeGround'],
  accent: grounds,
  accentStrong: grounds,
  onAccent: ['accent', 'accentStrong'],
  warm: ['groundTint', 'warmTint'],
  good: ['surface', 'goodTint'],
};

/** The backgrounds of outlines that visitors must see. */
const marks: Partial<Record<ColorName, ColorName[]>> = {
  lineStrong: ['ground', 'groundTint', 'surface'],
  focus: [...grounds, 'codeGround'],
};

const listed = (table: Partial<Record<ColorName, ColorName[]>>, least: number): Pair[] =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front: front as ColorName, back, least })));

/** Every pair of colors in the engine's styles. */
export const pairs: Pair[] = [...listed(words, 4.5), ...listed(marks, 3)];
