import { siliconBands, siliconCurves } from './bands.ts';
import type { Chart } from './chart.ts';
import { at, zonePoints } from './chart.ts';
import { chargeCloud } from './cloud.ts';
import { diamond, graphene, perovskite } from './crystals.ts';
import { siliconDensity } from './dos.ts';
import { connector, flowCard } from './flow.ts';
import { network } from './force-field.ts';
import { floor } from './hardware.ts';
import type { Stage } from './iso.ts';
import { block, onStage } from './iso.ts';
import { twistedBilayer } from './lattice.ts';
import { workstation } from './machines.ts';
import { scene } from './scene.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, item, line, path, placed, polyline, range, rect, segments, through } from './svg.ts';
import { minus, triples } from './vector.ts';
import { appFrame, triad } from './window.ts';

function drawIntegration(): string {
  const stage: Stage = { x: 300, y: 450, unit: 78 };
  const crystal = scene(diamond(1), { x: 540, y: 50, width: 370, height: 370, yaw: 24, pitch: 16 });
  const start = onStage(stage, [2.1, 0, 3.3]);
  const links = [150, 250, 350].map((y, i): readonly [Point, Point] => [
    [start[0], start[1] + i * 26],
    [590, y],
  ]);
  return (
    floor({ ...stage, x: 480, y: 430, unit: 74 }, 3) +
    workstation(stage, [-1.3, -0.9, 0]) +
    segments('amber w1 dash', links) +
    crystal
  );
}

function drawBands(): string {
  const { end, stops } = siliconBands();
  const chart: Chart = { left: 60, top: 50, width: 590, height: 540, x: [0, end], y: [-13.4, 6.6] };
  const energies = range(-13.4, 6.6, 141);
  const density = siliconDensity(energies);
  const beside: Chart = { ...chart, left: 684, width: 216, x: [0, 1.8] };
  const shape = energies.map((energy, i) => at(beside, item(density, i), energy));
  const [, zero] = at(chart, 0, 0);
  return (
    `<clipPath id="plot"><path d="M60 50h590v540h-590z"/></clipPath>` +
    zonePoints(
      chart,
      stops.map(([x]) => [x, ''] as const),
    ) +
    line('amber w1 dash', 60, zero, 900, zero) +
    `<g clip-path="url(#plot)">${siliconCurves(chart, 'accent w3', 'violet w2')}</g>` +
    path('accent-fill soft', through([at(beside, 0, -13.4), ...shape, at(beside, 0, 6.6)], true)) +
    polyline('accent w2', shape) +
    line('faint', 684, 50, 684, 590)
  );
}

/** Speed-up on `count` processors when a share `serial` of the work is not parallel (Amdahl 1967). */
function amdahl(count: number, serial: number): number {
  return 1 / (serial + (1 - serial) / count);
}

function drawSpeed(): string {
  const stage: Stage = { x: 480, y: 370, unit: 76 };
  const height = (i: number, j: number) => 0.12 + amdahl(2 ** ((i - j + 5) * 0.6), 0.006) / 17;
  const chips = triples(6, 6, 1).map(([i, j]) => {
    const looks = ['surface-fill accent', 'paper-fill line w1', 'surface-fill line w1'] as const;
    return block(stage, [i - 3 + 0.14, j - 3 + 0.14, 0], [0.72, 0.72, height(i, j)], looks);
  });
  const tops = range(0, 5, 6).map((i) => onStage(stage, [i - 2.5, 2.5 - i, height(i, 5 - i) + 0.9]));
  const drops = tops.map((top, i) => [top, onStage(stage, [i - 2.5, 2.5 - i, height(i, 5 - i)])] as const);
  return (
    floor(stage, 3) +
    chips.join('') +
    segments('amber w1 dash', drops) +
    polyline('amber w2', tops) +
    dots('amber', tops, 6)
  );
}

