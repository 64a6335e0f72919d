import type { Palette } from '../palette.ts';

/** The name of a colour, as a theme gives it and styles use it: `inkSoft` is `--color-ink-soft`. */
export type ColourName = keyof Palette;

/** Two colours of which one is seen on the other, and how much contrast that asks for. */
export interface Pair {
  /** The words, the line or the mark. */
  front: ColourName;
  /** What it is seen on. */
  back: ColourName;
  /** The least contrast, as a ratio to 1: 4.5 for words (WCAG 2.2, 1.4.3), 3 for what outlines a control (1.4.11). */
  least: number;
}

const grounds: ColourName[] = [
  ...(['ground', 'groundTint', 'surface', 'surfaceHover', 'glow', 'secondGlow'] as const),
  ...(['accentTint', 'warmTint', 'goodTint'] as const),
];

/** What each colour of words is seen on. */
const words: Partial<Record<ColourName, ColourName[]>> = {
  ink: [...grounds, 'codeGround'],
  inkSoft: [...grounds, 'codeGround'],
  accent: grounds,
  accentStrong: grounds,
  onAccent: ['accent', 'accentStrong'],
  warm: ['groundTint', 'warmTint'],
  good: ['surface', 'goodTint'],
};

/** What each colour of lines and marks is seen on that a visitor must see to use a page. */
const marks: Partial<Record<ColourName, ColourName[]>> = {
  lineStrong: ['ground', 'groundTint', 'surface'],
  focus: [...grounds, 'codeGround'],
};

const listed = (table: Partial<Record<ColourName, ColourName[]>>, least: number): Pair[] =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front: front as ColourName, back, least })));

/** Every pair of colours that the engine's styles put together. */
export const pairs: Pair[] = [...listed(words, 4.5), ...listed(marks, 3)];
