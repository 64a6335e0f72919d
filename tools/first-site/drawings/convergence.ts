import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow, ticksLeft } from './chart.ts';
import type { Drawing } from './svg.ts';
import { dots, line, polyline, range } from './svg.ts';

/**
 * Residual of the charge density (of its start, no unit) at each self-consistency step of linear mixing with a share
 * `mix`: per wave vector G (1/Å) it shrinks by 1 - mix·ε(G)·p(G), ε = 1 + (1.4/G)², p = G²/(G² + kerker²) as in Kerker,
 * Phys. Rev. B 23, 3082 (1981); `kerker` zero is plain mixing.
 */
export function residuals(steps: number, mix: number, kerker: number): number[] {
  const waves = range(0.35, 3, 24);
  return range(0, steps, steps + 1).map((step) => {
    const parts = waves.map((wave) => {
      const rate = 1 - mix * (1 + (1.4 / wave) ** 2) * (wave ** 2 / (wave ** 2 + kerker ** 2));
      return rate ** (2 * step);
    });
    return Math.sqrt(parts.reduce((sum, part) => sum + part, 0) / waves.length);
  });
}

/** The two residual curves, plain and preconditioned, in a chart whose y is log10 of the residual. */
export function residualCurves(chart: Chart, steps: number): string {
  const curve = (mix: number, kerker: number) =>
    residuals(steps, mix, kerker)
      .map((value, step) => at(chart, step, Math.log10(value)))
      .filter(([, y]) => y <= chart.top + chart.height);
  const [plain, helped] = [curve(0.11, 0), curve(0.62, 1.2)];
  return (
    polyline('violet', plain) + dots('violet', plain, 3) + polyline('accent w2', helped) + dots('accent', helped, 4)
  );
}

function drawConvergence(): string {
  const chart: Chart = { left: 78, top: 24, width: 538, height: 380, x: [0, 24], y: [-8, 0.4] };
  const exponents = ['⁰', '', '⁻²', '', '⁻⁴', '', '⁻⁶', '', '⁻⁸'];
  return (
    frame(chart) +
    [-2, -4, -6].map((y) => line('faint w1', ...at(chart, 0, y), ...at(chart, 24, y))).join('') +
    line('amber w1 dash', ...at(chart, 0, -7), ...at(chart, 24, -7)) +
    residualCurves(chart, 24) +
    ticksBelow(chart, [0, 6, 12, 18, 24]) +
    ticksLeft(chart, [0, -2, -4, -6, -8], (value) => `10${exponents[-value]}`) +
    axisNames(chart, 'n', '|Δρ|')
  );
}

/** The drawing of self-consistency convergence. */
export const convergenceDrawings: readonly Drawing[] = [
  { name: 'convergence', width: 640, height: 480, draw: drawConvergence },
];
