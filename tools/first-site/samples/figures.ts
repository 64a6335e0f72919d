import { readFileSync } from 'node:fs';
import { root } from '../../paths.ts';
import { absorptionDrawing } from '../drawings/absorption.ts';
import { barrierDrawing } from '../drawings/barrier.ts';
import { at, axisNames, type Chart, frame, ticksBelow, ticksLeft } from '../drawings/chart.ts';
import { lennardJones } from '../drawings/force-field.ts';
import { dots, line, type Point, polyline, range, render } from '../drawings/svg.ts';
import type { Figure } from './document.ts';
import type { Text } from './sample.ts';

/** A picture of the site, with a caption of its own. */
export function sitePicture(src: string, caption: Text): Figure {
  return { svg: readFileSync(`${root}/assets/images/${src}`, 'utf8'), caption };
}

const box = { left: 78, top: 24, width: 538, height: 380 };

function plot(chart: Chart, curves: string, below: string, left: string, ticks: [number[], number[]]): string {
  const signed = (value: number) => String(value).replace('-', '−');
  const body = () =>
    frame(chart) +
    curves +
    ticksBelow(chart, ticks[0], signed) +
    ticksLeft(chart, ticks[1], signed) +
    axisNames(chart, below, left);
  return render({ name: 'figure', width: 640, height: 480, draw: body });
}

function curve(chart: Chart, look: string, from: number, to: number, value: (x: number) => number): string {
  return polyline(
    look,
    range(from, to, 161).map((x): Point => at(chart, x, value(x))),
  );
}

/** Energy over the number of localised electrons: the parabola of a semilocal functional, and the straight lines that U restores. */
function hubbardEnergy(): string {
  const [u, first] = [4, -3];
  const exact = (n: number) => first * n + (n > 1 ? u * (n - 1) : 0);
  const semilocal = (n: number) => exact(n) - (u / 2) * (n % 1) * (1 - (n % 1));
  const chart: Chart = { ...box, x: [0, 2], y: [-4, 0.5] };
  const curves =
    curve(chart, 'violet w2', 0, 2, semilocal) +
    curve(chart, 'accent w2', 0, 2, exact) +
    dots(
      'amber',
      [0, 1, 2].map((n) => at(chart, n, exact(n))),
      6,
    );
  return plot(chart, curves, 'n', 'E (eV)', [
    [0, 1, 2],
    [-4, -3, -2, -1, 0],
  ]);
}

/** Energy over the moment in Stoner's model of a flat band: m²/4N − I m²/4 + b m⁴, below, at and above the criterion I N = 1. */
function stonerEnergy(): string {
  const chart: Chart = { ...box, x: [-3, 3], y: [-0.6, 1] };
  const energy = (product: number) => (m: number) => ((1 - product) * m * m) / 4 + 0.0125 * m ** 4;
  const curves = [0.6, 1, 1.5]
    .map((product, index) => {
      const shown = range(-3, 3, 241)
        .map((m) => [m, energy(product)(m)] as const)
        .filter(([, value]) => value < 1);
      return polyline(
        ['violet w2', 'line w2', 'accent w2'][index] ?? '',
        shown.map(([m, value]) => at(chart, m, value)),
      );
    })
    .join('');
  const moment = Math.sqrt((1.5 - 1) / (8 * 0.0125));
  const wells = dots(
    'amber',
    [-moment, moment].map((m) => at(chart, m, energy(1.5)(m))),
    6,
  );
  return plot(chart, curves + wells, 'm (μB)', 'E', [
    [-3, -2, -1, 0, 1, 2, 3],
    [-0.5, 0, 0.5, 1],
  ]);
}

/** Rashba's two bands, E = k² ± αk: one parabola split sideways by spin–orbit coupling. */
function rashbaBands(): string {
  const chart: Chart = { ...box, x: [-1.2, 1.2], y: [-0.3, 1.4] };
  const branch = (sign: number) =>
    range(-1.2, 1.2, 241)
      .map((k) => [k, k * k + sign * 0.8 * k] as const)
      .filter(([, value]) => value < 1.4);
  const curves =
    line('faint w1', ...at(chart, 0, -0.3), ...at(chart, 0, 1.4)) +
    polyline(
      'accent w2',
      branch(1).map(([k, value]) => at(chart, k, value)),
    ) +
    polyline(
      'violet w2',
      branch(-1).map(([k, value]) => at(chart, k, value)),
    );
  return plot(chart, curves, 'k', 'E', [
    [-1, 0, 1],
    [0, 0.5, 1],
  ]);
}

/** Largest force on a Lennard-Jones pair in each step of steepest descent with a fixed step, from 1.6 σ: log10. */
function relaxation(): string {
  const chart: Chart = { ...box, x: [0, 40], y: [-6, 1] };
  const slope = (r: number) => (lennardJones(r + 1e-5) - lennardJones(r - 1e-5)) / 2e-5;
  const forces = (share: number) => {
    let r = 1.6;
    return range(0, 40, 41).map((step): Point => {
      const force = Math.abs(slope(r));
      r -= share * slope(r);
      return [step, Math.log10(Math.max(force, 1e-6))];
    });
  };
  const drawn = (look: string, share: number) => {
    const points = forces(share).map(([step, value]) => at(chart, step, value));
    return polyline(`${look} w2`, points) + dots(look, points, 3);
  };
  const limit = line('amber w1 dash', ...at(chart, 0, Math.log10(0.02)), ...at(chart, 40, Math.log10(0.02)));
  return plot(chart, drawn('violet', 0.008) + drawn('accent', 0.016) + limit, 'n', 'log₁₀ F', [
    [0, 10, 20, 30, 40],
    [-6, -4, -2, 0],
  ]);
}

