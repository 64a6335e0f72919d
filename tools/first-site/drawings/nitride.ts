import { legend } from './chart.ts';
import type { Atom, Model } from './scene.ts';
import { bondsWithin, scene } from './scene.ts';
import type { Drawing, Point } from './svg.ts';
import { circle, line, polyline, range, text } from './svg.ts';
import type { Vector } from './vector.ts';
import { triples } from './vector.ts';

/** The three elastic constants of a cubic crystal, GPa. */
export interface Cubic {
  c11: number;
  c12: number;
  c44: number;
}

/** Elastic constants of Ti₁₋ₓAlₓN at x = 0, 0.25 and 0.5 by density-functional theory: Levämäki et al., npj Comput.
 * Mater. 8, 17 (2022), table 2. */
export const coatings: readonly Cubic[] = [
  { c11: 584, c12: 136, c44: 166 },
  { c11: 535, c12: 139, c44: 181 },
  { c11: 492, c12: 155, c44: 214 },
];

/** Young's modulus (GPa) along a direction: 1/E = s₁₁ - 2(s₁₁ - s₁₂ - s₄₄/2)(l²m² + m²n² + n²l²) with direction
 * cosines l, m, n (Nye, Physical Properties of Crystals, 1957, ch. 8). */
export function youngModulus({ c11, c12, c44 }: Cubic, [x, y, z]: Vector): number {
  const s11 = (c11 + c12) / ((c11 - c12) * (c11 + 2 * c12));
  const s12 = -c12 / ((c11 - c12) * (c11 + 2 * c12));
  const squared = x * x + y * y + z * z;
  const mixed = (x * x * y * y + y * y * z * z + z * z * x * x) / squared ** 2;
  return 1 / (s11 - 2 * (s11 - s12 - 0.5 / c44) * mixed);
}

/** Direction in the plane (1̄10) at an angle from [001] towards [110], radians. */
export function inPlane(angle: number): Vector {
  return [Math.sin(angle) / Math.SQRT2, Math.sin(angle) / Math.SQRT2, Math.cos(angle)];
}

/** Lattice constants in ångström: TiN, and iron in its cubic body-centred form (powder diffraction file 38-1420; Kittel,
 * Introduction to Solid State Physics, ch. 1). */
const cells = { nitride: 4.24, iron: 2.866 };

/** How much longer the nitride's edge is than the face diagonal of iron that it lies on, as a share. */
export function misfit(): number {
  return cells.nitride / (cells.iron * Math.SQRT2) - 1;
}

/** The coating on its steel in the relation of Baker and Nutting, (001) on (001) with [100] of the nitride along [110]
 * of iron; nitrogen stands above iron, 2.1 ångström apart. */
export function interfaceModel(): Model {
  const [half, diagonal] = [cells.nitride / 2, cells.iron * Math.SQRT2];
  const [wide, deep] = [15, 6.4];
  const kept = (at: Vector) => at[0] < wide && at[1] < deep;
  const iron = triples(12, 4, 6)
    .filter(([i, j, k]) => (i + j + k) % 2 === 0)
    .map(([i, j, k]): Vector => [(i * diagonal) / 2, (j * diagonal) / 2, (-k * cells.iron) / 2])
    .filter(kept);
  const ions = triples(12, 4, 5).filter(([i, j, k]) => kept([i * half, j * half, k]));
  const atoms: Atom[] = [
    ...iron.map((at) => ({ at, radius: 0.72, colour: 'line' })),
    ...ions.map(([i, j, k]) => ({
      at: [i * half, j * half, 2.1 + k * half] as Vector,
      radius: (i + j + k) % 2 === 0 ? 0.5 : 0.78,
      colour: (i + j + k) % 2 === 0 ? 'amber' : 'accent',
    })),
  ];
  const coating = atoms.slice(iron.length);
  return { atoms, bonds: bondsWithin(coating, half * 1.05) };
}

const alloys = [
  ['TiN', 306],
  ['Ti₃AlN₄', 394],
  ['TiAlN₂', 520],
] as const;

function drawCoating(): string {
  const [x, y, unit] = [436, 226, 142 / 560];
  const around = (cubic: Cubic): Point[] =>
    range(0, 2 * Math.PI, 121).map((angle) => {
      const modulus = youngModulus(cubic, inPlane(angle)) * unit;
      return [x + modulus * Math.sin(angle), y - modulus * Math.cos(angle)];
    });
  const looks = ['accent w3', 'violet w3', 'amber w3'];
  const reach = 545 * unit;
  const spoke = (angle: number): Point => [x + reach * Math.sin(angle), y - reach * Math.cos(angle)];
  const turns = [0, Math.acos(1 / Math.sqrt(3)), Math.PI / 2];
  const spokes = turns.flatMap((angle) => [angle, Math.PI - angle, Math.PI + angle, -angle]);
  return (
    scene(interfaceModel(), { x: 12, y: 24, width: 256, height: 404, yaw: 12, pitch: 10, stick: 'line w2' }) +
    [200, 400].map((gpa) => circle('faint w1', x, y, gpa * unit)).join('') +
    spokes.map((angle) => line('faint w1', x, y, ...spoke(angle))).join('') +
    coatings.map((cubic, i) => polyline(looks[i] ?? '', around(cubic), true)).join('') +
    [200, 400].map((gpa) => text('line-fill', x - 6, y + gpa * unit - 6, 18, String(gpa), 'end')).join('') +
    text('ink-fill', x, y - reach - 10, 20, '[001]') +
    text('ink-fill', spoke(turns[1] ?? 0)[0] + 10, spoke(turns[1] ?? 0)[1] - 6, 20, '[111]', 'start') +
    text('ink-fill', x + reach + 6, y + 7, 20, '[110]', 'start') +
    text('ink-fill', x - reach, y - reach - 10, 20, 'E (GPa)') +
    legend(28, 452, [
      ['accent', 'Ti'],
      ['amber', 'N'],
      ['line', 'Fe'],
    ]) +
    alloys
      .map(
        ([name, left], i) =>
          line(looks[i] ?? '', left, 452, left + 26, 452) + text('ink-fill', left + 34, 459, 20, name, 'start'),
      )
      .join('')
  );
}

/** The drawing of a hard coating on steel. */
export const nitrideDrawings: readonly Drawing[] = [
  { name: 'nitride-coating', width: 640, height: 480, draw: drawCoating },
];
