import { diamond, graphene, perovskite, rockSalt } from '../drawings/crystals.ts';
import type { Atom } from '../drawings/scene.ts';
import { add, scale, turned, type Vector } from '../drawings/vector.ts';
import type { Text } from './sample.ts';

/** The atoms of a moving model when a part (0 to 1) of its film has passed. */
export type Scene = (part: number) => readonly Atom[];

const cell = diamond(1).atoms;
const block = diamond(2).atoms;
const salt = rockSalt(1).atoms;
const oxide = perovskite(1).atoms;
const sheet = graphene(0, 9, (x, y) => Math.hypot(x, y) < 6.5).atoms;
const slab = block.filter(({ at }) => at[2] < 6);
const water: readonly Atom[] = [
  { at: [0, 0, 0], radius: 0.6, colour: 'amber' },
  { at: [0.757, 0, 0.586], radius: 0.35, colour: 'line' },
  { at: [-0.757, 0, 0.586], radius: 0.35, colour: 'line' },
];

/** How far something has come that happens in the middle of a film: slowly at first, and slowly to its end. */
function middle(part: number): number {
  const share = Math.min(1, Math.max(0, part * 2 - 0.5));
  return share * share * (3 - 2 * share);
}

const moved = (atoms: readonly Atom[], by: Vector) => atoms.map((atom) => ({ ...atom, at: add(atom.at, by) }));
const still =
  (atoms: readonly Atom[]): Scene =>
  () =>
    atoms;
const changing =
  (change: (atom: Atom, share: number, index: number) => Atom, atoms: readonly Atom[]): Scene =>
  (part) =>
    atoms.map((atom, index) => change(atom, middle(part), index));
const growing = (kept: (atom: Atom) => boolean, atoms: readonly Atom[]) =>
  changing((atom, share) => ({ ...atom, radius: kept(atom) ? atom.radius : atom.radius * share }), atoms);
const leaving = (gone: (atom: Atom, index: number) => boolean, atoms: readonly Atom[]) =>
  changing(
    (atom, share, index) => ({ ...atom, radius: gone(atom, index) ? atom.radius * (1 - share) : atom.radius }),
    atoms,
  );
const arriving =
  (atoms: readonly Atom[], comers: readonly Atom[], from: Vector): Scene =>
  (part) => [...atoms, ...moved(comers, scale(from, 1 - middle(part)))];

/** What each modelling tip shows, in the order of the tips, and what a caption says of it. */
export const tipScenes: readonly { scene: Scene; shows: Text }[] = [
  {
    scene: still(block),
    shows: { zh: '金刚石结构的 2×2×2 超胞在转动', en: 'A 2×2×2 supercell of the diamond structure turns' },
  },
  {
    scene: still(salt),
    shows: { zh: '岩盐结构的一个晶胞在转动', en: 'A cell of the rock-salt structure turns' },
  },
  {
    scene: still(oxide),
    shows: { zh: '钙钛矿结构的一个晶胞在转动', en: 'A cell of the perovskite structure turns' },
  },
  {
    scene: leaving(({ at }) => Math.max(...at) > 4.2, cell),
    shows: {
      zh: '晶胞转动时，远端面上重复的原子逐渐消失',
      en: 'As the cell turns, the repeated atoms on its far faces shrink away',
    },
  },
  {
    scene: growing(({ at }) => at.every((x) => x < 5.5), block),
    shows: { zh: '一个晶胞旁长出七个，成为 2×2×2 超胞', en: 'Seven more cells grow beside one, to a 2×2×2 supercell' },
  },
  {
    scene: leaving((_, index) => index === 9, block),
    shows: { zh: '超胞中的一个原子消失，留下空位', en: 'One atom of the supercell shrinks away and leaves a vacancy' },
  },
  {
    scene: changing((atom, share, index) => (index === 9 && share > 0.5 ? { ...atom, colour: 'amber' } : atom), block),
    shows: {
      zh: '超胞中的一个原子变色，换成另一种元素',
      en: 'One atom of the supercell changes its colour to that of another element',
    },
  },
  {
    scene: changing((atom, share) => ({ ...atom, at: scale(atom.at, 0.7 + 0.3 * share) }), cell),
    shows: { zh: '晶格常数增大，晶胞随之胀大', en: 'The lattice constant grows, and the cell with it' },
  },
  {
    scene: growing(({ at }) => at[0] < 2 && at[1] < 2, oxide),
    shows: {
      zh: '从一条棱上的原子开始，其余原子逐一补全',
      en: 'From the atoms on one edge the others grow until the cell is whole',
    },
  },
  {
    scene: growing(({ colour }) => colour === 'amber', water),
    shows: {
      zh: '一个氧原子旁长出两个氢原子，成为水分子',
      en: 'Two hydrogen atoms grow on an oxygen atom: a water molecule',
    },
  },
  {
    scene: leaving(({ at }) => at[2] > 6, block),
    shows: { zh: '最上面的几层原子消失，露出表面', en: 'The topmost layers shrink away and leave a surface' },
  },
  {
    scene: changing(
      (atom, share) => ({ ...atom, at: add(atom.at, atom.at[2] > 4 ? [0, 0, 5 * share] : [0, 0, 0]) }),
      slab,
    ),
    shows: { zh: '平板的上半部向上移开，中间空出真空', en: 'The upper half of the slab moves up and leaves a vacuum' },
  },
  {
    scene: (part) =>
      slab.map((atom, i) =>
        atom.at[2] < 3
          ? { ...atom, colour: 'line' }
          : { ...atom, at: add(atom.at, [0, 0, 0.3 * Math.sin(40 * part + i)]) },
      ),
    shows: {
      zh: '下面几层原子变灰固定不动，上面的在振动',
      en: 'The lower layers turn grey and stay fixed while the upper atoms vibrate',
    },
  },
  {
    scene: arriving(slab, [{ at: [5, 5, 8], radius: 0.7, colour: 'amber' }], [0, 0, 7]),
    shows: { zh: '一个原子从上方落到表面', en: 'An atom comes down onto the surface' },
  },
  {
    scene: arriving(slab, moved(water, [5, 5, 8]), [0, 0, 7]),
    shows: { zh: '一个水分子从上方落到表面', en: 'A water molecule comes down onto the surface' },
  },
  {
    scene: arriving(cell, [{ at: [2.7, 2.7, 2.7], radius: 0.5, colour: 'amber' }], [6, 0, 0]),
    shows: { zh: '一个原子从旁边进入晶胞的间隙', en: 'An atom enters an interstitial site of the cell from the side' },
  },
  {
    scene: growing(({ at }) => Math.hypot(at[0], at[1]) < 2, sheet),
    shows: { zh: '石墨烯从中心向外长大', en: 'Graphene grows outwards from its centre' },
  },
  {
    scene: changing(
      (atom, share) => ({ ...atom, at: [atom.at[0] + 0.5 * share * atom.at[2], atom.at[1], atom.at[2]] }),
      block,
    ),
    shows: { zh: '晶格逐渐剪切变形', en: 'The lattice is sheared' },
  },
  {
    scene: (part) => [
      ...sheet,
      ...sheet.map(({ at, radius }) => ({
        at: add(turned(at, 13 * middle(part), 0), [0, 0, 8 - 4.6 * middle(part)]),
        radius,
        colour: 'violet',
      })),
    ],
    shows: {
      zh: '第二层石墨烯转过 13 度，落到第一层上方',
      en: 'A second sheet of graphene turns by 13 degrees and comes down over the first',
    },
  },
];
