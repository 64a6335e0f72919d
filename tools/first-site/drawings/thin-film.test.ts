import { describe, expect, it } from 'vitest';
import { fromExtinction, lorentz, quarterWaves, reflectance } from './thin-film.ts';

describe('the optical film', () => {
  it('has an index by Kramers and Kronig from k alone that is the index of the oscillator', () => {
    for (const energy of [1, 2, 3, 4, 5, 6, 8]) expect(fromExtinction(energy)).toBeCloseTo(lorentz(energy)[0], 1.7);
    expect(lorentz(0)[0]).toBeCloseTo(Math.sqrt(1 + 105 / 5.2 ** 2), 9);
  });

  it('reflects 4.3 % from bare glass, and (n₀ nₛ - n²)²/(n₀ nₛ + n²)² from a quarter wave', () => {
    expect(reflectance([], 550)).toBeCloseTo(((1.52 - 1) / (1.52 + 1)) ** 2, 9);
    for (const n of [1.38, 2.3]) {
      const film = { index: [n, 0] as const, thickness: 550 / (4 * n) };
      expect(reflectance([film], 550)).toBeCloseTo(((1.52 - n * n) / (1.52 + n * n)) ** 2, 9);
      expect(reflectance([{ ...film, thickness: 550 / (2 * n) }], 550)).toBeCloseTo((0.52 / 2.52) ** 2, 9);
    }
    const matched = { index: [Math.sqrt(1.52), 0] as const, thickness: 550 / (4 * Math.sqrt(1.52)) };
    expect(reflectance([matched], 550)).toBeCloseTo(0, 9);
  });

  it('reflects from a mirror of quarter waves what its admittance (H/L)⁶ H²/nₛ says', () => {
    const film = (n: number) => ({ index: [n, 0] as const, thickness: 550 / (4 * n) });
    const admittance = ((2.3 / 1.38) ** 6 * 2.3 ** 2) / 1.52;
    const mirror = [...'HLHLHLH'].map((letter) => film(letter === 'H' ? 2.3 : 1.38));
    expect(reflectance(mirror, 550)).toBeCloseTo(((1 - admittance) / (1 + admittance)) ** 2, 9);
  });

  it('reflects from a thick film that absorbs only what its front face does', () => {
    const [n, k] = [3, 2];
    const face = ((n - 1) ** 2 + k ** 2) / ((n + 1) ** 2 + k ** 2);
    expect(reflectance([{ index: [n, k], thickness: 3000 }], 550)).toBeCloseTo(face, 6);
  });

  it('is drawn where the mirror is bright and the single layer dark', () => {
    expect(reflectance(quarterWaves('HLHLHLH', 550), 550)).toBeGreaterThan(0.8);
    expect(reflectance(quarterWaves('L', 550), 550)).toBeLessThan(0.015);
  });
});
