import { randomFrom } from '../../test/fixtures/random.ts';
import { signed } from './bands.ts';
import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow, ticksLeft } from './chart.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, indexed, item, line, polyline, range, rect, segments } from './svg.ts';
import type { Vector } from './vector.ts';
import { length, minus } from './vector.ts';

/** Argon's pair energy ε in meV and distance σ in ångström (Rahman, Phys. Rev. 136, A405, 1964). */
const argon = { epsilon: 10.32, sigma: 3.405 };

/** Lennard-Jones pair energy in units of ε at a distance in units of σ: 4(r⁻¹² - r⁻⁶). */
export function lennardJones(distance: number): number {
  return 4 * (distance ** -12 - distance ** -6);
}

function distances(atoms: readonly Vector[]): number[] {
  return atoms.flatMap((a, i) => atoms.slice(i + 1).map((b) => length(minus(a, b))));
}

function cluster(random: () => number): number[] {
  for (;;) {
    const atoms = Array.from({ length: 6 }, (): Vector => [random() * 2.4, random() * 2.4, random() * 2.4]);
    const found = distances(atoms);
    if (Math.min(...found) > 0.97) return found;
  }
}

/** Radial symmetry functions of a cluster, Gaussians in σ (Behler and Parrinello, PRL 98, 146401, 2007). */
function descriptors(found: readonly number[]): number[] {
  return range(0.9, 2.4, 7).map((centre) => found.reduce((sum, r) => sum + Math.exp(-14 * (r - centre) ** 2), 0));
}

function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, item(right, i)]);
  for (const [i, pivot] of rows.entries()) {
    for (const [j, row] of rows.entries()) {
      if (i === j) continue;
      const factor = item(row, i) / item(pivot, i);
      pivot.forEach((value, k) => {
        row[k] = item(row, k) - factor * value;
      });
    }
  }
  return rows.map((row, i) => item(row, row.length - 1) / item(row, i));
}

/** Reference and fitted energies (ε) of fresh seeded clusters, after a ridge fit of descriptors to other clusters. */
function parity(count: number): Point[] {
  const random = randomFrom(7);
  const energy = (found: readonly number[]) => found.reduce((sum, r) => sum + lennardJones(r), 0);
  const training = Array.from({ length: 200 }, () => cluster(random));
  const inputs = training.map(descriptors);
  const size = item(inputs, 0).length;
  const product = range(0, size - 1, size).map((i) =>
    range(0, size - 1, size).map((j) => inputs.reduce((s, d) => s + item(d, i) * item(d, j), i === j ? 1e-3 : 0)),
  );
  const target = range(0, size - 1, size).map((i) =>
    training.reduce((s, found, n) => s + item(item(inputs, n), i) * energy(found), 0),
  );
  const weights = solve(product, target);
  const fitted = (found: number[]) => descriptors(found).reduce((s, value, i) => s + value * item(weights, i), 0);
  return Array.from({ length: count }, () => cluster(random)).map((found) => [energy(found), fitted(found)]);
}

/** A layered network from `x` rightwards: columns of the given sizes, `gap` px apart, nodes `pitch` px apart. */
export function network(
  x: number,
  y: number,
  sizes: readonly number[],
  gap: number,
  pitch: number,
  radius: number,
): string {
  const layers = sizes.map((size, column) =>
    Array.from({ length: size }, (_, i): Point => [x + column * gap, y + (i - (size - 1) / 2) * pitch]),
  );
  const links = layers
    .slice(1)
    .flatMap((layer, i) => layer.flatMap((to) => item(layers, i).map((from) => [from, to] as const)));
  const inner = layers.slice(1, -1).flat();
  return (
    segments('faint w1', links) +
    dots('line', item(layers, 0), radius) +
    dots('accent', inner, radius) +
    dots('amber', item(layers, layers.length - 1), radius)
  );
}

function drawForceField(): string {
  const [meV, angstrom] = [argon.epsilon, argon.sigma];
  const curve: Chart = { left: 92, top: 22, width: 180, height: 150, x: [3, 8], y: [-13, 11], size: 20 };
  const plot: Chart = { left: 384, top: 98, width: 236, height: 236, x: [-82, 10], y: [-82, 10], size: 20 };
  const well = range(3.2, 8, 90)
    .map((r) => [r, meV * lennardJones(r / angstrom)] as const)
    .filter(([, energy]) => energy < 11)
    .map(([r, energy]) => at(curve, r, energy));
  const points = parity(160)
    .map(([x, y]): Point => [meV * x, meV * y])
    .filter(([x, y]) => Math.min(x, y) > -80 && Math.max(x, y) < 8)
    .map(([x, y]) => at(plot, x, y));
  return (
    frame(curve) +
    line('amber w1 dash', ...at(curve, 3, 0), ...at(curve, 8, 0)) +
    polyline('accent w2', well) +
    ticksBelow(curve, [4, 6, 8]) +
    ticksLeft(curve, [-10, 0, 10], signed) +
    axisNames(curve, 'r (Å)', 'E (meV)') +
    rect('faint', 20, 262, 252, 194) +
    network(53, 359, [4, 6, 6, 1], 62, 28, 6.5) +
    frame(plot) +
    line('line w1', ...at(plot, -82, -82), ...at(plot, 10, 10)) +
    `<g class="half">${dots('accent', points, 3.2)}</g>` +
    ticksBelow(plot, [-60, -30, 0], signed) +
    ticksLeft(plot, [-60, -30, 0], signed) +
    axisNames(plot, `${indexed('E', 'ref', 21)} (meV)`, `${indexed('E', 'MLFF', 21)} (meV)`)
  );
}

/** The drawing of a learnt force field. */
export const forceFieldDrawings: readonly Drawing[] = [
  { name: 'force-field', width: 640, height: 480, draw: drawForceField },
];
