import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow } from './chart.ts';
import type { Drawing } from './svg.ts';
import { item, line, path, polyline, range, through } from './svg.ts';

const excitations = [
  [3.4, 1],
  [4.3, 0.55],
  [5.6, 0.8],
  [7.1, 0.35],
] as const;

/** Dipole after a kick at t = 0: a damped sine for each excitation (energy in eV, strength); t in ħ/eV. */
function dipole(time: number): number {
  return (
    excitations.reduce((sum, [energy, strength]) => sum + strength * Math.sin(energy * time), 0) *
    Math.exp(-0.13 * time)
  );
}

/**
 * Absorption strength at photon energies in eV: S(ω) ∝ ω Im ∫ d(t) exp(iωt) dt, summed over the sampled dipole, as in
 * real-time density-functional theory (Yabana and Bertsch, Phys. Rev. B 54, 4484, 1996).
 */
function absorption(energies: readonly number[]): number[] {
  const times = range(0, 60, 1201);
  const signal = times.map(dipole);
  return energies.map(
    (energy) => energy * signal.reduce((sum, value, i) => sum + value * Math.sin(energy * item(times, i)) * 0.05, 0),
  );
}

function drawAbsorption(): string {
  const above: Chart = { left: 32, top: 24, width: 584, height: 130, x: [0, 30], y: [-2.6, 2.6] };
  const below: Chart = { left: 32, top: 182, width: 584, height: 234, x: [1, 10], y: [0, 18.5] };
  const times = range(0, 30, 301);
  const energies = range(1, 10, 181);
  const curve = absorption(energies).map((value, i) => at(below, item(energies, i), Math.max(0, value)));
  const [zero] = [at(above, 0, 0)[1]];
  return (
    frame(above) +
    line('faint w1', 32, zero, 616, zero) +
    polyline(
      'violet',
      times.map((time) => at(above, time, dipole(time))),
    ) +
    frame(below) +
    path('accent-fill soft', through([at(below, 1, 0), ...curve, at(below, 10, 0)], true)) +
    polyline('accent w2', curve) +
    ticksBelow(below, [2, 4, 6, 8, 10]) +
    axisNames(below, 'ħω (eV)', '')
  );
}

/** The drawing of a time-dependent absorption spectrum, for documents: no page shows it. */
export const absorptionDrawing: Drawing = { name: 'absorption', width: 640, height: 480, draw: drawAbsorption };
