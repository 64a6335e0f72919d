import type { Palette } from '../palette.ts';

export type ColorName = keyof Palette;

/** The custom property of a color: `--color-text-muted` for `textMuted`. */
export function propertyOf(name: string): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A foreground and background color with the required contrast. */
export interface Pair {
  front: ColorName;
  back: ColorName;
  /** The minimum contrast ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for outlines of controls (1.4.11). */
  least: number;
}

const backgrounds: ColorName[] = [
  ...(['background', 'backgroundTint', 'surface', 'surfaceHover', 'glow', 'secondGlow'] as const),
  ...(['accentTint', 'warningTint', 'successTint'] as const),
];

/** The backgrounds of each text color. */
const words: Partial<Record<ColorName, ColorName[]>> = {
  text: [...backgrounds, 'codeBackground'],
  textMuted: [...backgrounds, 'codeBackground'],
  accent: [...backgrounds, 'codeBackground'],
  accentStrong: backgrounds,
  onAccent: ['accent', 'accentStrong'],
  warning: ['backgroundTint', 'warningTint', 'codeBackground'],
  success: ['surface', 'successTint'],
};

/** The backgrounds of outlines that visitors must see. */
const marks: Partial<Record<ColorName, ColorName[]>> = {
  borderStrong: ['background', 'backgroundTint', 'surface'],
  focus: [...backgrounds, 'codeBackground'],
};

const listed = (table: Partial<Record<ColorName, ColorName[]>>, least: number): Pair[] =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front: front as ColorName, back, least })));

/** Every pair of colors in the engine's styles. */
export const pairs: Pair[] = [...listed(words, 4.5), ...listed(marks, 3)];
