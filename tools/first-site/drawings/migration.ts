import { randomFrom } from '../../test/fixtures/random.ts';
import { signed } from './bands.ts';
import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow, ticksLeft } from './chart.ts';
import { boltzmann } from './constants.ts';
import { contour, sample } from './contours.ts';
import { elasticBand } from './elastic-band.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, indexed, item, line, path, polyline, range, rect, text } from './svg.ts';

/** Distance of neighbouring anions, ångström: they form a triangular net, ions rest in its hollows. */
export const spacing = 4;

const anions = range(-3, 3, 7)
  .flatMap((j) => range(-5, 5, 11).map((i): Point => [spacing * (i + j / 2), (spacing * j * Math.sqrt(3)) / 2]))
  .filter(([x, y]) => Math.hypot(x, y) < 11);

/** Energy in eV of the ion at a place (ångström): overlap repulsion 250 eV · exp(-r/0.3 Å) with every anion (Born and
 * Mayer, Z. Phys. 75, 1, 1932); the model's own numbers, no particular material. */
export function ionEnergy(x: number, y: number): number {
  return anions.reduce((sum, [u, v]) => sum + 250 * Math.exp(-Math.hypot(x - u, y - v) / 0.3), 0);
}

let relaxed: Point[] | undefined;

/** Path (ångström) of the ion from a hollow by the next one to the second next: a band of 25 images, relaxed from a
 * straight line between the ends; solved once per run. */
export function migrationPath(): Point[] {
  const low = spacing / (2 * Math.sqrt(3));
  const straight = range(-1, 1, 25).map((t): Point => [(spacing * t) / 2, low]);
  relaxed ??= elasticBand(ionEnergy, straight, { steps: 1500, spring: 4, pace: 0.02 });
  return relaxed;
}

/** Energies in eV along the relaxed path, from the first hollow. */
export function profile(): number[] {
  const energies = migrationPath().map((place) => ionEnergy(...place));
  return energies.map((energy) => energy - item(energies, 0));
}

/** Highest energy of the relaxed path, eV. */
export function barrier(): number {
  return Math.max(...profile());
}

const walkers = 1500;
const hops = 100;

/**
 * Conductivity times temperature, S K/cm, from a kinetic Monte Carlo walk of lone ions over the hollows at a rate of
 * 10¹³/s · exp(-barrier/kT) to each of three neighbours (Bortz, Kalos and Lebowitz 1975): mean square displacement to
 * diffusion to conductivity by Nernst and Einstein for 2 · 10²¹ ions per cm³.
 */
export function conductivity(kelvin: number, seed = 11): number {
  const random = randomFrom(seed + kelvin);
  const rate = 1e13 * Math.exp(-barrier() / (boltzmann * kelvin));
  const hop = spacing / Math.sqrt(3);
  let [squares, times] = [0, 0];
  for (let walker = 0; walker < walkers; walker++) {
    let [x, y] = [0, 0];
    for (let step = 0; step < hops; step++) {
      const angle = ((Math.floor(random() * 3) + (step % 2) / 2) * 2 * Math.PI) / 3;
      [x, y] = [x + hop * Math.cos(angle), y + hop * Math.sin(angle)];
      times -= Math.log(1 - random()) / (3 * rate);
    }
    squares += x * x + y * y;
  }
  const diffusion = (squares / (4 * times)) * 1e-16;
  return (2e21 * 1.602e-19 * diffusion) / boltzmann;
}

/** The Arrhenius plot: temperatures in kelvin, log₁₀ of σT, and the activation energy (eV) of the straight fit. */
export function arrhenius(): { points: Point[]; straight: (inverse: number) => number; energy: number } {
  const points = [300, 340, 390, 450, 530, 640].map((t): Point => [1000 / t, Math.log10(conductivity(t))]);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const fall = mean(points.map(([x, y]) => (x - x0) * (y - y0))) / mean(points.map(([x]) => (x - x0) ** 2));
  return { points, straight: (x) => y0 + fall * (x - x0), energy: -fall * 1000 * boltzmann * Math.LN10 };
}

function drawMigration(): string {
  const [left, top, width, height, unit] = [20, 22, 280, 236, 9 / 280];
  const place = ([x, y]: Point): Point => [left + width / 2 + x / unit, top + 126 - (y - 1.6) / unit];
  const back = (x: number, y: number) => ionEnergy((x - width / 2) * unit, 1.6 - (y - 126) * unit);
  const field = sample(width, height, 4, back);
  const floor = ionEnergy(...item(migrationPath(), 0));
  const lines = [0.05, 0.15, 0.25, 0.35, 0.7].map((above) => contour(field, floor + above));
  const band = migrationPath();
  const ends = [band[0], band[12], band[24]].filter((end): end is Point => end !== undefined);
  const inFrame = ([x, y]: Point) => x > left - 20 && x < left + width + 20 && y > top - 20 && y < top + height + 20;
  const energies: Chart = { left: 92, top: 284, width: 208, height: 118, x: [0, 24], y: [-0.04, 0.38], size: 20 };
  const plot: Chart = { left: 408, top: 22, width: 212, height: 380, x: [1.4, 3.5], y: [-1.4, 2.4], size: 20 };
  const climbed = profile().map((energy, i) => at(energies, i, energy));
  const { points, straight, energy } = arrhenius();
  const [x0, y0] = at(energies, 12, 0);
  const [, y1] = at(energies, 12, barrier());
  return (
    `<clipPath id="map"><path d="M${left} ${top}h${width}v${height}h-${width}z"/></clipPath>` +
    '<g clip-path="url(#map)">' +
    `<g transform="translate(${left} ${top})">${path('faint', lines.join(''))}</g>` +
    dots('amber', anions.map(place).filter(inFrame), 26) +
    '</g>' +
    rect('faint', left, top, width, height) +
    polyline('accent w2', band.map(place)) +
    dots('accent', band.filter((_, i) => i % 2 === 0).map(place), 4) +
    dots('violet', ends.map(place), 10) +
    frame(energies) +
    line('amber w1 dash', ...at(energies, 6, barrier()), ...at(energies, 18, barrier())) +
    line('amber w2', x0, y0, x0, y1) +
    polyline('accent w2', climbed) +
    dots('accent', climbed, 4) +
    dots(
      'violet',
      [0, 12, 24].map((i) => item(climbed, i)),
      6,
    ) +
    text('ink-fill', x0 + 5, y1 + 26, 20, indexed('E', 'a', 20), 'start') +
    ticksLeft(energies, [0, 0.3]) +
    axisNames(energies, '', 'E (eV)') +
    frame(plot) +
    polyline(
      'accent w2',
      plot.x.map((x) => at(plot, x, straight(x))),
    ) +
    dots(
      'amber',
      points.map(([x, y]) => at(plot, x, y)),
      6,
    ) +
    text(
      'ink-fill',
      plot.left + plot.width - 12,
      plot.top + 32,
      20,
      `${indexed('E', 'a', 20)} = ${energy.toFixed(2)} eV`,
      'end',
    ) +
    ticksBelow(plot, [1.5, 2, 2.5, 3, 3.5], (value) => (value % 1 === 0 ? String(value) : '')) +
    ticksLeft(plot, [-1, 0, 1, 2], signed) +
    axisNames(plot, '1000 K / T', 'lg (σT / S K cm⁻¹)')
  );
}

/** The drawing of an ion's migration and the conductivity that follows. */
export const migrationDrawings: readonly Drawing[] = [
  { name: 'ion-migration', width: 640, height: 480, draw: drawMigration },
];
