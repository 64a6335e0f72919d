import { signed } from './bands.ts';
import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow, ticksLeft } from './chart.ts';
import { boundaries, gibbs, magnetism, ties } from './iron-chromium.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, indexed, line, path, polyline, range, text, through } from './svg.ts';

const slice = 750;

/** Gibbs energy of mixing of α (kJ/mol) at the slice's temperature, from the pure elements. */
function mixing(x: number): number {
  const pure = (1 - x) * gibbs('α', 0, slice) + x * gibbs('α', 1, slice);
  return (gibbs('α', x, slice) - pure) / 1000;
}

function drawSteel(): string {
  const box = { left: 92, width: 528, size: 20, x: [0, 1] as const };
  const above: Chart = { ...box, top: 18, height: 236, y: [560, 1800] };
  const below: Chart = { ...box, top: 278, height: 126, y: [-0.85, 0.15] };
  const { inner, outer, gap } = boundaries([
    ...range(560, 890, 67),
    ...range(890.5, 905.5, 31),
    ...range(1110, 1667, 187),
  ]);
  const drawn = (points: readonly Point[]) => points.map(([x, t]) => at(above, x, t));
  const curie = range(0, 0.4, 161)
    .map((x): Point => [x, magnetism('α', x).curie])
    .filter(([x, t]) => !gap.some(([met, top]) => met <= x && top > t));
  const tie = ties(slice).find(({ phases }) => phases[0] === phases[1])?.x ?? [0, 0];
  const touch = tie.map((x) => at(below, x, mixing(x)));
  const drops = tie.map((x) => line('faint w1 dash', ...at(above, x, slice), ...at(below, x, below.y[0])));
  return (
    path('accent-fill soft', through(drawn([...outer, ...[...inner].reverse()]), true)) +
    path('amber-fill soft', through(drawn(gap), true)) +
    frame(above) +
    frame(below) +
    drops.join('') +
    polyline('line w2 dash', drawn(curie)) +
    polyline('accent w2', drawn(inner)) +
    polyline('accent w2', drawn(outer)) +
    polyline('amber w2', drawn(gap)) +
    dots(
      'amber',
      tie.map((x) => at(above, x, slice)),
      5,
    ) +
    text('ink-fill', ...at(above, 0.04, 1370), 22, 'γ') +
    text('ink-fill', ...at(above, 0.56, 1370), 22, 'α') +
    text('ink-fill', ...at(above, 0.5, 660), 22, 'α + α′') +
    text('ink-fill', ...at(above, 0.3, 1020), 20, indexed('T', 'C', 20)) +
    ticksLeft(above, [600, 1000, 1400, 1800]) +
    axisNames(above, '', 'T (K)') +
    polyline(
      'violet w2',
      range(0.0005, 0.9995, 200).map((x) => at(below, x, mixing(x))),
    ) +
    polyline('amber w2', touch) +
    dots('amber', touch, 5) +
    ticksLeft(below, [-0.5, 0], signed) +
    ticksBelow(below, [0, 0.2, 0.4, 0.6, 0.8, 1], String) +
    axisNames(below, indexed('x', 'Cr', 21), 'ΔG (kJ/mol)')
  );
}

/** The drawing of a phase diagram of steel. */
export const steelDrawings: readonly Drawing[] = [{ name: 'iron-chromium', width: 640, height: 480, draw: drawSteel }];
