import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksLeft, zonePoints } from './chart.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, polyline, range, segments } from './svg.ts';

/**
 * Acoustic and optical frequencies of the diatomic chain, in units of √(K/m): ω² = K(1/m + 1/M) ∓ K√((1/m + 1/M)² -
 * 4 sin²(ka/2)/mM) (Kittel, Introduction to Solid State Physics, ch. 4); `phase` is ka, `ratio` is M/m.
 */
export function chainFrequencies(phase: number, ratio: number): readonly [number, number] {
  const sum = 1 + 1 / ratio;
  const root = Math.sqrt(sum * sum - (4 * Math.sin(phase / 2) ** 2) / ratio);
  return [Math.sqrt(Math.max(0, sum - root)), Math.sqrt(sum + root)];
}

function drawPhonons(): string {
  const chart: Chart = { left: 78, top: 24, width: 538, height: 316, x: [-Math.PI, Math.PI], y: [0, 1.9] };
  const phases = range(-Math.PI, Math.PI, 121);
  const branch = (which: 0 | 1): Point[] => phases.map((phase) => at(chart, phase, chainFrequencies(phase, 2)[which]));
  const chain = range(98, 596, 15);
  const moved = chain.map((x, i): Point => [x + 7 * Math.sin((i * Math.PI) / 4), 434]);
  return (
    frame(chart) +
    zonePoints(chart, [
      [-Math.PI, '−π/a'],
      [0, 'Γ'],
      [Math.PI, 'π/a'],
    ]) +
    polyline('accent w2', branch(0)) +
    polyline('violet w2', branch(1)) +
    ticksLeft(chart, [0, 0.5, 1, 1.5]) +
    axisNames(chart, '', 'ω √(m/K)') +
    segments(
      'faint w2',
      moved.slice(1).map((point, i) => [moved[i] ?? point, point] as const),
    ) +
    dots(
      'accent',
      moved.filter((_, i) => i % 2 === 0),
      11,
    ) +
    dots(
      'amber',
      moved.filter((_, i) => i % 2 === 1),
      7,
    )
  );
}

/** The drawing of lattice vibrations. */
export const phononDrawings: readonly Drawing[] = [{ name: 'phonons', width: 640, height: 480, draw: drawPhonons }];
