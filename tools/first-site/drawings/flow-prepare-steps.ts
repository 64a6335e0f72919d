import { chargeCloud } from './cloud.ts';
import { signs } from './flow.ts';
import { rack, workstation } from './machines.ts';
import { sheet, siliconCell, tile } from './steps.ts';
import type { Point } from './svg.ts';
import { circle, dots, line, path, placed, polyline, rect } from './svg.ts';
import { triples } from './vector.ts';
import { button, field, pointer, writing } from './window.ts';

/** Step 1: the cloud platform opens in a browser. */
export function openCloud(): string {
  return (
    rect('surface-fill faint', 104, 66, 590, 26, 13) +
    dots('accent', [[122, 79]], 4) +
    line('faint w4', 138, 79, 300, 79) +
    chargeCloud(390, 210, 240, [0.35, 0.6, 0.85, 1.1, 1.35]) +
    button(330, 346, 120, true) +
    pointer(426, 364)
  );
}

/** Step 2: a new project among the old ones. */
export function newProject(): string {
  const cards = [
    [108, 76],
    [308, 76],
    [508, 76],
    [108, 250],
    [308, 250],
  ] as const;
  const tiles = cards.map(([x, y], i) => {
    const inside =
      i === 0
        ? line('accent w3', x + 88, y + 60, x + 88, y + 92) + line('accent w3', x + 72, y + 76, x + 104, y + 76)
        : placed(x + 88, y + 58, 1.3, signs[i]?.(0, 0) ?? '') + writing(x + 24, y + 116, [90, 60], 16);
    return tile(x, y, 176, 152, inside, i === 0);
  });
  return tiles.join('') + pointer(216, 166);
}

/** Step 3: structure files dropped in, their cell shown (px). */
export function importStructure(): string {
  return (
    rect('accent dash', 108, 76, 250, 330, 10) +
    sheet(140, 120, 'SiO₂') +
    sheet(196, 192, 'Si', true) +
    pointer(270, 270) +
    path('line w2', 'M372 240h34m-10-9 10 9-10 9') +
    siliconCell(420, 92, 270, 300)
  );
}

/** Step 4: a workflow template is picked. */
export function pickTemplate(): string {
  const tiles = triples(3, 2, 1).map(([i, j]) => {
    const [x, y, n] = [108 + i * 200, 76 + j * 172, i + 3 * j];
    const inside = placed(x + 88, y + 62, 1.7, signs[n]?.(0, 0) ?? '') + writing(x + 40, y + 126, [96], 16);
    return tile(x, y, 176, 156, inside, n === 4);
  });
  return tiles.join('') + pointer(408, 356);
}

/** Step 5: parameters, and the k-points they give. */
export function setParameters(): string {
  const entries = [['50 Ry'], ['8 × 8 × 8'], ['10⁻⁸'], ['0.05 eV']] as const;
  const fields = entries.map(([value], i) => field(112, 84 + i * 66, 220, value, i === 1));
  const lattice = triples(8, 8, 1).map(([i, j]): Point => [406 + i * 34, 126 + j * 34]);
  const inside = lattice.filter(([x, y]) => Math.abs(x - 525) + Math.abs(y - 245) < 130);
  return (
    fields.join('') +
    line('faint w4', 112, 372, 332, 372) +
    line('accent w4', 112, 372, 246, 372) +
    circle('paper-fill accent w2', 246, 372, 8) +
    line('faint w1', 358, 52, 358, 428) +
    dots('line', lattice, 2.5) +
    polyline(
      'accent w2',
      [
        [525, 112],
        [658, 245],
        [525, 378],
        [392, 245],
      ],
      true,
    ) +
    dots('accent', inside, 4)
  );
}

/** Step 6: a queue and machine, with their load. */
export function chooseMachine(): string {
  const bar = (y: number, share: number, look: string) =>
    line('faint w8', 540, y, 672, y) + line(`${look} w8`, 540, y, 540 + 132 * share, y);
  const rows = [
    [0.85, false],
    [0.3, true],
    [0.6, false],
  ].map(([share, chosen], i) => {
    const y = 72 + i * 116;
    const machine =
      i === 2
        ? chargeCloud(190, y + 50, 104, [0.35, 0.8, 1.2])
        : i === 0
          ? workstation({ x: 186, y: y + 66, unit: 13 }, [-1.7, -0.9, 0])
          : rack({ x: 190, y: y + 80, unit: 10 }, [-1.3, -1.3, 0]);
    const gauges =
      bar(y + 36, Number(share), chosen ? 'accent' : 'line') +
      bar(y + 68, Number(share) * 0.7, chosen ? 'accent' : 'line');
    return tile(108, y, 588, 104, '', chosen === true) + machine + writing(300, y + 40, [150, 100], 26) + gauges;
  });
  return rows.join('') + pointer(660, 262);
}