/** Drift of the energy of a Morse oscillator by velocity Verlet over forty periods, for three time steps (share of a period). */
function energyDrift(): string {
  const chart: Chart = { ...box, x: [0, 40], y: [-0.01, 0.06] };
  const force = (x: number) => -2 * (1 - Math.exp(-x)) * Math.exp(-x);
  const energy = (x: number, v: number) => (v * v) / 2 + (1 - Math.exp(-x)) ** 2;
  const period = (2 * Math.PI) / Math.SQRT2;
  const drift = (share: number) => {
    const step = share * period;
    let [x, v] = [0, 0.9];
    const start = energy(x, v);
    return range(0, 40, Math.round(40 / share) + 1).map((time): Point => {
      const now: Point = [time, energy(x, v) - start];
      const half = v + (force(x) * step) / 2;
      x += half * step;
      v = half + (force(x) * step) / 2;
      return now;
    });
  };
  const drawn = [0.08, 0.05, 0.02].map((share, index) =>
    polyline(
      ['amber w1', 'violet w1', 'accent w2'][index] ?? '',
      drift(share).map(([time, value]) => at(chart, time, value)),
    ),
  );
  return plot(chart, drawn.join(''), 't / T', 'ΔE', [
    [0, 10, 20, 30, 40],
    [0, 0.02, 0.04, 0.06],
  ]);
}

/** The figures of the tutorials by the stem of their file: computed, each by a model that its caption names. */
export const tutorialFigures: Record<string, Figure> = {
  '01-scf': sitePicture('convergence.svg', {
    zh: '电荷密度残差随自洽步数的变化：简单混合（紫）与 Kerker 预处理（蓝），线性响应模型。',
    en: 'Residual of the density over the steps: plain mixing (violet) and Kerker’s (blue), in a linear-response model.',
  }),
  '02-band': sitePicture('silicon-bands.svg', {
    zh: '同一方法画出的硅能带，经验赝势（Cohen–Bergstresser）；零点为价带顶。',
    en: 'Bands drawn the same way, here of silicon by the empirical pseudopotential of Cohen and Bergstresser; zero is the valence top.',
  }),
  '03-dos': sitePicture('silicon-dos.svg', {
    zh: '硅的态密度：经验赝势，10×10×10 网格，展宽 0.25 eV。',
    en: 'A density of states: silicon, empirical pseudopotential, 10×10×10 grid, broadening 0.25 eV.',
  }),
  '04-dftu': {
    svg: hubbardEnergy(),
    caption: {
      zh: '能量随局域电子数的变化：半局域泛函的抛物线（紫）与 U 恢复的折线（蓝），U = 4 eV。',
      en: 'Energy over the number of localised electrons: the parabola of a semilocal functional (violet), the straight lines that U = 4 eV restores (blue).',
    },
  },
  '05-spin': {
    svg: stonerEnergy(),
    caption: {
      zh: 'Stoner 模型：IN = 0.6（紫）、1（灰）、1.5（蓝）；大于 1 时出现自发磁矩。',
      en: 'Stoner’s model at IN = 0.6 (violet), 1 (grey) and 1.5 (blue): above one a moment appears by itself.',
    },
  },
  '06-soc': {
    svg: rashbaBands(),
    caption: {
      zh: 'Rashba 劈裂：E = k² ± αk，两支自旋相反。',
      en: 'Rashba splitting, E = k² ± αk: the two branches have opposite spin.',
    },
  },
  '07-relax': {
    svg: relaxation(),
    caption: {
      zh: '最速下降法优化 Lennard-Jones 双原子：步长增大一倍（蓝），步数减半；虚线为 0.02。',
      en: 'Steepest descent of a Lennard-Jones pair: twice the step (blue), half as many of them; the dashes are at 0.02.',
    },
  },
  '08-md': {
    svg: energyDrift(),
    caption: {
      zh: 'Morse 振子的能量误差：时间步长为周期的 8%（橙）、5%（紫）、2%（蓝）。',
      en: 'Energy error of a Morse oscillator with time steps of 8 % (amber), 5 % (violet) and 2 % (blue) of its period.',
    },
  },
  '09-neb': {
    svg: render(barrierDrawing),
    caption: {
      zh: 'Müller–Brown 势能面上的最小能量路径与能量曲线（NEB）。',
      en: 'The minimum-energy path on the Müller–Brown surface and the energy along it (NEB).',
    },
  },
  '10-tddft-namd': {
    svg: render(absorptionDrawing),
    caption: {
      zh: '脉冲后的偶极矩，及其傅里叶变换给出的吸收谱（三能级模型）。',
      en: 'The dipole after a kick, and the absorption that its Fourier transform gives (a model of a few excitations).',
    },
  },
};
