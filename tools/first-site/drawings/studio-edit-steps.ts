import { cubeEdges, diamond, graphene } from './crystals.ts';
import type { Atom, Model } from './scene.ts';
import { bondsWithin } from './scene.ts';
import { panel, sheet, siliconCell, tile, viewport } from './steps.ts';
import { circle, dots, line, path, placed, polyline, rect, segments, text } from './svg.ts';
import type { Vector } from './vector.ts';
import { add, length, minus } from './vector.ts';
import { button, field, pointer, writing } from './window.ts';

const side = 5.43;

/** Step 5: one atom is taken out. */
export function vacancy(): string {
  const whole = diamond(1);
  const hole: Vector = [side * 0.25, side * 0.25, side * 0.25];
  const atoms = whole.atoms.filter((atom) => length(minus(atom.at, hole)) > 0.1);
  const ghost: Atom = { at: hole, radius: 0.5, colour: 'paper' };
  const bonds = bondsWithin(atoms, 2.4);
  const dangling = atoms.filter((atom) => length(minus(atom.at, hole)) < 2.4).map((atom) => [atom.at, hole] as const);
  const model: Model = { atoms: [...atoms, ghost], bonds, edges: [...(whole.edges ?? []), ...dangling] };
  const [x, y] = [267, 297];
  return (
    viewport(model, 110, 66, 390, 340) +
    circle('amber w2 dash', x, y, 26) +
    pointer(x + 12, y + 12) +
    panel(
      text('ink-fill', 618, 110, 18, 'Si₈ → Si₇') +
        field(546, 150, 140, 'V', true) +
        writing(546, 234, [130, 104, 120], 22) +
        button(556, 370, 124, true),
    )
  );
}

/** Step 6: a (0 0 1) slab under vacuum. */
export function slab(): string {
  const layers = diamond(2).atoms.filter(({ at: [, , z] }) => z < side * 1.1);
  const atoms = layers.map((atom) => ({ ...atom, radius: 0.44 }));
  const tall = cubeEdges(1, 1).map(([from, to]) => {
    const stretch = ([x, y, z]: Vector): Vector => [x * side * 2, y * side * 2, z * side * 2.6];
    return [stretch(from), stretch(to)] as const;
  });
  return (
    viewport({ atoms, bonds: bondsWithin(atoms, 2.4), edges: tall }, 104, 62, 400, 354, 24, 10) +
    panel(
      text('ink-fill', 618, 110, 18, '(0 0 1)') +
        field(546, 140, 140, '4') +
        field(546, 206, 140, '8.7 Å', true) +
        path('amber w2', 'M618 284v62m-7-54 7-9 7 9m-14 46 7 9 7-9') +
        button(556, 370, 124, true),
    )
  );
}

/** Step 7: the lower layers are held fixed. */
export function fixAtoms(): string {
  const layers = diamond(2).atoms.filter(({ at: [, y, z] }) => z < side * 1.3 && y < side * 1.1);
  const held = layers.filter(({ at }) => layers.some((other) => other.at !== at && length(minus(other.at, at)) < 2.4));
  const atoms = held.map((atom) => ({ ...atom, radius: 0.44, colour: atom.at[2] < side * 0.55 ? 'line' : 'accent' }));
  const lock = (x: number, y: number, look: string) =>
    rect(look, x - 11, y - 4, 22, 18, 4) + path(look, `M${x - 7} ${y - 4}v-6a7 7 0 0 1 14 0v6`);
  const rows = [96, 146, 196, 246].map((y, i) => {
    const fixed = i > 1;
    return (
      rect(fixed ? 'surface-fill faint' : 'paper-fill faint', 546, y - 20, 140, 40, 6) +
      dots(fixed ? 'line' : 'accent', [[570, y]], 8) +
      (fixed ? lock(654, y, 'amber w2') : writing(600, y, [66]))
    );
  });
  return (
    viewport({ atoms, bonds: bondsWithin(atoms, 2.4) }, 104, 76, 400, 310, 20, 8) +
    rect('amber w2 dash', 100, 250, 410, 150, 8) +
    line('faint w1', 526, 52, 526, 428) +
    rows.join('') +
    button(556, 370, 124, true)
  );
}

/** Step 8: two sheets, one turned by 13.2°, stacked. */
export function heterojunction(): string {
  const inside = (x: number, y: number) => Math.abs(x) < 6.4 && Math.abs(y) < 5;
  const sheets = [0, 13.2].map((turn, i) => {
    const { atoms, bonds } = graphene(turn, 8, inside);
    const raise = (at: Vector) => add(at, [0, 0, i * 3.6]);
    return {
      atoms: atoms.map((atom) => ({ at: raise(atom.at), radius: 0.36, colour: i === 0 ? 'accent' : 'violet' })),
      bonds: (bonds ?? []).map(([a, b]) => [raise(a), raise(b)] as const),
    };
  });
  const model = { atoms: sheets.flatMap((each) => each.atoms), bonds: sheets.flatMap((each) => each.bonds) };
  return (
    viewport(model, 104, 70, 404, 310, 18, 24) +
    panel(
      tile(546, 76, 64, 64, dots('accent', [[578, 108]], 12), true) +
        tile(622, 76, 64, 64, dots('violet', [[654, 108]], 12), true) +
        field(546, 172, 140, '13.2°', true) +
        field(546, 240, 140, '3.35 Å') +
        writing(546, 326, [130, 96], 20) +
        button(556, 370, 124, true),
    )
  );
}

/** Step 9: the model is exported to files. */
export function exportModel(): string {
  const names = ['CIF', 'XYZ', 'PDB'];
  const sheets = names.map((name, i) => placed(456, 80 + i * 112, 0.85, sheet(0, 0, name, i === 0)));
  const arrows = names.map((_, i): readonly [readonly [number, number], readonly [number, number]] => [
    [382, 240],
    [440, 129 + i * 112],
  ]);
  return (
    siliconCell(104, 90, 270, 300) +
    segments('accent dash', arrows) +
    dots(
      'accent',
      arrows.map(([, end]) => end),
      4,
    ) +
    sheets.join('') +
    polyline('accent w4', [
      [600, 132],
      [614, 148],
      [642, 116],
    ]) +
    circle('accent w2', 620, 132, 36) +
    button(566, 370, 108, true) +
    pointer(640, 386)
  );
}
