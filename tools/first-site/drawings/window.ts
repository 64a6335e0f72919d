import { dots, line, path, rect, segments } from './svg.ts';

/** An application window: frame, title bar 40 px high with three dots; all in px. */
export function appFrame(x: number, y: number, width: number, height: number): string {
  return (
    rect('surface-fill line', x, y, width, height, 12) +
    path(
      'paper-fill',
      `M${x + 1} ${y + 40}h${width - 2}v${height - 52}a11 11 0 0 1-11 11h${24 - width}a11 11 0 0 1-11-11z`,
    ) +
    line('faint w1', x, y + 40, x + width, y + 40) +
    dots('line', [[x + 22, y + 20]], 4) +
    dots(
      'faint',
      [
        [x + 38, y + 20],
        [x + 54, y + 20],
      ],
      4,
    )
  );
}

/** The three axes of a viewport as arrows of one length (px), x amber, y accent, z violet. */
export function triad(x: number, y: number, length: number): string {
  return (
    segments('amber w2', [
      [
        [x, y],
        [x + length * 0.85, y + length * 0.3],
      ],
    ]) +
    segments('accent w2', [
      [
        [x, y],
        [x + length * 0.6, y - length * 0.45],
      ],
    ]) +
    segments('violet w2', [
      [
        [x, y],
        [x, y - length],
      ],
    ]) +
    dots('line', [[x, y]], 3)
  );
}

/** A pointer whose tip is at a place (px). */
export function pointer(x: number, y: number): string {
  return path('ink-fill paper w1', `M${x} ${y}v21l5-4.5 3.5 7.5 4-1.8-3.4-7.5h6.6z`);
}

/** A button with a bar for its label; the one to press is filled with the accent. */
export function button(x: number, y: number, width: number, pressed = false): string {
  const look = pressed ? 'accent-fill' : 'surface-fill line w1';
  return (
    rect(look, x, y, width, 28, 6) +
    line(pressed ? 'paper w3' : 'line w3', x + width * 0.28, y + 14, x + width * 0.72, y + 14)
  );
}

/** Lines of unreadable writing: bars of the given widths, `pitch` px apart. */
export function writing(x: number, y: number, widths: readonly number[], pitch = 18, look = 'faint w4'): string {
  return segments(
    look,
    widths.map(
      (width, i) =>
        [
          [x, y + i * pitch],
          [x + width, y + i * pitch],
        ] as const,
    ),
  );
}

/** A form field: a label bar, a box, and a numeral or formula in it. */
export function field(x: number, y: number, width: number, value: string, chosen = false): string {
  const box = rect(chosen ? 'paper-fill accent w2' : 'paper-fill faint', x, y + 12, width, 28, 5);
  const label = `<text class="ink-fill" x="${x + 10}" y="${y + 31}" font-size="13">${value}</text>`;
  return writing(x, y, [width * 0.4]) + box + label;
}
