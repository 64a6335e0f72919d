import { siliconBands } from './bands.ts';
import type { Panel, Stage } from './iso.ts';
import { block, leftFace, onPanel, panelCircle, panelLine, panelRect, rightFace } from './iso.ts';
import type { Point } from './svg.ts';
import { dots, path, range, through } from './svg.ts';
import type { Vector } from './vector.ts';

const shell = ['surface-fill line', 'paper-fill line', 'surface-fill line'] as const;

function vents(panel: Panel, u: number, v: number, width: number, height: number, count: number): string {
  const lines = range(u, u + width, count).map((at) =>
    through([onPanel(panel, at, v), onPanel(panel, at, v + height)]),
  );
  return path('faint w1', lines.join(''));
}

function card(panel: Panel, v: number): string {
  const fans = [0.34, 0.62].map((u) => panelCircle('accent w1', panel, u, v + 0.055, 0.085, 0.04));
  return (
    panelRect('surface-fill accent', panel, 0.14, v, 0.72, 0.11) +
    fans.join('') +
    panelRect('amber-fill', panel, 0.79, v + 0.035, 0.04, 0.04)
  );
}

/** A workstation tower of 3.4 × 1.9 × 4 stage units at a place, its side open on four accelerator cards. */
export function workstation(stage: Stage, at: Vector): string {
  const size: Vector = [3.4, 1.9, 4];
  const side = leftFace(stage, at, size);
  const front = rightFace(stage, at, size);
  return (
    block(stage, at, size, shell) +
    panelRect('surface-fill faint', side, 0.07, 0.07, 0.86, 0.86) +
    [0.14, 0.29, 0.44, 0.59].map((v) => card(side, v)).join('') +
    panelRect('paper-fill line w1', side, 0.2, 0.76, 0.24, 0.12) +
    vents(side, 0.54, 0.77, 0.28, 0.1, 9) +
    vents(front, 0.18, 0.1, 0.64, 0.6, 9) +
    panelLine('accent w3', front, [
      [0.18, 0.82],
      [0.5, 0.82],
    ]) +
    dots('amber', [onPanel(front, 0.78, 0.82)], 3)
  );
}

/** A rack cabinet 2.6 × 2.6 × 6.2 stage units at a place, with twelve nodes on its front. */
export function rack(stage: Stage, at: Vector): string {
  const size: Vector = [2.6, 2.6, 6.2];
  const front = leftFace(stage, at, size);
  const side = rightFace(stage, at, size);
  const nodes = range(0, 11, 12).map((i) => {
    const v = 0.05 + i * 0.0755;
    return (
      panelRect('surface-fill line w1', front, 0.1, v, 0.8, 0.056) +
      panelLine(i === 11 ? 'amber w2' : 'accent w2', front, [
        [0.16, v + 0.028],
        [0.34, v + 0.028],
      ]) +
      dots(
        'line',
        range(0.56, 0.84, 5).map((u) => onPanel(front, u, v + 0.028)),
        1.6,
      )
    );
  });
  return (
    block(stage, at, size, shell) +
    nodes.join('') +
    vents(side, 0.2, 0.12, 0.6, 0.34, 8) +
    vents(side, 0.2, 0.54, 0.6, 0.34, 8)
  );
}

/** The silicon bands drawn on a panel, energies -13 to 7 eV over its height. */
function bandsOnPanel(panel: Panel): string {
  const { lines, end } = siliconBands();
  const place = ([x, energy]: Point) => onPanel(panel, 0.06 + (x / end) * 0.88, 0.08 + ((energy + 13) / 20) * 0.84);
  const cut = lines.map((points) => points.filter(([, energy], i) => energy < 6.6 && i % 2 === 0));
  return path('accent w1', cut.map((points) => (points.length > 1 ? through(points.map(place)) : '')).join(''));
}

/** A flat display standing on a foot, 4.6 stage units wide and 3 high, showing bands. */
export function display(stage: Stage, at: Vector): string {
  const [x, y, z] = at;
  const screen: Vector = [4.6, 0.16, 3];
  const face = leftFace(stage, [x, y, z + 0.8], screen);
  return (
    block(stage, [x + 1.5, y - 0.5, z], [1.6, 1.1, 0.1], shell) +
    block(stage, [x + 2.1, y - 0.05, z + 0.1], [0.4, 0.15, 0.9], shell) +
    block(stage, [x, y, z + 0.8], screen, shell) +
    panelRect('surface-fill faint w1', face, 0.03, 0.05, 0.94, 0.9) +
    bandsOnPanel(face)
  );
}
