import { describe, expect, it } from 'vitest';
import { best, removal, splitting, steps, turnover, whole } from './volcano.ts';

const thermal = 8.617333e-5 * 600;
const slope = (energy: number) =>
  (Math.log(turnover(energy + 0.01, 600).rate) - Math.log(turnover(energy - 0.01, 600).rate)) / 0.02;

describe('the volcano', () => {
  it('falls on the weak side by the slope of the barrier line, 0.87/kT, with an empty surface', () => {
    expect(slope(0) * thermal).toBeCloseTo(-0.87, 2);
    expect(turnover(0, 600).coverage).toBeLessThan(0.001);
  });

  it('falls on the strong side by the cost of removal, 1/2kT, with a full surface', () => {
    expect(slope(-2.8) * thermal).toBeCloseTo(0.5, 2);
    expect(turnover(-2.8, 600).coverage).toBeGreaterThan(0.99);
  });

  it('is a steady state: as many atoms come as go', () => {
    const rate = (barrier: number) => (thermal / 4.135668e-15) * Math.exp(-barrier / thermal);
    for (const energy of [-2.5, -1.5, -0.5]) {
      const { rate: turned, coverage } = turnover(energy, 600);
      const forth = rate(splitting(energy) + 1.2) * (1 - coverage) ** 2;
      const back = rate(splitting(energy) - energy) * coverage ** 2;
      expect((2 * (forth - back)) / turned).toBeCloseTo(1, 1);
    }
  });

  it('has its top between (Sabatier), and every profile from the gas to the whole reaction', () => {
    for (const kelvin of [500, 600, 700]) {
      expect(best(kelvin)).toBeGreaterThan(-2.2);
      expect(best(kelvin)).toBeLessThan(-1);
    }
    for (const energy of [-2.5, -1.5, 0]) {
      const levels = steps(energy);
      expect([levels[0], levels.at(-1)]).toEqual([0, whole]);
      expect((levels[3] ?? 0) - (levels[2] ?? 0)).toBeCloseTo((levels[5] ?? 0) - (levels[4] ?? 0), 9);
      expect((levels[3] ?? 0) - (levels[2] ?? 0)).toBeCloseTo(removal(energy), 9);
      expect(2 * ((levels[4] ?? 0) - (levels[2] ?? 0))).toBeCloseTo(whole - energy, 9);
    }
  });
});
