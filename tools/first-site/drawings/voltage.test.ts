import { describe, expect, it } from 'vitest';
import { lowerHull } from './hull.ts';
import { layeredOxide, oxide, places } from './layered-oxide.ts';
import { length, minus } from './vector.ts';
import { orderings, pairs, plateaus } from './voltage.ts';

const stable = lowerHull(orderings(9));

describe('the layered oxide', () => {
  it('has the measured bonds of LiCoO₂: six of 1.92 Å around cobalt, six of 2.09 Å around lithium', () => {
    const oxygen = [...places(oxide.z, 4), ...places(-oxide.z, 4)];
    for (const [z, bond] of [
      [0.5, 1.92],
      [0, 2.09],
    ] as const) {
      const middle = places(z, 4).find(([x, y, h]) => Math.hypot(x - 4, y - 4) < 2.9 && Math.abs(h - 4) < 5);
      const near = oxygen.map((at) => length(minus(at, middle ?? [0, 0, 0]))).sort((a, b) => a - b);
      for (const found of near.slice(0, 6)) expect(found).toBeCloseTo(bond, 1.7);
      expect(near[6]).toBeGreaterThan(3);
    }
  });

  it('is drawn as octahedra: eight faces around each cobalt', () => {
    const { atoms, faces } = layeredOxide();
    expect(faces?.length).toBe(8 * atoms.filter(({ colour }) => colour === 'accent').length);
  });
});

describe('the lithium orderings', () => {
  it('have the ground states of the triangular lattice gas with two repulsions (Kanamori 1984)', () => {
    expect(stable.map(({ x }) => Math.round(12 * x))).toEqual([0, 3, 4, 6, 8, 9, 12]);
    const energies = stable.map(({ energy }) => energy);
    for (const [i, exact] of [0, 0, pairs.second, (pairs.near + pairs.second) / 2].entries()) {
      expect(energies[i]).toBeCloseTo(exact, 9);
    }
    expect(energies.at(-1)).toBeCloseTo(3 * (pairs.near + pairs.second), 9);
  });

  it('give voltages whose integral is the energy of filling, falling and symmetric under exchange of ion and gap', () => {
    const steps = plateaus(stable);
    const area = steps.reduce((sum, { from, to, volts }) => sum + volts * (to - from), 0);
    expect(area).toBeCloseTo(pairs.lone - 3 * (pairs.near + pairs.second), 9);
    const volts = steps.map((step) => step.volts);
    expect(volts).toEqual([...volts].sort((a, b) => b - a));
    for (const [i, value] of volts.entries()) {
      expect(value + (volts.at(-1 - i) ?? 0)).toBeCloseTo(2 * pairs.lone - 6 * (pairs.near + pairs.second), 9);
    }
  });
});
