import { contour, sample } from './contours.ts';
import { path, placed } from './svg.ts';

const puffs = [
  [-0.66, 0.16, 0.15, 0.9],
  [-0.36, -0.1, 0.19, 1.1],
  [0.1, -0.22, 0.23, 1.3],
  [0.5, 0, 0.18, 1.1],
  [0.76, 0.17, 0.13, 0.9],
  [-0.22, 0.17, 0.16, 0.9],
  [0.22, 0.18, 0.16, 0.9],
] as const;

/** A cloud as contour lines of superposed Gaussian charges, centred at a place and about `width` px wide. */
export function chargeCloud(x: number, y: number, width: number, levels: readonly number[], inner = 'accent'): string {
  const size = { width: width * 1.3, height: width * 0.8 };
  const half = width * 0.5;
  const field = sample(size.width, size.height, Math.max(4, width / 90), (px, py) => {
    const [u, v] = [(px - size.width / 2) / half, (py - size.height / 2) / half];
    return puffs.reduce((sum, [cx, cy, s, q]) => sum + q * Math.exp(-((u - cx) ** 2 + (v - cy) ** 2) / (2 * s * s)), 0);
  });
  const [outer, ...rest] = levels.map((level) => contour(field, level, 0.35));
  const body = path('surface-fill accent w2', outer ?? '') + path(`${inner} w1`, rest.join(''));
  return placed(x - size.width / 2, y - size.height / 2, 1, body);
}
