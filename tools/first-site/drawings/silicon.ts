import type { Eigen } from './eigen.ts';
import { eigen } from './eigen.ts';
import { grouped } from './groups.ts';
import { item } from './svg.ts';
import type { Vector } from './vector.ts';
import { add, dot, minus, triples } from './vector.ts';

/** Lattice constant of silicon in ångström (Cohen and Bergstresser 1966, table I). */
export const siliconConstant = 5.43;

const rydberg = 13.605693;
const kinetic = (2 * Math.PI * 0.529177) ** 2 / siliconConstant ** 2;
const cutoff = 13.5;
const formFactors = new Map([
  [3, -0.21],
  [8, 0.04],
  [11, 0.08],
]);

const lattice: readonly Vector[] = triples(9, 9, 9)
  .map((t) => minus(t, [4, 4, 4]))
  .filter(([h, k, l]) => (h - k) % 2 === 0 && (k - l) % 2 === 0);

/** Named points of the face-centred cubic Brillouin zone, in units of 2π/a. */
export const zone = {
  Γ: [0, 0, 0],
  X: [1, 0, 0],
  L: [0.5, 0.5, 0.5],
  U: [1, 0.25, 0.25],
  K: [0.75, 0.75, 0],
} as const satisfies Record<string, Vector>;

/**
 * Bands of silicon at k (2π/a), energies in eV: the empirical pseudopotential of Cohen and Bergstresser, Phys. Rev.
 * 141, 789 (1966), with V(3), V(8), V(11) = -0.21, 0.04, 0.08 Ry and the origin at the bond's middle.
 */
export function siliconStates(k: Vector): Eigen & { waves: readonly Vector[] } {
  const waves = lattice.filter((g) => dot(add(k, g), add(k, g)) <= cutoff);
  const matrix = waves.map((g, i) =>
    waves.map((h, j) => {
      const q = minus(g, h);
      const wave = add(k, g);
      const diagonal = i === j ? kinetic * dot(wave, wave) : 0;
      return diagonal + (formFactors.get(dot(q, q)) ?? 0) * Math.cos((Math.PI / 4) * (q[0] + q[1] + q[2]));
    }),
  );
  const { values, vectors } = eigen(matrix);
  return { values: values.map((value) => value * rydberg), vectors, waves };
}

/** Top of the valence band (the fourth band at Γ), in eV on the model's own scale. */
export function valenceTop(): number {
  return item(siliconStates(zone.Γ).values, 3);
}

/** Points k (2π/a) of a q × q × q Monkhorst-Pack grid (Phys. Rev. B 13, 5188, 1976), brought into the first zone. */
export function zoneGrid(q: number): Vector[] {
  return triples(q, q, q).map(([i, j, l]) => {
    const [u, v, w] = [(2 * i + 1 - q) / (2 * q), (2 * j + 1 - q) / (2 * q), (2 * l + 1 - q) / (2 * q)];
    return firstZone([-u + v + w, u - v + w, u + v - w]);
  });
}

/** One point of each star of symmetry-equal points of `zoneGrid`, with the share of the grid the star holds. */
export function zoneStars(q: number): { k: Vector; weight: number }[] {
  const stars = grouped(zoneGrid(q), (k) =>
    k
      .map((c) => Math.round(Math.abs(c) * 1e4))
      .sort((a, b) => a - b)
      .join(),
  );
  return [...stars.values()].map((star) => ({ k: item(star, 0), weight: star.length / q ** 3 }));
}

function firstZone(k: Vector): Vector {
  return lattice
    .map((g) => minus(k, g))
    .reduce((best, each) => (dot(each, each) < dot(best, best) - 1e-9 ? each : best));
}
