import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultyUpstream, startFaultyUpstream } from '../../../engine/testing/faulty-upstream.ts';
import { measureTrend } from './memory.ts';
import { misbehave } from './misbehave.ts';

describe('the trend of the memory', () => {
  test('is flat when it rises at first, wobbles, or falls', () => {
    const warm = Array.from({ length: 30 }, (_, at) => 100 + Math.min(at, 15) * 10);
    expect(measureTrend(warm)).toEqual({ mean: 250, growth: 0, isFlat: true });
    expect(measureTrend(Array.from({ length: 60 }, (_, at) => 200 + (at % 5) * 10)).isFlat).toBe(true);
    expect(measureTrend(Array.from({ length: 60 }, (_, at) => 300 - at)).isFlat).toBe(true);
  });

  test('is not flat when it goes on rising', () => {
    const { growth, isFlat } = measureTrend(Array.from({ length: 60 }, (_, at) => 100 + 2 * at));
    expect(growth).toBeCloseTo(58);
    expect(isFlat).toBe(false);
  });

  test('needs samples', () => {
    expect(() => measureTrend([1, 2])).toThrow(/four samples/);
  });
});

describe('an upstream that misbehaves', () => {
  let upstream: FaultyUpstream;
  beforeEach(async () => {
    upstream = await startFaultyUpstream();
  });
  afterEach(() => upstream.close());

  test('is never called well while it fails, knows something new after it, and is well in the end', async () => {
    const behavior = misbehave(upstream, () => 0.3);
    const started = Date.now();
    await expect.poll(() => upstream.fault, { timeout: 10_000 }).toBeDefined();
    expect(behavior.isWellSince(Date.now())).toBe(false);
    expect(Object.values(behavior.counts)).toEqual([1]);
    await expect.poll(() => upstream.fault, { timeout: 10_000 }).toBeUndefined();
    expect(upstream.version).toBe(2);
    expect([behavior.versionAt(started), behavior.versionAt(Date.now())]).toEqual([1, 2]);
    expect(behavior.isWellSince(started)).toBe(false);
    await behavior.end();
    expect(upstream.fault).toBeUndefined();
  });
});