function drawCloud(): string {
  const lattice = triples(7, 4, 1).map(([i, j]): Point => [480 + (i - 3) * 72 + (j % 2) * 36 - 18, 190 + j * 50]);
  const ends = [180, 380, 580, 780].map((x): Point => [x, 540]);
  const starts = [330, 430, 530, 630].map((x): Point => [x, 300]);
  const cables = ends.map(([x, y], i) => {
    const [fromX, fromY] = item(starts, i);
    return `M${fromX} ${fromY}C${fromX} 470 ${x} 430 ${x} ${y}`;
  });
  const screens = ends.map(([x, y], i) => {
    const glyph = path(
      'accent',
      through(range(0, 60, 16).map((u): Point => [x - 30 + u, y + 32 - 13 * Math.sin(u / (6 + 2 * i))])),
    );
    return rect('surface-fill line', x - 50, y, 100, 62, 6) + glyph;
  });
  return (
    path('line w1', cables.join('')) +
    chargeCloud(480, 230, 700, [0.3, 0.42, 0.55, 0.7, 0.85, 1, 1.15, 1.3, 1.45]) +
    dots(
      'amber',
      lattice.filter(([x, y]) => Math.hypot((x - 480) / 230, (y - 255) / 90) < 1),
      4,
    ) +
    dots('line', ends, 3.5) +
    screens.join('')
  );
}

function drawForces(): string {
  const crystal = scene(perovskite(1), { x: 50, y: 120, width: 400, height: 400, yaw: 27, pitch: 15 });
  const ends = range(187.5, 452.5, 6).map((y): readonly [Point, Point] => [
    [252, 300],
    [560, y],
  ]);
  return segments('accent w1 dash', ends) + crystal + network(560, 320, [6, 8, 8, 5, 1], 84, 53, 11);
}

function drawFlow(): string {
  const places: readonly Point[] = [
    [70, 240],
    [320, 90],
    [320, 390],
    [570, 240],
    [770, 90],
    [770, 390],
  ];
  const links = [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [3, 5],
  ] as const;
  const grid = triples(19, 12, 1).map(([i, j]): Point => [30 + i * 50, 45 + j * 50]);
  return (
    dots('faint', grid, 1.2) +
    links.map(([a, b]) => connector(item(places, a), item(places, b), 150, 128)).join('') +
    places.map(([x, y], i) => flowCard(x, y, 150, 128, i, i === 3)).join('')
  );
}

function bilayer(): string {
  const lower = graphene(0, 9.5, (x, y) => Math.abs(x) < 8 && Math.abs(y) < 6);
  const upper = graphene(commensurate, 9.5, (x, y) => Math.abs(x) < 8 && Math.abs(y) < 6);
  const raised = (at: readonly [number, number, number]) => minus(at, [0, 0, -4.2]);
  const atoms = [
    ...lower.atoms.map((atom) => ({ ...atom, radius: 0.36 })),
    ...upper.atoms.map((atom) => ({ at: raised(atom.at), radius: 0.36, colour: 'violet' })),
  ];
  const bonds = [...(lower.bonds ?? []), ...(upper.bonds ?? []).map(([a, b]) => [raised(a), raised(b)] as const)];
  return scene(
    { atoms, bonds },
    { x: 250, y: 130, width: 590, height: 400, yaw: 22, pitch: 26, stick: 'line w2', shine: false },
  );
}

const commensurate = 13.2;

function drawStudio(): string {
  const rows = range(0, 6, 7).map((i) => {
    const y = 140 + i * 44;
    return dots(i % 2 === 0 ? 'accent' : 'violet', [[92, y]], 6) + line('faint w4', 112, y, 160 + ((i * 37) % 40), y);
  });
  return (
    appFrame(50, 50, 860, 540) +
    line('faint w1', 220, 90, 220, 590) +
    rows.join('') +
    bilayer() +
    triad(262, 548, 34) +
    placed(790, 120, 1, twistedBilayer(40, 40, 44, 4.5))
  );
}

/** The wide drawings of the first page's slides. */
export const heroDrawings: readonly Drawing[] = [
  { name: 'hero-integration', width: 960, height: 640, draw: drawIntegration },
  { name: 'hero-bands', width: 960, height: 640, draw: drawBands },
  { name: 'hero-speed', width: 960, height: 640, draw: drawSpeed },
  { name: 'hero-cloud', width: 960, height: 640, draw: drawCloud },
  { name: 'hero-mlff', width: 960, height: 640, draw: drawForces },
  { name: 'hero-qflow', width: 960, height: 640, draw: drawFlow },
  { name: 'hero-qstudio', width: 960, height: 640, draw: drawStudio },
];
