import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow, ticksLeft } from './chart.ts';
import type { Drawing } from './svg.ts';
import { polyline, range, text } from './svg.ts';

/** A complex number: real and imaginary part. */
export type Complex = readonly [number, number];

function times([a, b]: Complex, [c, d]: Complex): Complex {
  return [a * c - b * d, a * d + b * c];
}

function over([a, b]: Complex, [c, d]: Complex): Complex {
  const squared = c * c + d * d;
  return [(a * c + b * d) / squared, (b * c - a * d) / squared];
}

function plus([a, b]: Complex, [c, d]: Complex): Complex {
  return [a + c, b + d];
}

/** Refractive index n + ik at a photon energy in eV of a model oxide: one Lorentz oscillator at 5.2 eV, strength 105
 * eV², width 0.7 eV (Fox, Optical Properties of Solids, ch. 2). */
export function lorentz(energy: number): Complex {
  const [re, im] = plus([1, 0], over([105, 0], [5.2 ** 2 - energy ** 2, -0.7 * energy]));
  const size = Math.hypot(re, im);
  return [Math.sqrt((size + re) / 2), Math.sqrt((size - re) / 2)];
}

const grid = 0.02;
const extinctions = Array.from({ length: 10_000 }, (_, i) => lorentz((i + 1) * grid)[1]);

/** Refractive index n at a photon energy in eV from the extinction k alone, by the relation of Kramers and Kronig: every
 * second grid point from the energy on, as Ohta and Ishida, Appl. Spectrosc. 42, 952 (1988). */
export function fromExtinction(energy: number): number {
  const here = Math.round(energy / grid);
  const e = here * grid;
  let sum = 0;
  for (let i = (here % 2) + 1; i <= extinctions.length; i += 2) {
    const other = i * grid;
    sum += (other * (extinctions[i - 1] ?? 0)) / (other ** 2 - e ** 2);
  }
  return 1 + (2 / Math.PI) * 2 * grid * sum;
}

/** A film: refractive index at the wavelength looked at, and thickness in nm. */
export interface Film {
  index: Complex;
  thickness: number;
}

/** Share of light of a wavelength (nm) that films on glass reflect in air at normal incidence: product of their
 * characteristic matrices (Macleod, Thin-Film Optical Filters, ch. 2). */
export function reflectance(films: readonly Film[], wavelength: number, glass = 1.52): number {
  const start: readonly [Complex, Complex] = [
    [1, 0],
    [glass, 0],
  ];
  const [b, c] = [...films].reverse().reduce(([field, current], { index, thickness }) => {
    const [re, im] = times(index, [(2 * Math.PI * thickness) / wavelength, 0]);
    const [cos, sin]: readonly [Complex, Complex] = [
      [Math.cos(re) * Math.cosh(im), -Math.sin(re) * Math.sinh(im)],
      [Math.sin(re) * Math.cosh(im), Math.cos(re) * Math.sinh(im)],
    ];
    const turned = times([0, -1], sin);
    return [
      plus(times(cos, field), times(over(turned, index), current)),
      plus(times(times(turned, index), field), times(cos, current)),
    ] as const;
  }, start);
  const [top, bottom] = [plus(b, times([-1, 0], c)), plus(b, c)];
  const [re, im] = over(top, bottom);
  return re * re + im * im;
}

const centre = 550;
const electronVoltNanometres = 1239.84;

/** Films by letter from the air inwards, each a quarter wave at 550 nm: L of index 1.38 (MgF₂), H the model oxide. */
export function quarterWaves(order: string, wavelength: number): Film[] {
  const index = (letter: string, nm: number): Complex =>
    letter === 'H' ? lorentz(electronVoltNanometres / nm) : [1.38, 0];
  return [...order].map((letter) => ({
    index: index(letter, wavelength),
    thickness: centre / (4 * index(letter, centre)[0]),
  }));
}

function drawFilm(): string {
  const box = { left: 92, width: 528, size: 20 };
  const above: Chart = { ...box, top: 18, height: 166, x: [1, 9], y: [0, 5.4] };
  const below: Chart = { ...box, top: 256, height: 150, x: [380, 800], y: [-0.2, 2.2] };
  const energies = range(1, 9, 201);
  const wavelengths = range(380, 800, 211);
  const curve = (order: string) =>
    wavelengths.map((nm) => at(below, nm, Math.log10(100 * reflectance(quarterWaves(order, nm), nm))));
  return (
    frame(above) +
    polyline(
      'accent w3',
      energies.map((e) => at(above, e, fromExtinction(e))),
    ) +
    polyline(
      'amber w3',
      energies.map((e) => at(above, e, lorentz(e)[1])),
    ) +
    text('ink-fill', ...at(above, 3.4, 4), 22, 'n') +
    text('ink-fill', ...at(above, 6.2, 3.9), 22, 'k') +
    ticksLeft(above, [0, 2, 4]) +
    ticksBelow(above, [2, 4, 6, 8]) +
    axisNames(above, 'ħω (eV)', 'n, k') +
    frame(below) +
    polyline('line w2 dash', curve('')) +
    polyline('accent w3', curve('L')) +
    polyline('violet w3', curve('HLHLHLH')) +
    text('ink-fill', ...at(below, 600, 1.45), 20, '(HL)³H') +
    text('ink-fill', ...at(below, 410, -0.1), 20, 'L') +
    ticksLeft(below, [0, 1, 2], (value) => String(10 ** value)) +
    ticksBelow(below, [400, 500, 600, 700, 800]) +
    axisNames(below, 'λ (nm)', 'R (%)')
  );
}

/** The drawing of an optical film. */
export const thinFilmDrawings: readonly Drawing[] = [{ name: 'thin-film', width: 640, height: 480, draw: drawFilm }];
