import type { Palette } from '../palette.ts';

/** The name of a colour; in CSS `inkSoft` is `--color-ink-soft`. */
export type ColourName = keyof Palette;

/** A foreground and background colour with the required contrast. */
export interface Pair {
  front: ColourName;
  back: ColourName;
  /** The minimum contrast ratio: 4.5 for text (WCAG 2.2, 1.4.3), 3 for outlines of controls (1.4.11). */
  least: number;
}

const grounds: ColourName[] = [
  ...(['ground', 'groundTint', 'surface', 'surfaceHover', 'glow', 'secondGlow'] as const),
  ...(['accentTint', 'warmTint', 'goodTint'] as const),
];

/** The backgrounds of each text colour. */
const words: Partial<Record<ColourName, ColourName[]>> = {
  ink: [...grounds, 'codeGround'],
  inkSoft: [...grounds, 'codeGround'],
  accent: grounds,
  accentStrong: grounds,
  onAccent: ['accent', 'accentStrong'],
  warm: ['groundTint', 'warmTint'],
  good: ['surface', 'goodTint'],
};

/** The backgrounds of outlines that visitors must see. */
const marks: Partial<Record<ColourName, ColourName[]>> = {
  lineStrong: ['ground', 'groundTint', 'surface'],
  focus: [...grounds, 'codeGround'],
};

const listed = (table: Partial<Record<ColourName, ColourName[]>>, least: number): Pair[] =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front: front as ColourName, back, least })));

/** Every pair of colours in the engine's styles. */
export const pairs: Pair[] = [...listed(words, 4.5), ...listed(marks, 3)];
