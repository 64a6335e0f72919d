import { cubeEdges, diamond } from './crystals.ts';
import { mark } from './icons.ts';
import { bondsWithin } from './scene.ts';
import { panel, sheet, siliconCell, viewport } from './steps.ts';
import { dots, path, placed, rect, text } from './svg.ts';
import type { Vector } from './vector.ts';
import { add, scale, triples } from './vector.ts';
import { button, pointer, writing } from './window.ts';

const side = 5.43;

/** Step 1: the start screen with recent files. */
export function startScreen(): string {
  const recent = [214, 270, 326].map(
    (y) =>
      rect('paper-fill faint', 420, y, 260, 42, 8) + writing(468, y + 21, [150]) + dots('accent', [[444, y + 21]], 6),
  );
  return (
    placed(140, 100, 2.4, mark()) +
    button(128, 290, 176, true) +
    button(128, 332, 176) +
    writing(420, 120, [190, 130], 24, 'line w4') +
    recent.join('') +
    pointer(262, 306)
  );
}

/** Step 2: a file is picked for import. */
export function importFile(): string {
  const rows = [100, 138, 176, 214, 252, 290].map((y, i) => {
    const chosen = i === 2 ? rect('accent-fill soft', 232, y - 16, 300, 32, 6) : '';
    return (
      chosen +
      path(i === 2 ? 'accent' : 'line', `M248 ${y - 9}h8l5 5v13h-13z`) +
      writing(276, y, [90 + ((i * 47) % 110)])
    );
  });
  return (
    `<g class="soft">${siliconCell(110, 70, 300, 340)}</g>` +
    rect('paper-fill line', 212, 74, 460, 310, 12) +
    rows.join('') +
    sheet(556, 110, 'CIF', true) +
    button(424, 336, 104) +
    button(544, 336, 104, true) +
    pointer(440, 180)
  );
}

/** Step 3: the conventional cell of eight atoms becomes the primitive cell of two. */
export function cellConversion(): string {
  const [a, b, c]: Vector[] = [
    [0, side / 2, side / 2],
    [side / 2, 0, side / 2],
    [side / 2, side / 2, 0],
  ] as Vector[];
  const corner = ([i, j, k]: Vector) =>
    add(add(scale(a ?? [0, 0, 0], i), scale(b ?? [0, 0, 0], j)), scale(c ?? [0, 0, 0], k));
  const edges = cubeEdges(1, 1).map(([from, to]) => [corner(from), corner(to)] as const);
  const places = [...triples(2, 2, 2).map(corner), [side / 4, side / 4, side / 4] as const];
  const atoms = places.map((at) => ({ at, radius: 0.42, colour: 'accent' }));
  return (
    siliconCell(104, 90, 260, 290) +
    path('amber w3', 'M384 230h44m-13-12 13 12-13 12') +
    viewport({ atoms, edges, bonds: bondsWithin(atoms, 2.4) }, 450, 110, 230, 240) +
    text('ink-fill', 234, 410, 16, 'Si₈') +
    text('ink-fill', 566, 410, 16, 'Si₂')
  );
}

/** Step 4: a 2 × 2 × 2 supercell. */
export function supercell(): string {
  const matrix = triples(3, 3, 1).map(([j, i]) => {
    const [x, y] = [546 + j * 48, 92 + i * 42];
    return (
      rect(i === j ? 'surface-fill accent w2' : 'paper-fill faint', x, y, 42, 34, 5) +
      text('ink-fill', x + 21, y + 22, 14, i === j ? '2' : '0')
    );
  });
  return (
    viewport(diamond(2), 100, 66, 410, 340) +
    panel(
      matrix.join('') +
        text('ink-fill', 618, 262, 18, '2 × 2 × 2') +
        writing(546, 300, [130, 90], 20) +
        button(556, 370, 124, true),
    )
  );
}
