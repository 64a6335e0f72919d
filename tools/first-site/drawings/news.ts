import { contour, sample } from './contours.ts';
import { eigen } from './eigen.ts';
import { twistedBilayer } from './lattice.ts';
import { chainFrequencies } from './phonons.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, line, path, polyline, range, segments } from './svg.ts';

/** Sum of circular waves cos(2πr/λ)/√(1 + r/λ) from sources (px) at a point; λ in px. */
function ripples(x: number, y: number, sources: readonly Point[], wavelength: number): number {
  return sources.reduce((sum, [sx, sy]) => {
    const r = Math.hypot(x - sx, y - sy) / wavelength;
    return sum + Math.cos(2 * Math.PI * r) / Math.sqrt(1 + r);
  }, 0);
}

function drawInterference(): string {
  const sources: readonly Point[] = [
    [200, 200],
    [440, 200],
  ];
  const field = sample(640, 400, 4, (x, y) => ripples(x, y, sources, 54));
  return (
    path('faint w1', contour(field, 0, 0.4)) + path('accent', contour(field, 0.62, 0.4)) + dots('amber', sources, 7)
  );
}

/** Hydrogen's 3d(z²) orbital in a plane through z, up to a factor: (3z² - r²) exp(-r/3); lengths in bohr. */
function orbital(x: number, z: number): number {
  return (2 * z * z - x * x) * Math.exp(-Math.hypot(x, z) / 3);
}

function drawOrbital(): string {
  const field = sample(640, 400, 4, (x, y) => orbital((x - 320) / 9.5, (y - 200) / 9.5));
  const levels = [1, 2.5, 4.5, 7, 10];
  return (
    path('accent', levels.map((value) => contour(field, value, 0.3)).join('')) +
    path('violet', [-0.8, -1.8, -3, -4.2].map((value) => contour(field, value, 0.3)).join('')) +
    line('faint w1', 60, 200, 580, 200) +
    dots('amber', [[320, 200]], 5)
  );
}

/** Energy of the square lattice with next-nearest hops, in units of t: -2(cos kx + cos ky) + 1.2 cos kx cos ky. */
function squareBand(kx: number, ky: number): number {
  return -2 * (Math.cos(kx) + Math.cos(ky)) + 1.2 * Math.cos(kx) * Math.cos(ky);
}

function drawSurface(): string {
  const scale = 44;
  const field = sample(600, 360, 4, (x, y) => squareBand((x - 300) / scale, (y - 180) / scale));
  const zoneSide = scale * Math.PI;
  const edges = [-3, -1, 1, 3].map((i) => 300 + (i * zoneSide) / 1).filter((x) => x > 0 && x < 600);
  const levels = [-2.4, -1.9, -1.4, -0.3, 0.4, 1.2, 2];
  const bars = edges.map((x): readonly [Point, Point] => [
    [x, 0],
    [x, 360],
  ]);
  const cross = [180 - zoneSide, 180 + zoneSide].map((y): readonly [Point, Point] => [
    [0, y],
    [600, y],
  ]);
  return (
    '<g transform="translate(20 20)">' +
    segments('line w1 dash', [...bars, ...cross]) +
    path('faint', levels.map((value) => contour(field, value, 0.3)).join('')) +
    path('accent w3', contour(field, -0.85, 0.3)) +
    '</g>'
  );
}

/**
 * Energies (in t) of electrons on a square lattice with p/q flux quanta per cell, at the zone's centre: eigenvalues of
 * Harper's equation (Hofstadter, Phys. Rev. B 14, 2239, 1976).
 */
function harperEnergies(p: number, q: number): number[] {
  const rows = Array.from({ length: q }, (_, m) =>
    Array.from({ length: q }, (_, n) => {
      const hop = (n === (m + 1) % q ? 1 : 0) + (m === (n + 1) % q ? 1 : 0);
      return hop + (m === n ? 2 * Math.cos((2 * Math.PI * p * m) / q) : 0);
    }),
  );
  return eigen(rows).values;
}

function drawButterfly(): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const points: Point[] = [];
  for (let q = 2; q <= 19; q++) {
    for (let p = 1; p < q; p++) {
      if (divisor(p, q) > 1) continue;
      points.push(...harperEnergies(p, q).map((energy): Point => [320 + energy * 70, 24 + (p / q) * 352]));
    }
  }
  const outer = points.filter(([x]) => Math.abs(x - 320) > 70);
  const inner = points.filter(([x]) => Math.abs(x - 320) <= 70);
  return (
    dots('accent', outer, 1.7) +
    dots('violet', inner, 1.7) +
    line('faint w1', 40, 24, 600, 24) +
    line('faint w1', 40, 376, 600, 376)
  );
}

function drawChains(): string {
  const ratios = range(1.05, 4, 14);
  const branches = ratios.map((ratio) => {
    const curve = (which: 0 | 1) =>
      range(-Math.PI, Math.PI, 49).map(
        (phase): Point => [320 + phase * 88, 372 - chainFrequencies(phase, ratio)[which] * 165],
      );
    return polyline('accent w1', curve(0)) + polyline('violet w1', curve(1));
  });
  return branches.join('') + line('faint w1', 320, 24, 320, 380);
}

/** The drawings of the news. */
export const newsDrawings: readonly Drawing[] = [
  drawInterference,
  drawOrbital,
  () => twistedBilayer(320, 200, 176, 8.4),
  drawSurface,
  drawButterfly,
  drawChains,
].map((draw, i) => ({ name: `news-0${i + 1}`, width: 640, height: 400, draw }));
