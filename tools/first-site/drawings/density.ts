import type { Field } from './contours.ts';
import { contour, sample } from './contours.ts';
import { siliconConstant, siliconStates, zoneGrid } from './silicon.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, path, rect, segments } from './svg.ts';
import type { Vector } from './vector.ts';
import { dot } from './vector.ts';

/**
 * Valence charge density of silicon in the (110) plane through a bond, electrons per cell, sampled every `step` px:
 * |ψ|² of the four pseudopotential bands over a Monkhorst-Pack grid. One px is `scale` ångström; the origin (px) is a
 * bond's middle, x runs along [1-10] and y against [001].
 */
function siliconCharge(width: number, height: number, step: number, scale: number, origin: Point): Field {
  const solved = zoneGrid(3).map((k) => siliconStates(k));
  const unit = scale / siliconConstant;
  return sample(width, height, step, (x, y) => {
    const [along, up] = [((x - origin[0]) * unit) / Math.SQRT2, (origin[1] - y) * unit];
    const place: Vector = [along, along, up];
    const waves = new Map<Vector, readonly [number, number]>();
    let sum = 0;
    for (const { waves: basis, vectors } of solved) {
      for (const vector of vectors.slice(0, 4)) {
        let [re, im] = [0, 0];
        for (const [i, g] of basis.entries()) {
          let wave = waves.get(g);
          if (!wave) {
            const phase = 2 * Math.PI * dot(g, place);
            wave = [Math.cos(phase), Math.sin(phase)];
            waves.set(g, wave);
          }
          re += (vector[i] ?? 0) * wave[0];
          im += (vector[i] ?? 0) * wave[1];
        }
        sum += re * re + im * im;
      }
    }
    return (2 * sum) / solved.length;
  });
}

/** Places (px) of the atoms of the same plane and their bonds within the box. */
function planeAtoms(width: number, height: number, scale: number, origin: Point) {
  const size = siliconConstant / scale;
  const [dx, dy] = [size * Math.SQRT2 * 0.125, size * 0.125];
  const across = size / Math.SQRT2;
  const inside = ([x, y]: Point) => x > 4 && y > 4 && x < width - 4 && y < height - 4;
  const atoms: Point[] = [];
  const bonds: (readonly [Point, Point])[] = [];
  for (let i = -8; i <= 8; i++) {
    for (let j = -4; j <= 4; j++) {
      const [x, y] = [origin[0] + i * across, origin[1] + j * size];
      const low: Point = [x - dx, y + dy];
      const high: Point = [x + dx, y - dy];
      const next: Point = [x - dx + across, y + dy];
      atoms.push(...[low, high].filter(inside));
      bonds.push(
        ...(
          [
            [low, high],
            [high, next],
          ] as const
        ).filter((pair) => pair.every(inside)),
      );
    }
  }
  return { atoms, bonds };
}

function drawCharge(): string {
  const [width, height, scale] = [592, 432, 0.0245];
  const origin: Point = [width / 2, height / 2 - siliconConstant / scale / 2];
  const field = siliconCharge(width, height, 5, scale, origin);
  const { atoms, bonds } = planeAtoms(width, height, scale, origin);
  const levels = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26];
  const drawn = levels.map((level) => {
    const look = level >= 20 ? 'amber' : level >= 10 ? 'accent' : 'line w1';
    return path(look, contour(field, level, 0.4));
  });
  const body = drawn.join('') + segments('ink w1', bonds) + dots('ink', atoms, 5);
  return `<g transform="translate(24 24)">${rect('faint w1', 0, 0, width, height)}${body}</g>`;
}

/** The drawing of silicon's valence charge. */
export const densityDrawings: readonly Drawing[] = [
  { name: 'charge-density', width: 640, height: 480, draw: drawCharge },
];
