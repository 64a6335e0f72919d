import { signed } from './bands.ts';
import type { Chart } from './chart.ts';
import { at, axisNames, frame, ticksBelow, ticksLeft } from './chart.ts';
import type { Drawing, Point } from './svg.ts';
import { dots, indexed, line, path, polyline, range, text, through } from './svg.ts';

/** A layer of the gate stack: thickness in nm, band edges in eV from the valence top of silicon without a field, and
 * relative permittivity. */
export interface Layer {
  name: string;
  thickness: number;
  valence: number;
  conduction: number;
  permittivity: number;
}

/** Silicon, its oxide and hafnium oxide: gaps 1.1, 9 and 6 eV, conduction offsets 3.5 and 1.5 eV, valence offsets 4.4
 * and 3.4 eV, permittivities 3.9 and 25 (Robertson, J. Vac. Sci. Technol. B 18, 1785, 2000). */
export const layers: readonly [Layer, Layer, Layer] = [
  { name: 'Si', thickness: 2, valence: 0, conduction: 1.1, permittivity: 11.9 },
  { name: 'SiO₂', thickness: 1, valence: -4.4, conduction: 4.6, permittivity: 3.9 },
  { name: 'HfO₂', thickness: 3, valence: -3.4, conduction: 2.6, permittivity: 25 },
];

/** Voltage across the oxides; the silicon is drawn at flat band. */
export const bias = 0.8;

/** Electron energy (eV) gained from the field at a depth (nm) behind the silicon: the displacement is the same in both
 * oxides, so that the field of each goes as one over its permittivity. */
export function drop(depth: number): number {
  const [, oxide, hafnia] = layers;
  const share = (nm: number) =>
    Math.min(nm, oxide.thickness) / oxide.permittivity + Math.max(0, nm - oxide.thickness) / hafnia.permittivity;
  return depth <= 0 ? 0 : (bias * share(depth)) / share(oxide.thickness + hafnia.thickness);
}

/** The defect: an oxygen vacancy in the hafnium oxide, depth in nm, level below its conduction band in eV (just above
 * the silicon gap, as Xiong et al., Appl. Phys. Lett. 87, 183505, 2005), phonon energy in eV and Huang-Rhys factor. */
export const defect = { depth: 1.8, below: 1.2, phonon: 0.05, huangRhys: 24 };

/** Energy (eV) from the silicon conduction band down to the defect's level under the bias. */
export function captured(): number {
  return layers[0].conduction - (layers[2].conduction - defect.below - drop(defect.depth));
}

/** Energy in eV of the defect at a configuration q (no unit): with the electron in silicon, and with it captured;
 * linear coupling to one mode (Huang and Rhys, Proc. R. Soc. A 204, 406, 1950). */
export function configuration(q: number): { free: number; bound: number } {
  const { phonon, huangRhys } = defect;
  const rest = Math.sqrt(2 * huangRhys);
  return { free: 0.5 * phonon * q ** 2, bound: 0.5 * phonon * (q - rest) ** 2 - captured() };
}

/** Where the two parabolas cross: configuration, and height in eV above the free state, the barrier of capture. */
export function crossing(): { q: number; height: number } {
  const { phonon, huangRhys } = defect;
  const q = (phonon * huangRhys - captured()) / (phonon * Math.sqrt(2 * huangRhys));
  return { q, height: configuration(q).free };
}

function drawStack(): string {
  const chart: Chart = { left: 92, top: 22, width: 280, height: 380, x: [-2, 4], y: [-6.6, 5.6], size: 20 };
  const modes: Chart = { left: 474, top: 22, width: 146, height: 380, x: [-5, 12.5], y: [-0.7, 1.15], size: 20 };
  const starts = [-2, 0, 1];
  const edges = layers.map((layer, i) => {
    const [from, to] = [starts[i] ?? 0, (starts[i] ?? 0) + layer.thickness];
    const upper = [from, to].map((x) => at(chart, x, layer.conduction - drop(x)));
    const lower = [from, to].map((x) => at(chart, x, layer.valence - drop(x)));
    const [top, bottom] = [at(chart, from, chart.y[1]), at(chart, to, chart.y[1])];
    const floor = [at(chart, to, chart.y[0]), at(chart, from, chart.y[0])];
    return (
      path('accent-fill soft', through([...lower, ...floor], true)) +
      path('violet-fill soft', through([...upper, bottom, top], true)) +
      polyline('accent w3', lower) +
      polyline('violet w3', upper) +
      text('ink-fill', (top[0] + bottom[0]) / 2, chart.top + 26, 18, layer.name)
    );
  });
  const walls = [0, 1].map((x) => line('line w1', ...at(chart, x, chart.y[0]), ...at(chart, x, chart.y[1])));
  const level = layers[2].conduction - defect.below - drop(defect.depth);
  const [trapX, trapY] = at(chart, defect.depth, level);
  const [startX, startY] = at(chart, -0.5, layers[0].conduction + 0.12);
  const curve = (which: 'free' | 'bound'): Point[] =>
    range(...modes.x, 71)
      .map((q): Point => [q, configuration(q)[which]])
      .filter(([, energy]) => energy < 1.1)
      .map(([q, energy]) => at(modes, q, energy));
  const top = crossing();
  const [crossX, crossY] = at(modes, top.q, top.height);
  const [, zero] = at(modes, 0, 0);
  return (
    edges.join('') +
    walls.join('') +
    frame(chart) +
    `<path class="amber w2 dash" d="M${startX + 10} ${Math.round(startY)}L${Math.round(trapX - 27)} ${Math.round(trapY - 2)}"/>` +
    polyline('amber w2', [
      [trapX - 35, trapY - 8],
      [trapX - 25, trapY - 1],
      [trapX - 36, trapY + 4],
    ]) +
    dots('violet', [[startX, startY - 3]], 6) +
    line('amber w4', trapX - 17, trapY, trapX + 17, trapY) +
    text('ink-fill', trapX + 34, trapY + 7, 20, indexed('E', 't', 20)) +
    text('ink-fill', ...at(chart, -1.5, 1.55), 20, indexed('E', 'c', 20)) +
    text('ink-fill', ...at(chart, -1.5, -0.95), 20, indexed('E', 'v', 20)) +
    ticksLeft(chart, [-6, -4, -2, 0, 2, 4], signed) +
    ticksBelow(chart, [-2, 0, 2, 4], signed) +
    axisNames(chart, 'z (nm)', 'E (eV)') +
    frame(modes) +
    line('faint w1', modes.left, zero, modes.left + modes.width, zero) +
    polyline('violet w3', curve('free')) +
    polyline('amber w3', curve('bound')) +
    line('ink w2', crossX, zero, crossX, crossY + 5) +
    dots('ink', [[crossX, crossY]], 5) +
    text('ink-fill', crossX + 22, crossY - 4, 20, indexed('E', 'b', 20)) +
    ticksLeft(modes, [-0.5, 0, 0.5, 1], (value) => (value % 1 === 0 ? String(value) : '')) +
    axisNames(modes, 'q', 'E (eV)')
  );
}

/** The drawing of a transistor's gate stack: bands, a defect and its capture of an electron. */
export const gateStackDrawings: readonly Drawing[] = [{ name: 'gate-stack', width: 640, height: 480, draw: drawStack }];
