/** Line and column of an offset, both from 1. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) as string).length + 1 };
}

/** The offset of a line and column. The end of the text for a position after it. */
export function offsetOfPosition(text: string, { line, column }: { line: number; column: number }): number {
  const breaks = [...text.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: lineBreak }) => index + lineBreak.length);
  const start = line === 1 ? 0 : (breaks[line - 2] ?? text.length);
  return Math.min(start + column - 1, text.length);
}
