import { residuals } from './convergence.ts';
import { chainFrequencies } from './phonons.ts';
import type { Point } from './svg.ts';
import { circle, dots, line, path, placed, polyline, px, range, rect, segments, through } from './svg.ts';

/** Small signs of a workflow's steps, each drawn in a 40 × 40 px box around a centre. */
export const signs: readonly ((x: number, y: number) => string)[] = [
  (x, y) => {
    const hexagon = range(0, 5, 6).map(
      (i): Point => [x + 18 * Math.sin((i * Math.PI) / 3), y - 18 * Math.cos((i * Math.PI) / 3)],
    );
    return polyline('line w2', hexagon, true) + dots('accent', hexagon, 4);
  },
  (x, y) => circle('line w2', x, y, 8) + circle('accent w2', x, y, 17) + dots('amber', [[x + 12, y - 12]], 3.5),
  (x, y) => {
    const heights = residuals(5, 0.6, 1.2).map((value) => -Math.log10(value));
    return (
      polyline(
        'accent w2',
        heights.map((h, i): Point => [x - 18 + i * 7.2, y - 16 + Math.min(32, h * 12)]),
      ) + line('line w2', x - 20, y + 19, x + 20, y + 19)
    );
  },
  (x, y) =>
    segments(
      'line w2',
      [-12, 0, 12].map(
        (dy) =>
          [
            [x - 19, y + dy],
            [x + 19, y + dy],
          ] as const,
      ),
    ) +
    dots(
      'accent',
      [
        [x - 6, y - 12],
        [x + 9, y],
        [x - 2, y + 12],
      ],
      5,
    ),
  (x, y) => {
    const phases = range(-Math.PI, Math.PI, 17);
    const branch = (which: 0 | 1) =>
      through(phases.map((p): Point => [x + p * 6.2, y + 18 - chainFrequencies(p, 2)[which] * 20]));
    return path('accent w2', branch(0)) + path('violet w2', branch(1));
  },
  (x, y) => {
    const bell = (at: number, size: number) => (u: number) => size * Math.exp(-((u - at) ** 2) / 14);
    const height = (u: number) => bell(-10, 22)(u) + bell(0, 30)(u) + bell(10, 16)(u);
    return (
      polyline(
        'accent w2',
        range(-20, 20, 41).map((u): Point => [x + u, y + 16 - height(u)]),
      ) + line('line w2', x - 20, y + 19, x + 20, y + 19)
    );
  },
];

/** A card of a workflow graph: box with a sign, two bars and ports left and right; the active one is outlined. */
export function flowCard(x: number, y: number, width: number, height: number, sign: number, active: boolean): string {
  const middle = y + height / 2;
  return (
    rect(active ? 'surface-fill accent w3' : 'surface-fill line', x, y, width, height, 12) +
    placed(x + width / 2, y + height * 0.42, height / 90, signs[sign % signs.length]?.(0, 0) ?? '') +
    line('faint w4', x + width * 0.28, y + height * 0.82, x + width * 0.72, y + height * 0.82) +
    dots(
      'line',
      [
        [x, middle],
        [x + width, middle],
      ],
      4.5,
    )
  );
}

/** A curve from the right port of one card to the left port of another; card corners and size in px. */
export function connector(from: Point, to: Point, width: number, height: number, look = 'accent w2'): string {
  const [x1, y1, x2, y2] = [from[0] + width, from[1] + height / 2, to[0], to[1] + height / 2].map(px) as [
    number,
    number,
    number,
    number,
  ];
  const bend = px((x2 - x1) / 2);
  return path(look, `M${x1} ${y1}C${px(x1 + bend)} ${y1} ${px(x2 - bend)} ${y2} ${x2} ${y2}`);
}
