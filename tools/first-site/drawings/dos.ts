import { signed } from './bands.ts';
import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow, ticksLeft } from './chart.ts';
import { siliconStates, valenceTop, zoneStars } from './silicon.ts';
import type { Drawing, Point } from './svg.ts';
import { item, path, polyline, range, segments, through } from './svg.ts';

let solved: (readonly [number, number])[] | undefined;

/** Energies (eV from the valence top) and weights (spin counted) of the nine lowest bands, solved once per run. */
function states(): (readonly [number, number])[] {
  const top = valenceTop();
  solved ??= zoneStars(10).flatMap(({ k, weight }) =>
    siliconStates(k)
      .values.slice(0, 9)
      .map((value) => [value - top, 2 * weight] as const),
  );
  return solved;
}

/**
 * Density of states of silicon, in states per eV and cell (spin counted), at energies in eV from the valence top: the
 * pseudopotential bands on a 10 × 10 × 10 grid, each state a Gaussian of standard deviation 0.25 eV.
 */
export function siliconDensity(energies: readonly number[]): number[] {
  const width = 0.25;
  return energies.map((energy) =>
    states().reduce((sum, [value, weight]) => {
      const off = (energy - value) / width;
      return sum + (weight * Math.exp((-off * off) / 2)) / (width * Math.sqrt(2 * Math.PI));
    }, 0),
  );
}

function drawDensity(): string {
  const chart: Chart = { left: 78, top: 24, width: 538, height: 380, x: [-14, 6], y: [0, 1.8] };
  const energies = range(-14, 6, 161);
  const density = siliconDensity(energies);
  const curve: Point[] = energies.map((energy, i) => at(chart, energy, item(density, i)));
  const split = energies.findIndex((energy) => energy > 0.4);
  const filled = [at(chart, -14, 0), ...curve.slice(0, split), at(chart, item(energies, split - 1), 0)];
  return (
    frame(chart) +
    path('accent-fill soft', through(filled, true)) +
    polyline('accent w2', curve.slice(0, split)) +
    polyline('violet w2', curve.slice(split - 1)) +
    segments('amber w1 dash', [[at(chart, 0, 0), at(chart, 0, 1.8)]]) +
    ticksBelow(chart, [-12, -8, -4, 0, 4], signed) +
    ticksLeft(chart, [0, 0.5, 1, 1.5]) +
    axisNames(chart, 'E (eV)', 'g(E)')
  );
}

/** The drawing of silicon's density of states. */
export const dosDrawings: readonly Drawing[] = [{ name: 'silicon-dos', width: 640, height: 480, draw: drawDensity }];
