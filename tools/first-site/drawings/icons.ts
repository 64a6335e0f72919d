import type { Drawing, Point } from './svg.ts';
import { circle, dots, line, path, polyline, range, rect, segments, through } from './svg.ts';

const outline = 'ink w2';
const accented = 'accent w3';

function hexagon(x: number, y: number, radius: number): Point[] {
  return range(0, 5, 6).map(
    (i): Point => [x + radius * Math.sin((i * Math.PI) / 3), y - radius * Math.cos((i * Math.PI) / 3)],
  );
}

/** A wave sin(2πx/length) of given amplitude from x1 to x2 about a height, in px. */
export function wave(x1: number, x2: number, y: number, amplitude: number, length: number): string {
  const points = range(x1, x2, Math.round(x2 - x1) + 1);
  return through(points.map((x): Point => [x, y - amplitude * Math.sin(((x - x1) * 2 * Math.PI) / length)]));
}

function planeWaves(): string {
  const packet = range(8, 88, 81).map((x): Point => {
    const off = (x - 48) / 17;
    return [x, 48 - 22 * Math.exp((-off * off) / 2) * Math.cos((x - 48) * 0.52)];
  });
  const upper = range(8, 88, 41).map((x): Point => [x, 48 - 30 * Math.exp(-(((x - 48) / 17) ** 2) / 2)]);
  const lower = upper.map(([x, y]): Point => [x, 96 - y]);
  return polyline('ink w1', upper) + polyline('ink w1', lower) + polyline(accented, packet);
}

function machineLearning(): string {
  const inputs: Point[] = [
    [20, 24],
    [20, 48],
    [20, 72],
  ];
  const hidden: Point[] = [
    [48, 34],
    [48, 62],
  ];
  const links = inputs.flatMap((a) => hidden.map((b) => [a, b] as const));
  const out = hidden.map((a) => [a, [76, 48]] as const);
  return (
    segments('ink w1', [...links, ...out]) + dots('ink', [...inputs, ...hidden], 5) + dots('accent', [[76, 48]], 8)
  );
}

function fragments(): string {
  const cuts: readonly (readonly [Point, Point])[] = [
    [
      [37, 18],
      [37, 78],
    ],
    [
      [59, 18],
      [59, 78],
    ],
    [
      [18, 37],
      [78, 37],
    ],
    [
      [18, 59],
      [78, 59],
    ],
  ];
  return (
    rect(outline, 18, 18, 60, 60, 4) +
    segments('ink w1', cuts) +
    rect('accent-fill soft', 37, 18, 41, 41, 4) +
    rect(accented, 37, 18, 41, 41, 4) +
    dots(
      'ink',
      [
        [28, 28],
        [28, 48],
        [28, 68],
        [48, 68],
        [68, 68],
      ],
      3,
    ) +
    dots(
      'accent',
      [
        [48, 28],
        [68, 28],
        [48, 48],
        [68, 48],
      ],
      3,
    )
  );
}

function flowGraph(): string {
  return (
    path(outline, 'M36 28h10c8 0 6 20 14 20M36 68h10c8 0 6-20 14-20') +
    rect(outline, 14, 18, 22, 20, 5) +
    rect(outline, 14, 58, 22, 20, 5) +
    rect('accent-fill soft', 60, 37, 24, 22, 5) +
    rect(accented, 60, 37, 24, 22, 5)
  );
}

function studio(): string {
  const cube = hexagon(48, 48, 32);
  const spokes = [1, 3, 5].map((i): readonly [Point, Point] => [[48, 48], cube[i] ?? [48, 48]]);
  return (
    polyline(outline, cube, true) + segments('ink w1', spokes) + dots('ink', cube, 4) + dots('accent', [[48, 48]], 8)
  );
}

function toolkit(): string {
  const bar = (y: number, knob: number) => line(outline, 16, y, 80, y) + circle('accent-fill', knob, y, 7);
  return bar(26, 34) + bar(48, 62) + bar(70, 44);
}

function station(): string {
  const cards = [34, 46, 58].map((y) => line(accented, 40, y, 58, y)).join('');
  return rect(outline, 28, 14, 42, 68, 6) + cards + line(outline, 40, 22, 50, 22) + dots('ink', [[59, 22]], 2.5);
}

function cluster(): string {
  const units = [16, 33, 50, 67].map((y, i) => {
    return (
      rect(i === 1 ? accented : outline, 18, y, 60, 13, 4) +
      dots(
        i === 1 ? 'accent' : 'ink',
        [
          [28, y + 6.5],
          [36, y + 6.5],
        ],
        2.2,
      )
    );
  });
  return units.join('');
}

function cloud(): string {
  const body = 'M28 70a15 15 0 0 1-1-30 22 22 0 0 1 42-6 18 18 0 0 1 0 36z';
  return path(outline, body) + path(accented, wave(30, 66, 54, 6, 18));
}

/** The mark of the site in a 64 px square: a hexagonal cell crossed by a plane wave. */
export function mark(): string {
  const cell = hexagon(32, 32, 26);
  return polyline('ink w4', cell, true) + path('accent w6', wave(17, 47, 32, 8.5, 30)) + dots('ink', cell, 4.2);
}

function favicon(): string {
  return (
    polyline('accent-fill', hexagon(32, 32, 31), true) +
    path('paper w6', wave(13, 51, 32, 11, 38)) +
    dots('amber', [[32, 32]], 5)
  );
}

const icons: Record<string, () => string> = {
  pwcore: planeWaves,
  matpl: machineLearning,
  ls3df: fragments,
  qflow: flowGraph,
  qstudio: studio,
  pwkit: toolkit,
  mstation: station,
  mcluster: cluster,
  mcloud: cloud,
};

/** Product marks, the site's mark and the browser tab's mark. */
export const iconDrawings: readonly Drawing[] = [
  ...Object.entries(icons).map(([name, draw]) => ({ name: `icon-${name}`, width: 96, height: 96, draw })),
  { name: 'logo', width: 64, height: 64, draw: mark },
  { name: 'favicon', width: 64, height: 64, draw: favicon },
];
