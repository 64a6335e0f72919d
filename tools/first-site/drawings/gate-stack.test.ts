import { describe, expect, it } from 'vitest';
import { bias, captured, configuration, crossing, defect, drop, layers } from './gate-stack.ts';

describe('the gate stack', () => {
  it('has offsets that add up to the difference of the gaps: 9 and 6 eV against 1.1 eV', () => {
    const [silicon, oxide, hafnia] = layers;
    expect(silicon.conduction - silicon.valence).toBeCloseTo(1.1, 9);
    for (const [layer, gap] of [
      [oxide, 9],
      [hafnia, 6],
    ] as const) {
      const offsets = layer.conduction - silicon.conduction + (silicon.valence - layer.valence);
      expect(offsets).toBeCloseTo(gap - 1.1, 9);
    }
  });

  it('has one displacement in both oxides, and the whole voltage across them', () => {
    const fields = [drop(1) - drop(0), drop(4) - drop(3)];
    expect((fields[0] ?? 0) * 3.9).toBeCloseTo((fields[1] ?? 0) * 25, 9);
    expect(drop(4)).toBeCloseTo(bias, 9);
    expect(drop(-1)).toBe(0);
  });

  it('has the defect just above the gap of silicon without a field, and below its conduction band under the bias', () => {
    const level = layers[2].conduction - defect.below;
    expect(level - layers[0].conduction).toBeGreaterThan(0);
    expect(level - layers[0].conduction).toBeLessThan(0.5);
    expect(captured()).toBeGreaterThan(0);
  });

  it('captures over the barrier of Marcus, (λ - ΔE)² / 4λ, where both parabolas meet', () => {
    const reorganisation = defect.phonon * defect.huangRhys;
    const { q, height } = crossing();
    expect(configuration(q).free).toBeCloseTo(configuration(q).bound, 9);
    expect(height).toBeCloseTo((reorganisation - captured()) ** 2 / (4 * reorganisation), 9);
    expect(configuration(Math.sqrt(2 * defect.huangRhys)).bound).toBeCloseTo(-captured(), 9);
  });
});
