import { signed } from './bands.ts';
import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow, ticksLeft } from './chart.ts';
import { boltzmann } from './constants.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, indexed, item, polyline, range, segments, text } from './svg.ts';

const planck = 4.1357e-15;

/** Energy of the whole reaction A₂ + 2B → 2AB, eV; the model's own number. */
export const whole = -1;

/** Barrier (eV) of splitting A₂ on the surface from the energy of its two adsorbed atoms: 0.87 ΔE + 1.34 eV, the line
 * that steps of many metals share (Nørskov et al., J. Catal. 209, 275, 2002), never below zero or ΔE. */
export function splitting(adsorption: number): number {
  return Math.max(0, adsorption, 0.87 * adsorption + 1.34);
}

/** Barrier (eV) of taking one atom off as AB: the energy that it costs, and 1.2 eV of the model's own. */
export function removal(adsorption: number): number {
  return Math.max(0, 1.2 + (whole - adsorption) / 2);
}

/**
 * Turnover (per site and second) and coverage at an adsorption energy (eV) and temperature (K): mean field of splitting
 * A₂ at 1 bar on two free sites, its reverse, and removal of A, solved for the steady state; gas loses an entropy of
 * 0.002 eV/K on the surface. Rates by transition-state theory.
 */
export function turnover(adsorption: number, kelvin: number): { rate: number; coverage: number } {
  const thermal = boltzmann * kelvin;
  const rate = (barrier: number) => (thermal / planck) * Math.exp(-barrier / thermal);
  const forth = rate(splitting(adsorption) + 0.002 * kelvin);
  const back = rate(splitting(adsorption) - adsorption);
  const away = rate(removal(adsorption));
  const linear = 4 * forth + away;
  const coverage = (4 * forth) / (linear + Math.sqrt(linear ** 2 - 16 * (forth - back) * forth));
  return { rate: away * coverage, coverage };
}

/** Adsorption energy (eV) of the highest turnover at a temperature, to 0.01 eV. */
export function best(kelvin: number): number {
  const all = range(-3, 0.5, 351);
  return all.reduce((top, energy) => (turnover(energy, kelvin).rate > turnover(top, kelvin).rate ? energy : top));
}

/** Energies (eV) along the reaction: gas, splitting, two atoms, removal, one atom, removal, product. */
export function steps(adsorption: number): number[] {
  const one = (adsorption + whole) / 2;
  const climb = removal(adsorption);
  return [0, splitting(adsorption), adsorption, adsorption + climb, one, one + climb, whole];
}

function drawVolcano(): string {
  const box = { left: 92, width: 528, size: 20 };
  const above: Chart = { ...box, top: 18, height: 196, x: [-3, 0.5], y: [-15, 7] };
  const below: Chart = { ...box, top: 290, height: 144, x: [0, 7], y: [-3, 1.9] };
  const energies = range(-3, 0.5, 141);
  const curve = (kelvin: number) => energies.map((e) => at(above, e, Math.log10(turnover(e, kelvin).rate)));
  const chosen = [-2.5, best(600), 0];
  const looks = ['violet', 'accent', 'amber'];
  const marks = chosen.map((energy) => at(above, energy, Math.log10(turnover(energy, 600).rate)));
  const profiles = chosen.map((energy, i) => {
    const levels = steps(energy).map((value, step): readonly [Point, Point] => [
      at(below, step + 0.18, value),
      at(below, step + 0.82, value),
    ]);
    const ties = levels.slice(1).map(([from], step) => [item(levels, step)[1], from] as const);
    return segments(`${looks[i]} w1`, ties) + segments(`${looks[i]} w4`, levels);
  });
  return (
    frame(above) +
    polyline('line w1', curve(500)) +
    polyline('ink w2', curve(600)) +
    polyline('line w1', curve(700)) +
    marks.map((mark, i) => dots(looks[i] ?? '', [mark], 8)).join('') +
    ticksLeft(above, [-10, -5, 0, 5], signed) +
    ticksBelow(above, [-3, -2, -1, 0], signed) +
    text('line-fill', above.left + 12, item(curve(700), 0)[1] - 30, 18, '700 K', 'start') +
    text('line-fill', above.left + 12, item(curve(500), 0)[1] + 26, 18, '500 K', 'start') +
    axisNames(above, `${indexed('ΔE', 'A', 21)} (eV)`, 'lg (r / s⁻¹)') +
    frame(below) +
    profiles.join('') +
    ticksLeft(below, [-2, -1, 0, 1], signed) +
    axisNames(below, '', 'E (eV)') +
    ['A₂', '‡', '2A*', '‡', 'A*', '‡', '2AB']
      .map((name, step) => text('ink-fill', ...at(below, step + 0.5, -3.95), 20, name))
      .join('')
  );
}

/** The drawing of a catalyst's volcano. */
export const volcanoDrawings: readonly Drawing[] = [{ name: 'volcano', width: 640, height: 480, draw: drawVolcano }];
