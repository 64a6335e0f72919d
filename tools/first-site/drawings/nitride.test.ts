import { describe, expect, it } from 'vitest';
import { coatings, inPlane, interfaceModel, misfit, youngModulus } from './nitride.ts';
import { length, minus } from './vector.ts';

const zener = ({ c11, c12, c44 }: (typeof coatings)[number]) => (2 * c44) / (c11 - c12);

describe('the nitride coating', () => {
  it.each(coatings)('has the textbook moduli along [001] and [111] and lies between them elsewhere', (cubic) => {
    const { c11, c12, c44 } = cubic;
    const bulk = c11 + 2 * c12;
    const [along, across] = [((c11 - c12) * bulk) / (c11 + c12), 3 / (1 / bulk + 1 / c44)];
    expect(youngModulus(cubic, [0, 0, 1])).toBeCloseTo(along, 6);
    expect(youngModulus(cubic, [1, 1, 1])).toBeCloseTo(across, 6);
    expect(youngModulus(cubic, inPlane(Math.acos(1 / Math.sqrt(3))))).toBeCloseTo(across, 6);
    const section = Array.from({ length: 180 }, (_, i) => youngModulus(cubic, inPlane((i * Math.PI) / 180)));
    expect(Math.min(...section)).toBeGreaterThan(Math.min(along, across) - 1e-6);
    expect(Math.max(...section)).toBeLessThan(Math.max(along, across) + 1e-6);
  });

  it('has the published polycrystal modulus of each composition by the average of Voigt, Reuss and Hill', () => {
    for (const [i, published] of [460, 456, 469].entries()) {
      const { c11, c12, c44 } = coatings[i] ?? { c11: 0, c12: 0, c44: 0 };
      const bulk = (c11 + 2 * c12) / 3;
      const voigt = (c11 - c12 + 3 * c44) / 5;
      const reuss = (5 * (c11 - c12) * c44) / (4 * c44 + 3 * (c11 - c12));
      const shear = (voigt + reuss) / 2;
      expect(Math.abs((9 * bulk * shear) / (3 * bulk + shear) - published)).toBeLessThan(2);
    }
  });

  it('turns its stiff direction from [001] to [111] as aluminium is added (Zener ratio through one)', () => {
    expect(coatings.map((cubic) => zener(cubic) < 1)).toEqual([true, true, false]);
    for (const cubic of coatings) {
      expect(youngModulus(cubic, [0, 0, 1]) > youngModulus(cubic, [1, 1, 1])).toBe(zener(cubic) < 1);
    }
    const round = { c11: 300, c12: 100, c44: 100 };
    expect(youngModulus(round, [1, 2, 3])).toBeCloseTo(youngModulus(round, [0, 0, 1]), 9);
  });

  it('stands on iron with a misfit of 4.6 %, iron 2.48 Å and nitride 2.12 Å apart', () => {
    expect(misfit()).toBeCloseTo(0.046, 3);
    const shortest = (looks: readonly string[]) => {
      const atoms = interfaceModel().atoms.filter(({ colour }) => looks.includes(colour));
      return Math.min(...atoms.flatMap((a, i) => atoms.slice(i + 1).map((b) => length(minus(a.at, b.at)))));
    };
    expect(shortest(['line'])).toBeCloseTo(2.48, 2);
    expect(shortest(['accent', 'amber'])).toBeCloseTo(2.12, 2);
  });
});
