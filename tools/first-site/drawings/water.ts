import { randomFrom } from '../../test/fixtures/random.ts';
import { cubeEdges } from './crystals.ts';
import type { Atom, Model } from './scene.ts';
import { scene } from './scene.ts';
import type { Drawing } from './svg.ts';
import type { Vector } from './vector.ts';
import { add, dot, length, minus, scale, triples } from './vector.ts';

/**
 * A seeded box of n³ water molecules: O-H 0.957 Å and H-O-H 104.5° as in TIP3P (Jorgensen et al., J. Chem. Phys. 79,
 * 926, 1983), spacing 3.1 Å for liquid density. Edges are the box; bonds are O-H.
 */
function waterBox(n: number, seed: number): Model {
  const random = randomFrom(seed);
  const step = 3.1;
  const half = (104.5 / 2) * (Math.PI / 180);
  const bonds: (readonly [Vector, Vector])[] = [];
  const atoms = triples(n, n, n).flatMap((site): Atom[] => {
    const jitter: Vector = [random() - 0.5, random() - 0.5, random() - 0.5];
    const oxygen = scale(add(add(site, [0.5, 0.5, 0.5]), scale(jitter, 0.42)), step);
    const axis = direction(random);
    const other = direction(random);
    const across = minus(other, scale(axis, dot(axis, other)));
    const side = scale(across, Math.sin(half) / length(across));
    const hydrogens = [1, -1].map((sign) =>
      add(oxygen, scale(add(scale(axis, Math.cos(half)), scale(side, sign)), 0.957)),
    );
    bonds.push(...hydrogens.map((at) => [oxygen, at] as const));
    return [
      { at: oxygen, radius: 0.52, colour: 'accent' },
      ...hydrogens.map((at) => ({ at, radius: 0.3, colour: 'line' })),
    ];
  });
  return { atoms, bonds, edges: cubeEdges(1, n * step) };
}

function direction(random: () => number): Vector {
  const z = 2 * random() - 1;
  const turn = 2 * Math.PI * random();
  return [Math.sqrt(1 - z * z) * Math.cos(turn), Math.sqrt(1 - z * z) * Math.sin(turn), z];
}

/** The drawing of a molecular-dynamics snapshot. */
export const waterDrawings: readonly Drawing[] = [
  {
    name: 'md-water',
    width: 640,
    height: 480,
    draw: () =>
      scene(waterBox(4, 11), {
        x: 24,
        y: 24,
        width: 592,
        height: 432,
        yaw: 28,
        pitch: 16,
        stick: 'line w2',
        shine: false,
      }),
  },
];
