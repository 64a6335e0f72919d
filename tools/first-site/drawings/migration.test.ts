import { describe, expect, it } from 'vitest';
import { arrhenius, barrier, conductivity, ionEnergy, migrationPath, profile, spacing } from './migration.ts';

const hollow = [spacing / 2, spacing / (2 * Math.sqrt(3))] as const;
const bottleneck = [spacing / 4, (spacing * Math.sqrt(3)) / 4] as const;
const exact = ionEnergy(...bottleneck) - ionEnergy(...hollow);

describe('the migration of an ion', () => {
  it('relaxes through the middle between two anions, where symmetry puts the saddle', () => {
    expect(barrier() / exact).toBeCloseTo(1, 2);
    const nearest = Math.min(...migrationPath().map(([x, y]) => Math.hypot(x - bottleneck[0], y - bottleneck[1])));
    expect(nearest).toBeLessThan(0.05);
    expect(ionEnergy(0, hollow[1]) - ionEnergy(...hollow)).toBeGreaterThan(2 * exact);
  });

  it('rests in three hollows of one energy', () => {
    const energies = profile();
    for (const i of [0, 12, 24]) expect(energies[i]).toBeCloseTo(0, 2);
  });

  it('gives conductivities whose fitted activation energy is the barrier', () => {
    expect(arrhenius().energy / barrier()).toBeCloseTo(1, 1.7);
  });

  it('has the conductivity of a random walk on a honeycomb: D = ¾ d² × rate to one neighbour', () => {
    const [boltzmann, charge, kelvin] = [1.380649e-23, 1.602177e-19, 450];
    const rate = 1e13 * Math.exp((-barrier() * charge) / (boltzmann * kelvin));
    const diffusion = 0.75 * (4e-8 / Math.sqrt(3)) ** 2 * rate;
    const expected = (2e21 * charge ** 2 * diffusion) / boltzmann;
    expect(Math.abs(conductivity(kelvin) / expected - 1)).toBeLessThan(0.1);
  });
});
