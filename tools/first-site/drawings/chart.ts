import type { Point } from './svg.ts';
import { dots, line, rect, segments, text } from './svg.ts';

/** A plot: its frame in px, the data ranges its edges stand for, and the size of its numerals in px (13 unless told). */
export interface Chart {
  left: number;
  top: number;
  width: number;
  height: number;
  x: readonly [number, number];
  y: readonly [number, number];
  size?: number;
}

const usual = 13;

/** Data values to a point in px. */
export function at(chart: Chart, x: number, y: number): Point {
  return [
    chart.left + ((x - chart.x[0]) / (chart.x[1] - chart.x[0])) * chart.width,
    chart.top + chart.height - ((y - chart.y[0]) / (chart.y[1] - chart.y[0])) * chart.height,
  ];
}

/** The frame of a plot. */
export function frame(chart: Chart): string {
  return rect('faint', chart.left, chart.top, chart.width, chart.height);
}

/** Tick marks with numerals under a plot at data values; the text of a tick is given by `label`. */
export function ticksBelow(chart: Chart, values: readonly number[], label: (value: number) => string = String): string {
  const bottom = chart.top + chart.height;
  const size = chart.size ?? usual;
  const marks = values.map((value) => at(chart, value, chart.y[0])[0]);
  return (
    segments(
      'line w1',
      marks.map(
        (x) =>
          [
            [x, bottom],
            [x, bottom + 5],
          ] as const,
      ),
    ) + values.map((value, i) => text('line-fill', marks[i] ?? 0, bottom + 8 + size, size, label(value))).join('')
  );
}

/** Tick marks with numerals left of a plot at data values; the text of a tick is given by `label`. */
export function ticksLeft(chart: Chart, values: readonly number[], label: (value: number) => string = String): string {
  const size = chart.size ?? usual;
  const marks = values.map((value) => at(chart, chart.x[0], value)[1]);
  return (
    segments(
      'line w1',
      marks.map(
        (y) =>
          [
            [chart.left - 5, y],
            [chart.left, y],
          ] as const,
      ),
    ) +
    values
      .map((value, i) =>
        text('line-fill', chart.left - 10, (marks[i] ?? 0) + (size * 9) / 26, size, label(value), 'end'),
      )
      .join('')
  );
}

/** Axis names: the lower one under the middle, the left one turned along the axis; an empty name draws nothing. */
export function axisNames(chart: Chart, below: string, left: string): string {
  const middle = chart.top + chart.height / 2;
  const size = chart.size ?? usual;
  const foot = chart.top + chart.height + 18 + 2 * size;
  const away = Math.round(3.55 * size);
  const turned = text('ink-fill', 0, 0, size + 1, left);
  return (
    (below && text('ink-fill', chart.left + chart.width / 2, foot, size + 1, below)) +
    (left && `<g transform="translate(${chart.left - away} ${middle})rotate(-90)">${turned}</g>`)
  );
}

/** Upright lines at named points of a path through the Brillouin zone, with their letters below. */
export function zonePoints(chart: Chart, points: readonly (readonly [number, string])[], size = 15): string {
  const bottom = chart.top + chart.height;
  return points
    .map(([value, name]) => {
      const [x] = at(chart, value, chart.y[0]);
      const label = name === '' ? '' : text('ink-fill', x, bottom + 23, size, name);
      return line('faint w1', x, chart.top, x, bottom) + label;
    })
    .join('');
}

/** A dashed level across a plot, such as the Fermi energy. */
export function level(chart: Chart, value: number): string {
  const [x, y] = at(chart, chart.x[0], value);
  return line('amber w1 dash', x, y, x + chart.width, y);
}

/** What the colours of balls stand for: a row of discs with names, from a point in px. */
export function legend(x: number, y: number, names: readonly (readonly [string, string])[]): string {
  return names
    .map(
      ([look, name], i) =>
        dots(look, [[x + 78 * i, y]], 8) + text('ink-fill', x + 18 + 78 * i, y + 7, 20, name, 'start'),
    )
    .join('');
}
