import { chargeCloud } from './cloud.ts';
import { contour, sample } from './contours.ts';
import { diamond, perovskite, rockSalt } from './crystals.ts';
import { signs } from './flow.ts';
import { scene } from './scene.ts';
import type { Drawing, Point } from './svg.ts';
import { circle, dots, item, line, path, placed, polyline, px, range, rect, segments } from './svg.ts';
import { writing } from './window.ts';

function drawCloud(): string {
  const rings = [150, 230, 310].map(
    (radius) => `<ellipse class="faint" cx="400" cy="260" rx="${radius * 1.18}" ry="${px(radius * 0.6)}"/>`,
  );
  const stops = range(0, 5, 6).map((i): Point => {
    const turn = (i * Math.PI) / 3 + 0.35;
    return [400 + 310 * 1.18 * Math.cos(turn), 260 + 310 * 0.6 * Math.sin(turn)];
  });
  const marks = stops.map(
    ([x, y], i) => circle('surface-fill line', x, y, 34) + placed(x, y, 1, signs[i]?.(0, 0) ?? ''),
  );
  return (
    rings.join('') +
    segments(
      'accent w1 dash',
      stops.map((stop) => [[400, 260], stop] as const),
    ) +
    chargeCloud(400, 250, 330, [0.35, 0.5, 0.65, 0.8, 0.95, 1.1, 1.25, 1.4]) +
    marks.join('')
  );
}

function drawResources(): string {
  const sheets = [0, 1, 2, 3].map((i) => {
    const [x, y] = [82 + i * 162, 140 - (i % 2) * 44];
    const sign = placed(x + 75, y + 92, 2.3, signs[[0, 4, 5, 2][i] ?? 0]?.(0, 0) ?? '');
    const chosen = i === 2;
    return (
      rect(chosen ? 'surface-fill accent w2' : 'surface-fill line', x, y, 150, 230, 10) +
      sign +
      line('faint w1', x + 20, y + 160, x + 130, y + 160) +
      writing(x + 24, y + 182, [100, 66], 20)
    );
  });
  const steps = range(96, 704, 39);
  const scale = steps.map((x, i): readonly [Point, Point] => [
    [x, 430],
    [x, i % 5 === 0 ? 446 : 438],
  ]);
  return sheets.join('') + segments('line w1', scale) + line('line w1', 96, 430, 704, 430);
}

function drawTeam(): string {
  const nodes = range(0, 5, 6).map((i): Point => {
    const turn = (i * Math.PI) / 3;
    return [400 + 150 * Math.sin(turn), 260 - 150 * Math.cos(turn)];
  });
  const rings = nodes.flatMap(([x, y]) => [44, 66, 88, 110].map((radius) => circle('faint w1', x, y, radius)));
  const all = nodes.flatMap((a, i) => nodes.slice(i + 1).map((b) => [a, b] as const));
  return (
    rings.join('') +
    segments('line w1', all) +
    nodes.map(([x, y]) => circle('surface-fill accent w3', x, y, 22)).join('') +
    dots('accent', nodes, 6) +
    circle('surface-fill amber w3', 400, 260, 26) +
    dots('amber', [[400, 260]], 7)
  );
}

function drawCompany(): string {
  const rings = [
    [60, 50],
    [120, 95],
    [190, 145],
    [265, 195],
  ] as const;
  const roads = rings.map(([w, h], i) =>
    rect(i === 3 ? 'line w2' : 'line w1', 400 - w, 260 - h, 2 * w, 2 * h, 14 + 10 * i),
  );
  const streets = range(-13, 13, 27).flatMap((i) => {
    const across: readonly [Point, Point] = [
      [100, 260 + i * 24],
      [700, 260 + i * 24],
    ];
    const upright: readonly [Point, Point] = [
      [400 + i * 24, 40],
      [400 + i * 24, 480],
    ];
    return Math.abs(i) < 10 ? [across, upright] : [upright];
  });
  const atoms = range(-12, 12, 25).flatMap((i) => range(-9, 9, 19).map((j): Point => [400 + i * 24, 260 + j * 24]));
  const inside = ([x, y]: Point) => Math.abs(x - 400) < 262 && Math.abs(y - 260) < 192;
  const lake = sample(
    800,
    520,
    5,
    (x, y) =>
      Math.exp(-(((x - 330) / 26) ** 2) - ((y - 205) / 44) ** 2) +
      Math.exp(-(((x - 352) / 22) ** 2) - ((y - 130) / 26) ** 2),
  );
  return (
    segments('faint w0', streets) +
    dots('faint', atoms.filter(inside), 2) +
    roads.join('') +
    path('accent-fill accent pale', contour(lake, 0.35)) +
    path('accent w1', contour(lake, 0.35) + contour(lake, 0.6)) +
    line('accent w3', 400, 40, 400, 480) +
    rect('surface-fill ink', 376, 236, 48, 48, 3) +
    dots(
      'accent',
      [
        [400, 90],
        [400, 430],
        [400, 165],
        [400, 355],
      ],
      5,
    ) +
    dots('amber', [[520, 120]], 9) +
    circle('amber w1', 520, 120, 18)
  );
}

function drawSolution(): string {
  const spots: readonly Point[] = [
    [170, 260],
    [400, 260],
    [630, 260],
  ];
  const frames = spots.map(([x, y]) => {
    const corners = range(0, 5, 6).map(
      (i): Point => [x + 128 * Math.sin((i * Math.PI) / 3), y - 128 * Math.cos((i * Math.PI) / 3)],
    );
    return polyline('surface-fill line', corners, true);
  });
  const view = { y: 168, width: 184, height: 184, pitch: 15 };
  const [left, middle, right] = [item(spots, 0)[0], item(spots, 1)[0], item(spots, 2)[0]].map((x) => x - 92);
  return (
    line('accent w1 dash', 60, 260, 740, 260) +
    frames.join('') +
    scene(diamond(1), { ...view, x: left ?? 0, yaw: 24, shine: false, stick: 'line w2' }) +
    scene(perovskite(1), { ...view, x: middle ?? 0, yaw: 27, shine: false }) +
    scene(rockSalt(1), { ...view, x: right ?? 0, yaw: 27, shine: false, stick: 'line w2' }) +
    spots.map(([x]) => line('amber w3', x - 16, 420, x + 16, 420)).join('')
  );
}

/** The drawings of the company and resource blocks. */
export const aboutDrawings: readonly Drawing[] = [
  { name: 'about-cloud', width: 800, height: 520, draw: drawCloud },
  { name: 'resources', width: 800, height: 520, draw: drawResources },
  { name: 'team', width: 800, height: 520, draw: drawTeam },
  { name: 'company', width: 800, height: 520, draw: drawCompany },
  { name: 'solution', width: 800, height: 520, draw: drawSolution },
];
