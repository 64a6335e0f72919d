import { siliconBands, siliconCurves } from './bands.ts';
import type { Chart } from './chart.ts';
import { frame, level, zonePoints } from './chart.ts';
import { residualCurves } from './convergence.ts';
import { connector, flowCard } from './flow.ts';
import { siliconCell } from './steps.ts';
import type { Point } from './svg.ts';
import { circle, dots, item, line, path, range, rect, text } from './svg.ts';
import { triples } from './vector.ts';
import { button, pointer, writing } from './window.ts';

const spots: readonly Point[] = [
  [120, 180],
  [290, 92],
  [290, 268],
  [470, 180],
];

function graph(links: readonly (readonly [number, number])[], active: number): string {
  const grid = triples(23, 14, 1).map(([i, j]): Point => [100 + i * 26, 76 + j * 26]);
  return (
    dots('faint', grid, 0.9) +
    links.map(([a, b]) => connector(item(spots, a), item(spots, b), 104, 88)).join('') +
    spots.map(([x, y], i) => flowCard(x, y, 104, 88, i === 3 ? 4 : i, i === active)).join('')
  );
}

const joined = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
] as const;

/** Step 7: the last link of the graph is drawn. */
export function connectNodes(): string {
  return (
    graph(joined.slice(0, 3), 3) +
    path('amber w2 dash', 'M394 312C424 312 424 250 452 240') +
    dots('amber', [[394, 312]], 6) +
    pointer(452, 238)
  );
}

/** Step 8: the run is submitted. */
export function submit(): string {
  return (
    `<g class="half">${graph(joined, 0)}</g>` +
    rect('paper-fill line', 250, 130, 300, 220, 12) +
    path('accent-fill', 'M384 166l44 28-44 28z') +
    circle('accent w3', 400, 194, 46) +
    writing(316, 268, [168, 110], 18) +
    button(276, 306, 112) +
    button(412, 306, 112, true) +
    pointer(488, 324)
  );
}

/** Step 9: convergence of the running job, and its queue. */
export function monitor(): string {
  const chart: Chart = { left: 132, top: 78, width: 380, height: 312, x: [0, 24], y: [-8, 0.4] };
  const jobs = range(0, 4, 5).map((i) => {
    const y = 92 + i * 64;
    const done = [1, 1, 0.62, 0, 0][i] ?? 0;
    const state = done === 1 ? 'accent' : done > 0 ? 'amber' : 'faint';
    const progress = done > 0 ? line(`${state} w4`, 560, y + 18, 560 + 120 * done, y + 18) : '';
    return (
      dots(state, [[560, y]], 6) +
      line('faint w4', 576, y, 640, y) +
      line('faint w4', 560, y + 18, 680, y + 18) +
      progress
    );
  });
  const grid = [-2, -4, -6].map((y) => 78 + ((0.4 - y) / 8.4) * 312);
  return (
    frame(chart) +
    grid.map((y) => line('faint w1', 132, y, 512, y)).join('') +
    residualCurves(chart, 24) +
    line('faint w1', 536, 52, 536, 428) +
    jobs.join('')
  );
}

/** Step 10: the bands of silicon and their gap of 0.76 eV. */
export function results(): string {
  const { end, stops } = siliconBands();
  const chart: Chart = { left: 124, top: 74, width: 380, height: 304, x: [0, end], y: [-13, 6.5] };
  return (
    '<clipPath id="plot"><path d="M124 74h380v304h-380z"/></clipPath>' +
    frame(chart) +
    zonePoints(chart, stops) +
    level(chart, 0) +
    `<g clip-path="url(#plot)">${siliconCurves(chart, 'accent w2', 'violet w2')}</g>` +
    line('faint w1', 526, 52, 526, 428) +
    siliconCell(540, 66, 156, 180) +
    text('ink-fill', 618, 286, 18, '0.76 eV') +
    writing(556, 316, [124, 90], 20) +
    button(556, 370, 124, true)
  );
}
