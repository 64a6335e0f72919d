import { describe, expect, it } from 'vitest';
import { lowerHull } from './hull.ts';
import { boundaries, gibbs, magnetism, ties, transition } from './iron-chromium.ts';
import { range } from './svg.ts';

describe('the lower hull', () => {
  const gap = (strength: number) => {
    const states = range(0, 1, 2001).map((x) => {
      const ideal = x <= 0 || x >= 1 ? 0 : x * Math.log(x) + (1 - x) * Math.log(1 - x);
      return { x, energy: ideal + strength * x * (1 - x) };
    });
    const hull = lowerHull(states);
    return hull
      .slice(1)
      .filter(({ x }, i) => x - (hull[i]?.x ?? 0) > 0.001)
      .map(({ x }) => x);
  };

  it('finds the gap of the symmetric regular solution: Ω/RT = ln((1 - x)/x)/(1 - 2x), none above T = Ω/2R', () => {
    for (const x of [0.1, 0.2, 0.3]) {
      const strength = Math.log((1 - x) / x) / (1 - 2 * x);
      expect(gap(strength)).toHaveLength(1);
      expect(gap(strength)[0]).toBeCloseTo(1 - x, 2.5);
    }
    expect(gap(1.99)).toEqual([]);
    expect(gap(2.05)).toHaveLength(1);
  });
});

describe('the Fe-Cr model', () => {
  it('has the transitions of iron: α to γ at 1185 K, γ back to α at 1667 K, Curie temperature 1043 K', () => {
    expect(Math.abs(transition(1000, 1400) - 1185)).toBeLessThan(1);
    expect(Math.abs(transition(1400, 1800) - 1667.5)).toBeLessThan(1);
    expect(magnetism('α', 0).curie).toBe(1043);
  });

  it('has the known γ loop: out to about 12 at.% chromium, lowest near 7 at.% and 1120 K', () => {
    const { inner } = boundaries(range(1100, 1660, 141));
    const nose = Math.max(...inner.map(([x]) => x));
    expect(nose).toBeGreaterThan(0.115);
    expect(nose).toBeLessThan(0.135);
    const lowest = inner.reduce((low, point) => (point[1] < low[1] ? point : low));
    expect(Math.abs(lowest[1] - 1120)).toBeLessThan(15);
    expect(Math.abs(lowest[0] - 0.07)).toBeLessThan(0.015);
  });

  it('gives both elements one chemical potential at either end of a common tangent', () => {
    const slope = (x: number) => (gibbs('α', x + 1e-5, 750) - gibbs('α', x - 1e-5, 750)) / 2e-5;
    const [tie, ...others] = ties(750);
    expect(others).toEqual([]);
    const [left, right] = tie?.x ?? [0, 0];
    const iron = (x: number) => gibbs('α', x, 750) - x * slope(x);
    const chromium = (x: number) => gibbs('α', x, 750) + (1 - x) * slope(x);
    expect(Math.abs(iron(left) - iron(right))).toBeLessThan(15);
    expect(Math.abs(chromium(left) - chromium(right))).toBeLessThan(15);
    expect(ties(1000)).toEqual([]);
  });
});
