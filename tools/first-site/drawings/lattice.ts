import { graphene, perovskite } from './crystals.ts';
import { scene } from './scene.ts';
import type { Drawing, Point } from './svg.ts';
import { circle, segments } from './svg.ts';
import type { Vector } from './vector.ts';

const view = { x: 24, y: 24, width: 592, height: 432, pitch: 14 };

/** Twist in degrees of the commensurate bilayer (5, 6): cos θ = (n² + 4nm + m²) / 2(n² + nm + m²) (Lopes dos Santos
 * et al., Phys. Rev. Lett. 99, 256802, 2007), which makes 6.01°. */
function commensurateTwist(n: number, m: number): number {
  return (Math.acos((n * n + 4 * n * m + m * m) / (2 * (n * n + n * m + m * m))) * 180) / Math.PI;
}

/** The bond networks of two graphene sheets twisted by (5, 6), in a disc; centre, radius and scale in px. */
export function twistedBilayer(x: number, y: number, radius: number, pxPerAngstrom: number): string {
  const reach = radius / pxPerAngstrom + 1.5;
  const inside = (u: number, v: number) => Math.hypot(u, v) < reach;
  const flat = ([u, v]: Vector): Point => [x + u * pxPerAngstrom, y - v * pxPerAngstrom];
  const twist = commensurateTwist(5, 6);
  const sheet = (turn: number, look: string) =>
    segments(
      look,
      (graphene(turn, reach, inside).bonds ?? []).map(([a, b]) => [flat(a), flat(b)] as const),
    );
  const disc = `<clipPath id="disc"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`;
  const sheets = sheet(-twist / 2, 'accent w1') + sheet(twist / 2, 'violet w1');
  return `${disc}<g clip-path="url(#disc)">${sheets}</g>`;
}

/** The drawings of crystal lattices. */
export const latticeDrawings: readonly Drawing[] = [
  { name: 'lattice-perovskite', width: 640, height: 480, draw: () => scene(perovskite(2), { ...view, yaw: 27 }) },
  {
    name: 'heterojunction',
    width: 640,
    height: 480,
    draw: () => twistedBilayer(320, 240, 216, 7.4) + circle('faint w1', 320, 240, 224),
  },
];
