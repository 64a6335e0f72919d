import { lowerHull } from './hull.ts';
import type { Point } from './svg.ts';
import { item } from './svg.ts';

const gas = 8.314462;

/** A solid solution's lattice: α is body-centred, γ face-centred cubic. */
export type Phase = 'α' | 'γ';

function series(t: number, [a, b, c, d, e, f]: readonly [number, number, number, number, number, number]): number {
  return a + b * t + c * t * Math.log(t) + d * t ** 2 + e * t ** 3 + f / t;
}

/** Curie temperature in K and moment in Bohr magnetons of a solution with a share `x` of chromium; a negative number
 * stands for antiferromagnetism and is divided by the lattice's factor. */
export function magnetism(phase: Phase, x: number): { curie: number; moment: number } {
  const [iron, mixed] = [1 - x, x * (1 - x)];
  const [curie, moment, factor] =
    phase === 'α'
      ? [1043 * iron - 311.5 * x + mixed * (1650 + 550 * (x - iron)), 2.22 * iron - 0.008 * x - 0.85 * mixed, -1]
      : [-201 * iron - 1109 * x, -2.1 * iron - 2.46 * x, -3];
  return { curie: curie < 0 ? curie / factor : curie, moment: moment < 0 ? moment / factor : moment };
}

/** Magnetic Gibbs energy (J/mol) of Hillert and Jarl, Calphad 2, 227 (1978). */
function magneticEnergy(phase: Phase, x: number, t: number): number {
  const { curie, moment } = magnetism(phase, x);
  const [p, ratio] = [phase === 'α' ? 0.4 : 0.28, t / curie];
  const whole = 518 / 1125 + (11692 / 15975) * (1 / p - 1);
  const short = ratio ** -5 / 10 + ratio ** -15 / 315 + ratio ** -25 / 1500;
  const long = (474 / 497) * (1 / p - 1) * (ratio ** 3 / 6 + ratio ** 9 / 135 + ratio ** 15 / 600);
  const order = ratio < 1 ? 1 - (79 / (140 * p * ratio) + long) / whole : -short / whole;
  return gas * t * Math.log(moment + 1) * order;
}

/**
 * Gibbs energy (J/mol) of Fe-Cr with a share `x` of chromium at `t` kelvin, 298 to 1811: elements by Dinsdale, Calphad
 * 15, 317 (1991), mixing by Andersson and Sundman, Calphad 11, 83 (1987), magnetism by Hillert and Jarl.
 */
export function gibbs(phase: Phase, x: number, t: number): number {
  const chromium = series(t, [-8856.94, 157.48, -26.908, 1.89435e-3, -1.47721e-6, 139250]);
  const alpha = series(t, [1225.7, 124.134, -23.5143, -4.39752e-3, -5.8927e-8, 77359]);
  const mixed = x * (1 - x);
  const ideal = x <= 0 || x >= 1 ? 0 : gas * t * (x * Math.log(x) + (1 - x) * Math.log(1 - x));
  const lattice =
    phase === 'α'
      ? (1 - x) * alpha + x * chromium + mixed * (20500 - 9.68 * t)
      : (1 - x) * (alpha - 1462.4 + 8.282 * t - 1.15 * t * Math.log(t) + 6.4e-4 * t ** 2) +
        x * (chromium + 7284 + 0.163 * t) +
        mixed * (10833 - 7.477 * t + 1410 * (2 * x - 1));
  return lattice + ideal + magneticEnergy(phase, x, t);
}

/** Two solutions in equilibrium: shares of chromium and phases at either end of their common tangent. */
export interface Tie {
  x: readonly [number, number];
  phases: readonly [Phase, Phase];
}

const steps = 2000;

/** The common tangents at `t` kelvin, from the lower convex hull of both phases' Gibbs energies. */
export function ties(t: number): Tie[] {
  const states = (['α', 'γ'] as const).flatMap((phase) =>
    Array.from({ length: steps + 1 }, (_, i) => ({ x: i / steps, energy: gibbs(phase, i / steps, t), phase })),
  );
  const hull = lowerHull(states);
  return hull
    .slice(1)
    .map((right, i) => ({ left: item(hull, i), right }))
    .filter(({ left, right }) => left.phase !== right.phase || right.x - left.x > 1.5 / steps)
    .map(({ left, right }) => ({ x: [left.x, right.x], phases: [left.phase, right.phase] }));
}

/** Temperature (K) between two others at which α and γ of pure iron have the same Gibbs energy, by bisection. */
export function transition(low: number, high: number): number {
  const above = (t: number) => gibbs('γ', 0, t) > gibbs('α', 0, t);
  const start = above(low);
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (above(middle) === start) low = middle;
    else high = middle;
  }
  return low;
}

/** Lines of the diagram as points of chromium share and kelvin: the inner and outer edge of the γ loop, and the gap
 * between iron-rich and chromium-rich α. */
export function boundaries(temperatures: readonly number[]): { inner: Point[]; outer: Point[]; gap: Point[] } {
  const found = temperatures.flatMap((t) => ties(t).map((tie) => ({ t, ...tie })));
  const rising = found.filter(({ phases }) => phases[0] === 'γ');
  const falling = found.filter(({ phases }) => phases[0] === 'α' && phases[1] === 'γ').reverse();
  const split = found.filter(({ phases }) => phases[0] === 'α' && phases[1] === 'α');
  const [low, high]: readonly [Point, Point] = [
    [0, transition(1000, 1400)],
    [0, transition(1400, 1800)],
  ];
  return {
    inner: [low, ...falling.map(({ t, x }): Point => [x[1], t]), ...rising.map(({ t, x }): Point => [x[0], t]), high],
    outer: [low, ...falling.map(({ t, x }): Point => [x[0], t]), ...rising.map(({ t, x }): Point => [x[1], t]), high],
    gap: split.flatMap(({ t, x }) => x.map((share): Point => [share, t])).sort(([a], [b]) => a - b),
  };
}
