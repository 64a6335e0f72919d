import { styleFor } from './palette.ts';

/** A point on the drawing, in user units (px), y downwards. */
export type Point = readonly [number, number];

/** One drawing: its file name without extension, its size in px, and what draws its body. */
export interface Drawing {
  name: string;
  width: number;
  height: number;
  draw: () => string;
}

/** The element of a list at an index the caller knows to be inside it. */
export function item<T>(list: ArrayLike<T>, index: number): T {
  return list[index] as T;
}

/** A coordinate in px rounded to one decimal, without trailing zeros or negative zero. */
export function px(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Whole file text of a drawing: size attributes, the palette style block and the body. */
export function render({ width, height, draw }: Drawing): string {
  const body = draw();
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${styleFor(body)}${body}</svg>\n`;
}

/** Path data through points (px), in relative steps between rounded positions so that rounding never drifts. */
export function through(points: readonly Point[], closed = false): string {
  let [x, y] = [0, 0];
  const steps = points.map(([nextX, nextY], index) => {
    const step = index === 0 ? `M${px(nextX)} ${px(nextY)}` : `${px(px(nextX) - x)} ${px(px(nextY) - y)}`;
    [x, y] = [px(nextX), px(nextY)];
    return index === 1 ? `l${step}` : step;
  });
  return steps.join(' ').replaceAll(' -', '-') + (closed ? 'z' : '');
}

/** A path element with the given palette classes. */
export function path(look: string, data: string): string {
  return data === '' ? '' : `<path class="${look}" d="${data}"/>`;
}

/** An open or closed line through points (px). */
export function polyline(look: string, points: readonly Point[], closed = false): string {
  return path(look, through(points, closed));
}

/** Many straight segments (px) merged into one path element. */
export function segments(look: string, pairs: readonly (readonly [Point, Point])[]): string {
  return path(look, pairs.map((pair) => through(pair)).join(''));
}

/** One straight segment (px). */
export function line(look: string, x1: number, y1: number, x2: number, y2: number): string {
  return segments(look, [
    [
      [x1, y1],
      [x2, y2],
    ],
  ]);
}

/** A circle of centre and radius in px. */
export function circle(look: string, x: number, y: number, radius: number): string {
  return `<circle class="${look}" cx="${px(x)}" cy="${px(y)}" r="${px(radius)}"/>`;
}

/** Many equal discs in one path: zero-length strokes with round caps, `radius` in px. */
export function dots(look: string, points: readonly Point[], radius: number): string {
  if (points.length === 0) return '';
  const data = points
    .map(([x, y]) => `M${px(x)} ${px(y)}h0`)
    .join('')
    .replaceAll(' -', '-');
  return `<path class="${look}" stroke-width="${px(radius * 2)}" d="${data}"/>`;
}

/** A rectangle, corner radius included, all in px. */
export function rect(look: string, x: number, y: number, width: number, height: number, radius = 0): string {
  const corner = radius > 0 ? ` rx="${px(radius)}"` : '';
  return `<rect class="${look}" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"${corner}/>`;
}

/** A short label at a baseline point (px); anchor as in SVG `text-anchor`. */
export function text(look: string, x: number, y: number, size: number, label: string, anchor = 'middle'): string {
  return `<text class="${look}" x="${px(x)}" y="${px(y)}" font-size="${size}" text-anchor="${anchor}">${label}</text>`;
}

/** A label's letter with a lowered index, sized for a letter of `size` px. */
export function indexed(letter: string, index: string, size: number): string {
  const drop = Math.round(size * 0.28);
  return `${letter}<tspan dy="${drop}" font-size="${Math.round(size * 0.72)}">${index}</tspan><tspan dy="-${drop}">\u200b</tspan>`;
}

/** A group moved by px and scaled. */
export function placed(x: number, y: number, scale: number, body: string): string {
  const move = `translate(${px(x)} ${px(y)})`;
  return `<g transform="${move}${scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`}">${body}</g>`;
}

/** Evenly spaced numbers from `from` to `to`, both included. */
export function range(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}
