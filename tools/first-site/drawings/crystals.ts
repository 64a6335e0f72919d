import type { Atom, Model } from './scene.ts';
import { bondsWithin } from './scene.ts';
import type { Vector } from './vector.ts';
import { add, length, minus, scale, triples } from './vector.ts';

const faceCentred: readonly Vector[] = [
  [0, 0, 0],
  [0, 0.5, 0.5],
  [0.5, 0, 0.5],
  [0.5, 0.5, 0],
];

/** The twelve edges of each of n × n × n cubes of side `a` (ångström), each edge once. */
export function cubeEdges(n: number, a: number): (readonly [Vector, Vector])[] {
  return triples(n + 1, n + 1, n + 1).flatMap((corner) =>
    (
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const
    )
      .map((step) => add(corner, step))
      .filter((end) => Math.max(...end) <= n)
      .map((end) => [scale(corner, a), scale(end, a)] as const),
  );
}

/** n × n × n conventional diamond cells of side `a` ångström: two face-centred lattices a quarter diagonal apart. */
export function diamond(n: number, a = 5.43): Model {
  const inside = (at: Vector) => at.every((c) => c > -1e-6 && c < n + 1e-6);
  const sites = (shift: number) =>
    triples(n + 1, n + 1, n + 1)
      .flatMap((cell) => faceCentred.map((base) => add(add(cell, base), [shift, shift, shift])))
      .filter(inside)
      .map((at) => scale(at, a));
  const atoms: Atom[] = [
    ...sites(0).map((at) => ({ at, radius: a * 0.085, colour: 'accent' })),
    ...sites(0.25).map((at) => ({ at, radius: a * 0.085, colour: 'accent' })),
  ];
  return { atoms, bonds: bondsWithin(atoms, a * 0.44), edges: cubeEdges(n, a) };
}

/** n × n × n rock-salt cells (NaCl, a = 5.64 ångström), neighbours joined. */
export function rockSalt(n: number, a = 5.64): Model {
  const count = 2 * n + 1;
  const atoms = triples(count, count, count).map((site) => {
    const anion = (site[0] + site[1] + site[2]) % 2 === 0;
    return { at: scale(site, a / 2), radius: anion ? 0.86 : 0.56, colour: anion ? 'accent' : 'amber' };
  });
  return { atoms, bonds: bondsWithin(atoms, a * 0.51) };
}

/** n × n × n perovskite cells ABO₃ (SrTiO₃, a = 3.905 ångström): A at corners, B amid an octahedron of O. */
export function perovskite(n: number, a = 3.905): Model {
  const steps: readonly Vector[] = [
    [0.5, 0, 0],
    [0, 0.5, 0],
    [0, 0, 0.5],
  ];
  const [east, north, up] = steps as readonly [Vector, Vector, Vector];
  const centres = triples(n, n, n).map((cell) => scale(add(cell, [0.5, 0.5, 0.5]), a));
  const faces = centres.flatMap((centre) =>
    triples(2, 2, 2).map((sign) =>
      [east, north, up].map((step, axis) => add(centre, scale(step, a * (sign[axis] === 0 ? -1 : 1)))),
    ),
  );
  const oxygens = centres
    .flatMap((centre) => steps.flatMap((step) => [add(centre, scale(step, a)), add(centre, scale(step, -a))]))
    .filter((at, i, all) => all.findIndex((other) => length(minus(at, other)) < 0.1) === i);
  const corners = triples(n + 1, n + 1, n + 1).map((corner) => scale(corner, a));
  const atoms: Atom[] = [
    ...corners.map((at) => ({ at, radius: 0.52, colour: 'violet' })),
    ...centres.map((at) => ({ at, radius: 0.4, colour: 'accent' })),
    ...oxygens.map((at) => ({ at, radius: 0.24, colour: 'amber' })),
  ];
  return { atoms, faces, edges: cubeEdges(n, a) };
}

/** Atoms and bonds of a graphene sheet (bond 1.42 ångström) turned by degrees, kept where `inside` says so. */
export function graphene(turn: number, reach: number, inside: (x: number, y: number) => boolean): Model {
  const bond = 1.42;
  const angle = (turn * Math.PI) / 180;
  const around = (x: number, y: number): Vector => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
    0,
  ];
  const span = Math.ceil(reach / bond);
  const cells = triples(2 * span + 1, 2 * span + 1, 1).map(([i, j]) => [i - span, j - span] as const);
  const sites = cells.map(([i, j]) => [1.5 * bond * i, Math.sqrt(3) * bond * (j + (i % 2 === 0 ? 0 : 0.5))] as const);
  const kept = (at: Vector) => inside(at[0], at[1]);
  const lower = sites.map(([x, y]) => around(x, y));
  const partners = [0, 120, 240].map((degrees) => {
    const theta = (degrees * Math.PI) / 180;
    return [bond * Math.cos(theta), bond * Math.sin(theta)] as const;
  });
  const bonds = sites.flatMap(([x, y]) =>
    partners.map(([dx, dy]) => [around(x, y), around(x + dx, y + dy)] as const).filter((pair) => pair.every(kept)),
  );
  const upper = sites.map(([x, y]) => around(x + bond, y));
  const atoms = [...lower, ...upper].filter(kept).map((at) => ({ at, radius: 0.3, colour: 'accent' }));
  return { atoms, bonds };
}
