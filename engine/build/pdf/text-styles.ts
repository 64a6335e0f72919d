/** A text style, in points. */
export interface TextStyle {
  size: number;
  /** The distance between lines. */
  leading: number;
  /** The space above. */
  before: number;
  soft?: true;
}

export type TextStyleName = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'body' | 'label' | 'small' | 'code';

export const textStyles: Record<TextStyleName, TextStyle> = {
  h1: { size: 25, leading: 34, before: 4 },
  h2: { size: 18, leading: 25, before: 34 },
  h3: { size: 14, leading: 20, before: 24 },
  h4: { size: 11.5, leading: 17, before: 16 },
  h5: { size: 10.5, leading: 16, before: 14 },
  body: { size: 10.5, leading: 16.5, before: 7 },
  label: { size: 8.5, leading: 13, before: 10, soft: true },
  small: { size: 9, leading: 14, before: 5, soft: true },
  code: { size: 9.6, leading: 13.2, before: 4 },
};

export function headingStyle(level: number): TextStyleName {
  return `h${Math.min(level, 5)}` as TextStyleName;
}

/** The baseline of a line, from its top. */
export function baselineIn({ size, leading }: TextStyle): number {
  return (leading - size) / 2 + size * 0.86;
}
