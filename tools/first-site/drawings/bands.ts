import type { Chart } from './chart.ts';
import { at, axisNames, frame, level, ticksLeft, zonePoints } from './chart.ts';
import { siliconStates, valenceTop, zone } from './silicon.ts';
import type { Drawing, Point } from './svg.ts';
import { item, path, polyline, range, through } from './svg.ts';
import { add, length, minus, scale } from './vector.ts';

type Stop = keyof typeof zone;

const legs: readonly (readonly [Stop, Stop])[] = [
  ['L', 'Γ'],
  ['Γ', 'X'],
  ['X', 'U'],
  ['K', 'Γ'],
];

/** Silicon bands along L-Γ-X-U,K-Γ: path length (2π/a), named stops, and lines of energy in eV from the valence top. */
export interface SiliconBands {
  end: number;
  stops: (readonly [number, string])[];
  lines: Point[][];
}

let solved: SiliconBands | undefined;

/** Solves the eight lowest bands of silicon along the usual path, once per run. */
export function siliconBands(): SiliconBands {
  solved ??= solveBands();
  return solved;
}

function solveBands(): SiliconBands {
  const top = valenceTop();
  const stops: [number, string][] = [[0, 'L']];
  const lines: Point[][] = [];
  let start = 0;
  for (const [from, to] of legs) {
    const step = minus(zone[to], zone[from]);
    const count = Math.ceil(length(step) * 26) + 1;
    const solutions = range(0, 1, count).map((part) => ({
      x: start + part * length(step),
      values: siliconStates(add(zone[from], scale(step, part))).values,
    }));
    for (let band = 0; band < 8; band++) {
      lines.push(solutions.map(({ x, values }) => [x, item(values, band) - top]));
    }
    start += length(step);
    stops.push([start, to === 'U' ? 'U,K' : to]);
  }
  return { end: start, stops, lines };
}

/** The silicon bands as curves in a chart, valence bands (energy up to zero) and conduction bands each in its look. */
export function siliconCurves(chart: Chart, valence: string, conduction: string): string {
  const curves = siliconBands().lines.map((points) => ({
    filled: item(points, 0)[1] < 0.1 && item(points, points.length - 1)[1] < 0.1,
    data: through(points.map(([x, energy]) => at(chart, x, energy))),
  }));
  const merged = (filled: boolean) =>
    curves
      .filter((c) => c.filled === filled)
      .map((c) => c.data)
      .join('');
  return path(conduction, merged(false)) + path(valence, merged(true));
}

/** |f(k)| of graphene, k in units of 1/d with d the bond length: |f|² as in Castro Neto et al. (2009), eq. 6. */
function grapheneFactor(kx: number, ky: number): number {
  const squared = 3 + 2 * Math.cos(Math.sqrt(3) * ky) + 4 * Math.cos((Math.sqrt(3) / 2) * ky) * Math.cos(1.5 * kx);
  return Math.sqrt(Math.max(0, squared));
}

/**
 * Graphene's π bands E = ±t|f(k)|, t = 2.8 eV (Wallace 1947; Castro Neto et al., Rev. Mod. Phys. 81, 109, 2009), as
 * points of path length (1/d) and energy (eV), with the named stops.
 */
function grapheneBands(): { end: number; stops: (readonly [number, string])[]; upper: Point[] } {
  const [gamma, k, m] = [
    [0, 0],
    [(2 * Math.PI) / 3, (2 * Math.PI) / (3 * Math.sqrt(3))],
    [(2 * Math.PI) / 3, 0],
  ] as const;
  const upper: Point[] = [];
  const stops: [number, string][] = [[0, 'Γ']];
  let start = 0;
  for (const [from, to, name] of [
    [gamma, k, 'K'],
    [k, m, 'M'],
    [m, gamma, 'Γ'],
  ] as const) {
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (const part of range(0, 1, Math.ceil(span * 40))) {
      const [kx, ky] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      upper.push([start + part * span, 2.8 * grapheneFactor(kx, ky)]);
    }
    start += span;
    stops.push([start, name]);
  }
  return { end: start, stops, upper };
}

function drawGraphene(): string {
  const { end, stops, upper } = grapheneBands();
  const chart: Chart = { left: 78, top: 24, width: 538, height: 396, x: [0, end], y: [-10, 10] };
  const mirror = upper.map(([x, energy]) => at(chart, x, -energy));
  return (
    frame(chart) +
    zonePoints(chart, stops) +
    level(chart, 0) +
    polyline(
      'violet w2',
      upper.map(([x, energy]) => at(chart, x, energy)),
    ) +
    polyline('accent w2', mirror) +
    ticksLeft(chart, [-8, -4, 0, 4, 8], signed) +
    axisNames(chart, '', 'E (eV)')
  );
}

function drawSilicon(): string {
  const { end, stops } = siliconBands();
  const chart: Chart = { left: 78, top: 24, width: 538, height: 396, x: [0, end], y: [-13, 7] };
  return (
    '<clipPath id="plot"><path d="M78 24h538v396h-538z"/></clipPath>' +
    frame(chart) +
    zonePoints(chart, stops) +
    level(chart, 0) +
    `<g clip-path="url(#plot)">${siliconCurves(chart, 'accent w2', 'violet w2')}</g>` +
    ticksLeft(chart, [-12, -8, -4, 0, 4], signed) +
    axisNames(chart, '', 'E (eV)')
  );
}

/** A number with a true minus sign. */
export function signed(value: number): string {
  return String(value).replace('-', '−');
}

/** The drawings of electron bands. */
export const bandDrawings: readonly Drawing[] = [
  { name: 'graphene-bands', width: 640, height: 480, draw: drawGraphene },
  { name: 'silicon-bands', width: 640, height: 480, draw: drawSilicon },
];
