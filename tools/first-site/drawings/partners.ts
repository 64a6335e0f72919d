import { wave } from './icons.ts';
import type { Drawing, Point } from './svg.ts';
import { circle, dots, path, polyline, range, rect, segments } from './svg.ts';

function polygon(look: string, x: number, y: number, radius: number, sides: number, turn = 0): string {
  const corners = range(0, sides - 1, sides).map((i): Point => {
    const angle = turn + (i * 2 * Math.PI) / sides;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
  return polyline(look, corners, true);
}

const emblems: readonly (() => string)[] = [
  () => [52, 80, 108].map((x) => polygon(x === 80 ? 'accent-fill' : 'line w2', x, 32, 16, 6)).join(''),
  () => [60, 80, 100].map((x) => circle(x === 80 ? 'accent w3' : 'line w2', x, 32, 18)).join(''),
  () =>
    [0, 1, 2, 3]
      .map((i) => rect(i === 3 ? 'accent-fill' : 'line w2', 58 + i * 5, 10 + i * 5, 44 - i * 10, 44 - i * 10))
      .join(''),
  () =>
    path('line w2', wave(36, 124, 22, 7, 44)) +
    path('accent w3', wave(36, 124, 32, 7, 44)) +
    path('line w2', wave(36, 124, 42, 7, 44)),
  () =>
    [60, 80, 100]
      .map((x, i) => polygon(i === 1 ? 'accent-fill' : 'line w2', x, 34, 20, 3, i === 1 ? Math.PI : 0))
      .join(''),
  () =>
    range(0, 11, 12)
      .map((i) => {
        const turn = (i * Math.PI) / 6;
        return segments(i % 3 === 0 ? 'accent w3' : 'line w2', [
          [
            [80 + 9 * Math.sin(turn), 32 - 9 * Math.cos(turn)],
            [80 + 24 * Math.sin(turn), 32 - 24 * Math.cos(turn)],
          ],
        ]);
      })
      .join(''),
  () =>
    range(0, 6, 7)
      .map((i) =>
        segments(i === 3 ? 'accent w4' : 'line w2', [
          [
            [50 + i * 10, 32 - 4 - 18 * Math.sin((i * Math.PI) / 6)],
            [50 + i * 10, 32 + 4 + 18 * Math.sin((i * Math.PI) / 6)],
          ],
        ]),
      )
      .join(''),
  () => rect('line w2', 62, 14, 36, 36) + polygon('accent w3', 80, 32, 25, 4) + dots('accent', [[80, 32]], 4),
  () =>
    path('line w2', 'M48 50a32 32 0 0 1 64 0M58 50a22 22 0 0 1 44 0') + path('accent w4', 'M68 50a12 12 0 0 1 24 0'),
  () =>
    dots(
      'line',
      range(-2, 2, 5)
        .flatMap((i) => range(-1, 1, 3).map((j): Point => [80 + i * 16, 32 + j * 16]))
        .filter(([x, y]) => x !== 80 || y !== 32),
      4,
    ) + dots('accent', [[80, 32]], 7),
  () => path('line w2', 'M40 44l20-24 20 24 20-24 20 24') + path('accent w3', 'M40 54l20-24 20 24 20-24 20 24'),
  () => {
    const turns = range(0, 2 * Math.PI, 97).slice(1);
    const figure = turns.map((t): Point => [80 + 42 * Math.sin(2 * t), 32 - 20 * Math.sin(3 * t)]);
    return polyline('line w2', figure, true) + dots('accent', [[80, 32]], 6);
  },
];

/** Invented emblems standing where partners' marks go. */
export const partnerDrawings: readonly Drawing[] = emblems.map((draw, i) => ({
  name: `partner-${String(i + 1).padStart(2, '0')}`,
  width: 160,
  height: 64,
  draw,
}));
