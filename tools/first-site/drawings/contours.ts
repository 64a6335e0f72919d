import type { Point } from './svg.ts';
import { item, through } from './svg.ts';

/** A scalar field sampled on a regular grid: `values[row][column]`, and the grid's spacing in px. */
export interface Field {
  values: readonly (readonly number[])[];
  step: number;
}

/** Samples a function of px position over a box, one value every `step` px. */
export function sample(width: number, height: number, step: number, value: (x: number, y: number) => number): Field {
  const rows = Math.round(height / step) + 1;
  const columns = Math.round(width / step) + 1;
  const values = Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) => value(i * step, j * step)),
  );
  return { values, step };
}

/** Path data (px) of the lines where a field equals `level`, specks of under 8 px left out: marching squares
 * (Lorensen and Cline 1987, in two dimensions). */
export function contour(field: Field, level: number, tolerance = 0.25): string {
  const links = new Map<string, { point: Point; next: string[] }>();
  const join = (a: readonly [string, Point], b: readonly [string, Point]) => {
    for (const [[key, point], [other]] of [
      [a, b],
      [b, a],
    ] as const) {
      const node = links.get(key) ?? { point, next: [] };
      node.next.push(other);
      links.set(key, node);
    }
  };
  const rows = field.values.length;
  const columns = item(field.values, 0).length;
  const value = (i: number, j: number) => item(item(field.values, j), i) - level;
  const crossing = (i: number, j: number, di: number, dj: number): readonly [string, Point] => {
    const [from, to] = [value(i, j), value(i + di, j + dj)];
    const part = from / (from - to);
    return [`${i},${j},${di}`, [(i + di * part) * field.step, (j + dj * part) * field.step]];
  };
  for (let j = 0; j + 1 < rows; j++) {
    for (let i = 0; i + 1 < columns; i++) {
      const corners = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)].map((v) => v > 0);
      const sides = [
        () => crossing(i, j, 1, 0),
        () => crossing(i + 1, j, 0, 1),
        () => crossing(i, j + 1, 1, 0),
        () => crossing(i, j, 0, 1),
      ];
      const cut = [0, 1, 2, 3].filter((side) => corners[side] !== corners[(side + 1) % 4]).map((s) => item(sides, s)());
      for (let pair = 0; pair + 1 < cut.length; pair += 2) join(item(cut, pair), item(cut, pair + 1));
    }
  }
  return walked(links)
    .filter((points) => extent(points) > 8)
    .map((points) => {
      const closed = points[0] === points[points.length - 1];
      const kept = simplified(points, tolerance);
      return closed ? through(kept.slice(0, -1), true) : through(kept);
    })
    .join('');
}

function extent(points: readonly Point[]): number {
  const span = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(span(points.map(([x]) => x)), span(points.map(([, y]) => y)));
}

function walked(links: Map<string, { point: Point; next: string[] }>): Point[][] {
  const left = new Set(links.keys());
  const ends = [...links].filter(([, node]) => node.next.length === 1).map(([key]) => key);
  const lines: Point[][] = [];
  for (const start of [...ends, ...links.keys()]) {
    if (!left.has(start)) continue;
    const points: Point[] = [];
    let key: string | undefined = start;
    let last = start;
    while (key !== undefined && left.delete(key)) {
      const node = links.get(key);
      if (node) points.push(node.point);
      last = key;
      key = node?.next.find((other) => left.has(other));
    }
    if (links.get(last)?.next.includes(start) && points.length > 2) points.push(item(points, 0));
    lines.push(points);
  }
  return lines;
}

/** A line with the points left out that lie within `tolerance` px of it (Ramer 1972, Douglas and Peucker 1973). */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const first = item(points, 0);
  const last = item(points, points.length - 1);
  const span = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const offset = ([x, y]: Point) =>
    span < 1e-9
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / span;
  let farthest = 0;
  for (let i = 1; i + 1 < points.length; i++) {
    if (offset(item(points, i)) > (farthest === 0 ? tolerance : offset(item(points, farthest)))) farthest = i;
  }
  if (farthest === 0) return [first, last];
  const head = simplified(points.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}
