import { chargeCloud } from './cloud.ts';
import type { Stage } from './iso.ts';
import { onStage } from './iso.ts';
import { display, rack, workstation } from './machines.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, path, range, segments } from './svg.ts';

/** A floor of faint isometric grid lines, cells of one stage unit, from -count to count. */
export function floor(stage: Stage, count: number): string {
  const lines = range(-count, count, 2 * count + 1).flatMap((i) => [
    [onStage(stage, [i, -count, 0]), onStage(stage, [i, count, 0])] as const,
    [onStage(stage, [-count, i, 0]), onStage(stage, [count, i, 0])] as const,
  ]);
  return segments('faint w0', lines);
}

function cable(from: Point, to: Point, sag: number): string {
  const [x1, y1] = from.map(Math.round) as unknown as Point;
  const [x2, y2] = to.map(Math.round) as unknown as Point;
  const data = `M${x1} ${y1}C${x1} ${y1 + sag} ${x2} ${y2 + sag} ${x2} ${y2}`;
  return path('amber w3', data) + dots('amber', [from, to], 5);
}

function drawStation(): string {
  const stage: Stage = { x: 375, y: 340, unit: 62 };
  return floor({ ...stage, x: 400 }, 4) + workstation(stage, [-1.2, -0.9, 0]);
}

function drawTwoStations(): string {
  const stage: Stage = { x: 400, y: 318, unit: 54 };
  const right = onStage(stage, [3.2, -1.2, 1.6]);
  const left = onStage(stage, [1.2, 1.9, 1.2]);
  return (
    floor({ ...stage, unit: 50 }, 5) +
    workstation(stage, [0.6, -3.2, 0]) +
    workstation(stage, [-2.4, 0.8, 0]) +
    cable(left, right, 90)
  );
}

function drawCluster(): string {
  const stage: Stage = { x: 400, y: 388, unit: 48 };
  return floor(stage, 4) + rack(stage, [-1.3, -1.3, 0]);
}

function drawCloudMachine(): string {
  const stage: Stage = { x: 400, y: 420, unit: 27 };
  const feet = [
    [-5.5, 1.5],
    [-1.3, -1.3],
    [1.5, -5.5],
  ] as const;
  const links = feet.map(([x, y]) => [onStage(stage, [x + 1.3, y + 1.3, 6.2]), [400, 170]] as const);
  return (
    floor({ ...stage, y: 390, unit: 36 }, 5) +
    segments('accent w1 dash', links) +
    feet.map(([x, y]) => rack(stage, [x, y, 0])).join('') +
    chargeCloud(400, 126, 360, [0.35, 0.55, 0.75, 0.95, 1.15, 1.35])
  );
}

function drawAllInOne(): string {
  const stage: Stage = { x: 400, y: 352, unit: 58 };
  return floor({ ...stage, y: 330, unit: 54 }, 5) + workstation(stage, [0.2, -3, 0]) + display(stage, [-3.2, 1.4, 0]);
}

/** The drawings of the machines. */
export const hardwareDrawings: readonly Drawing[] = [
  { name: 'mstation', width: 800, height: 520, draw: drawStation },
  { name: 'double-mstation', width: 800, height: 520, draw: drawTwoStations },
  { name: 'mcluster', width: 800, height: 520, draw: drawCluster },
  { name: 'mcloud', width: 800, height: 520, draw: drawCloudMachine },
  { name: 'all-in-one', width: 800, height: 520, draw: drawAllInOne },
];
