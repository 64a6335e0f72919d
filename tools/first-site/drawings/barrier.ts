import { contour, sample } from './contours.ts';
import { elasticBand } from './elastic-band.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, item, path, polyline, range, rect } from './svg.ts';

const terms = [
  [-200, -1, 0, -10, 1, 0],
  [-100, -1, 0, -10, 0, 0.5],
  [-170, -6.5, 11, -6.5, -0.5, 1.5],
  [15, 0.7, 0.6, 0.7, -1, 1],
] as const;

/** Energy of the model surface of Müller and Brown, Theor. Chim. Acta 53, 75 (1979); no units. */
function surfaceEnergy(x: number, y: number): number {
  return terms.reduce((sum, [height, a, b, c, x0, y0]) => {
    return sum + height * Math.exp(a * (x - x0) ** 2 + b * (x - x0) * (y - y0) + c * (y - y0) ** 2);
  }, 0);
}

function drawBarrier(): string {
  const [width, height] = [592, 262];
  const [left, bottom, unit] = [-1.9, 1.95, 3.15 / width];
  const place = ([x, y]: Point): Point => [(x - left) / unit, ((bottom - y) / 2.3) * height];
  const field = sample(width, height, 4, (x, y) => surfaceEnergy(left + x * unit, bottom - (y / height) * 2.3));
  // From one of the surface's two deep wells to the other.
  const straight = range(0, 1, 21).map((t): Point => [-0.56 + 1.18 * t, 1.44 - 1.41 * t]);
  const band = elasticBand(surfaceEnergy, straight, { steps: 3000, spring: 800, pace: 2e-4 });
  const lines = range(-140, 60, 11).map((energy, i) => contour(field, energy, i * 0.02 + 0.3));
  const energies = band.map(([x, y]) => surfaceEnergy(x, y));
  const profile = energies.map((energy, i): Point => [24 + (i * 592) / (band.length - 1), 378 - (energy + 60) * 0.82]);
  const wells = [item(band, 0), item(band, band.length - 1)].map(place);
  return (
    `<g transform="translate(24 24)">${rect('faint w1', 0, 0, width, height)}` +
    path('line w1', lines.slice(0, 6).join('')) +
    path('faint', lines.slice(6).join('')) +
    polyline('accent w2', band.map(place)) +
    dots('accent', band.map(place), 4.5) +
    dots('amber', wells, 7) +
    '</g>' +
    polyline('accent w2', profile) +
    dots('accent', profile, 4.5) +
    dots('amber', [item(profile, 0), item(profile, profile.length - 1)], 7)
  );
}

/** The drawing of a reaction path, for documents: no page shows it. */
export const barrierDrawing: Drawing = { name: 'neb', width: 640, height: 480, draw: drawBarrier };
