import { signed } from './bands.ts';
import type { Chart } from './chart.ts';
import { at, axisNames, frame, legend, ticksBelow, ticksLeft } from './chart.ts';
import { type Candidate, lowerHull } from './hull.ts';
import { layeredOxide } from './layered-oxide.ts';
import { scene } from './scene.ts';
import type { Drawing } from './svg.ts';
import { dots, line, polyline, px } from './svg.ts';

/** The model of lithium on the triangular sites between two sheets: repulsion in eV of near and second neighbours
 * (pair terms of a cluster expansion, as Van der Ven et al., Phys. Rev. B 58, 2975, 1998), voltage of a lone ion. */
export const pairs = { near: 0.14, second: 0.015, lone: 4.8 };

const nearSteps = [
  [1, 0],
  [0, 1],
  [-1, 1],
] as const;
const secondSteps = [
  [1, 1],
  [-1, 2],
  [-2, 1],
] as const;

/** Every ordering of lithium (share of sites filled, energy in eV per site) whose cell has at most `most` sites, over all
 * cells of the triangular lattice (Hermite normal forms, as Hart and Forcade, Phys. Rev. B 77, 224115, 2008), one for each
 * pair of share and energy. */
export function orderings(most: number): Candidate[] {
  const found = new Map<string, Candidate>();
  for (let rows = 1; rows <= most; rows++) {
    for (let columns = 1; rows * columns <= most; columns++) {
      for (let shear = 0; shear < columns; shear++) {
        const count = rows * columns;
        const site = (i: number, j: number) => {
          const turns = Math.floor(j / rows);
          const column = (((i - turns * shear) % columns) + columns) % columns;
          return column + columns * (j - turns * rows);
        };
        const links = (steps: readonly (readonly [number, number])[]) =>
          Array.from({ length: count }, (_, s) =>
            steps.map(([di, dj]) => [s, site((s % columns) + di, Math.floor(s / columns) + dj)] as const),
          ).flat();
        const [near, second] = [links(nearSteps), links(secondSteps)];
        for (let filled = 0; filled < 2 ** count; filled++) {
          const has = (s: number) => ((filled >> s) & 1) === 1;
          const met = (all: typeof near) => all.filter(([a, b]) => has(a) && has(b)).length;
          const energy = (pairs.near * met(near) + pairs.second * met(second)) / count;
          const x = Array.from({ length: count }, (_, s) => s).filter(has).length / count;
          found.set(`${x.toFixed(4)} ${energy.toFixed(6)}`, { x, energy });
        }
      }
    }
  }
  return [...found.values()];
}

/** Average voltage (V) between neighbouring stable orderings: lone-ion voltage less the energy gained per lithium
 * (Aydinol et al., Phys. Rev. B 56, 1354, 1997). */
export function plateaus(stable: readonly Candidate[]): { from: number; to: number; volts: number }[] {
  return stable.slice(1).map((next, i) => {
    const last = stable[i] ?? next;
    return { from: last.x, to: next.x, volts: pairs.lone - (next.energy - last.energy) / (next.x - last.x) };
  });
}

function drawVoltage(): string {
  const all = orderings(9);
  const stable = lowerHull(all);
  const full = stable.at(-1)?.energy ?? 0;
  const box = { left: 392, width: 228, size: 20, x: [0, 1] as const };
  const above: Chart = { ...box, top: 22, height: 164, y: [-0.18, 0.06] };
  const below: Chart = { ...box, top: 216, height: 186, y: [3.7, 4.95] };
  const formed = ({ x, energy }: Candidate) => at(above, x, energy - x * full);
  const shown = all.filter(({ x, energy }) => energy - x * full < 0.05);
  const steps = plateaus(stable).flatMap(({ from, to, volts }) => [at(below, from, volts), at(below, to, volts)]);
  const drops = stable.slice(1, -1).map(({ x }) => {
    const [left] = at(below, x, 0);
    return line('faint w1 dash', left, px(formed({ x, energy: x * full - 0.18 })[1]), left, below.top + below.height);
  });
  return (
    scene(layeredOxide(), { x: 14, y: 20, width: 276, height: 404, yaw: 14, pitch: 9 }) +
    legend(28, 452, [
      ['violet', 'Li'],
      ['accent', 'Co'],
      ['amber', 'O'],
    ]) +
    frame(above) +
    frame(below) +
    drops.join('') +
    dots('line', shown.map(formed), 1.8) +
    polyline('accent w2', stable.map(formed)) +
    dots('amber', stable.map(formed), 5) +
    polyline('accent w3', steps) +
    ticksLeft(above, [-0.1, 0], signed) +
    axisNames(above, '', 'ΔE (eV)') +
    ticksLeft(below, [3.8, 4.2, 4.6], (value) => value.toFixed(1)) +
    ticksBelow(below, [0, 0.25, 0.5, 0.75, 1], (value) => (value % 0.5 === 0 ? String(value) : '')) +
    axisNames(below, 'x (LiₓCoO₂)', 'V (V)')
  );
}

/** The drawing of a cathode's voltage. */
export const voltageDrawings: readonly Drawing[] = [
  { name: 'cathode-voltage', width: 640, height: 480, draw: drawVoltage },
];
