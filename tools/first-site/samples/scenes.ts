import { diamond, graphene, perovskite, rockSalt } from '../drawings/crystals.ts';
import type { Atom } from '../drawings/scene.ts';
import { add, scale, turned, type Vector } from '../drawings/vector.ts';

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

/** What each modelling tip shows, in the order of the tips. */
export const tipScenes: readonly Scene[] = [
  still(block), // entering
  still(salt), // importing
  still(oxide), // exporting
  leaving(({ at }) => Math.max(...at) > 4.2, cell), // primitive cells
  growing(({ at }) => at.every((x) => x < 5.5), block), // supercells
  leaving((_, index) => index === 9, block), // vacancy
  changing((atom, share, index) => (index === 9 && share > 0.5 ? { ...atom, colour: 'amber' } : atom), block), // substitution
  changing((atom, share) => ({ ...atom, at: scale(atom.at, 0.7 + 0.3 * share) }), cell), // lattice constants
  growing(({ at }) => at[0] < 2 && at[1] < 2, oxide), // space group
  growing(({ colour }) => colour === 'amber', water), // small molecules
  leaving(({ at }) => at[2] > 6, block), // cleaving
  changing((atom, share) => ({ ...atom, at: add(atom.at, atom.at[2] > 4 ? [0, 0, 5 * share] : [0, 0, 0]) }), slab), // vacuum
  (part) =>
    slab.map((atom, i) =>
      atom.at[2] < 3
        ? { ...atom, colour: 'line' }
        : { ...atom, at: add(atom.at, [0, 0, 0.3 * Math.sin(40 * part + i)]) },
    ), // fixing
  arriving(slab, [{ at: [5, 5, 8], radius: 0.7, colour: 'amber' }], [0, 0, 7]), // adding atoms
  arriving(slab, moved(water, [5, 5, 8]), [0, 0, 7]), // adding molecules
  arriving(cell, [{ at: [2.7, 2.7, 2.7], radius: 0.5, colour: 'amber' }], [6, 0, 0]), // interstitials
  growing(({ at }) => Math.hypot(at[0], at[1]) < 2, sheet), // graphene
  changing((atom, share) => ({ ...atom, at: [atom.at[0] + 0.5 * share * atom.at[2], atom.at[1], atom.at[2]] }), block), // transformation
  (part) => [
    ...sheet,
    ...sheet.map(({ at, radius }) => ({
      at: add(turned(at, 13 * middle(part), 0), [0, 0, 8 - 4.6 * middle(part)]),
      radius,
      colour: 'violet',
    })),
  ], // heterojunction
];
