import type { Atom, Model } from './scene.ts';
import type { Vector } from './vector.ts';
import { add, length, minus, scale, triples } from './vector.ts';

/** Lattice constants (ångström) and oxygen height of LiCoO₂, R-3m: Li at 3a, Co at 3b, O at 6c (0, 0, z); Orman and
 * Wiseman, Acta Cryst. C 40, 12 (1984). */
export const oxide = { a: 2.816, c: 14.05, z: 0.2396 };

const centring: readonly Vector[] = [
  [0, 0, 0],
  [2 / 3, 1 / 3, 1 / 3],
  [1 / 3, 2 / 3, 2 / 3],
];

/** Places (ångström) of a site of R-3m, hexagonal axes, over cells from -1 to n in the plane and -1 to 1 along c. */
export function places(z: number, n: number): Vector[] {
  const { a, c } = oxide;
  return triples(n + 2, n + 2, 3).flatMap((cell) =>
    centring.map((shift): Vector => {
      const [u, v, w] = add(add(cell, [-1, -1, -1]), add(shift, [0, 0, z]));
      return [a * (u - v / 2), (a * v * Math.sqrt(3)) / 2, c * w];
    }),
  );
}

/** A block of the layered oxide: three sheets of CoO₆ octahedra with lithium between, above and below them. */
export function layeredOxide(): Model {
  const { a, c, z } = oxide;
  const n = 4;
  const inside = ([x, y, h]: Vector) =>
    x > -0.1 && x < 2.1 * a && y > -0.1 && y < 1.8 * a && h > -0.05 * c && h < 1.05 * c;
  const oxygen = [...places(z, n), ...places(-z, n)];
  const cobalt = places(0.5, n).filter(inside);
  const near = cobalt.map((centre) => oxygen.filter((at) => length(minus(at, centre)) < 2));
  const faces = near.flatMap((ends) =>
    triples(6, 6, 6)
      .filter(([i, j, k]) => i < j && j < k)
      .map((corner) => corner.map((i) => ends[i]).filter((end): end is Vector => end !== undefined))
      .filter((face) => face.length === 3 && edgesShort(face)),
  );
  const corners = [...new Set(near.flat())];
  const atoms: Atom[] = [
    ...places(0, n)
      .filter(inside)
      .map((at) => ({ at, radius: 0.7, colour: 'violet' })),
    ...cobalt.map((at) => ({ at, radius: 0.42, colour: 'accent' })),
    ...corners.map((at) => ({ at, radius: 0.34, colour: 'amber' })),
  ];
  return { atoms, faces };
}

function edgesShort(face: readonly Vector[]): boolean {
  return face.every((at, i) => length(minus(at, face[(i + 1) % 3] ?? scale(at, 0))) < 3);
}
