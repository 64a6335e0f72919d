import { describe, expect, it } from 'vitest';
import { positionIn } from './coordinates.ts';

const metresPerDegree = 111_320;

describe('positionIn', () => {
  it('puts latitude first and leaves a place of the same system alone', () => {
    expect(positionIn('GCJ-02', { longitude: 116.3, latitude: 39.98, system: 'GCJ-02' })).toEqual([39.98, 116.3]);
  });

  it('shifts a GPS place in Beijing by some hundred metres for GCJ-02 tiles', () => {
    const [latitude, longitude] = positionIn('GCJ-02', { longitude: 116.3, latitude: 39.98, system: 'WGS-84' });
    const east = (longitude - 116.3) * metresPerDegree * Math.cos((39.98 * Math.PI) / 180);
    const north = (latitude - 39.98) * metresPerDegree;
    expect(Math.hypot(east, north)).toBeGreaterThan(300);
    expect(Math.hypot(east, north)).toBeLessThan(800);
  });

  it('comes back to within a metre through all three systems', () => {
    const [latitude, longitude] = positionIn('BD-09', { longitude: 116.3, latitude: 39.98, system: 'WGS-84' });
    const [northBack, eastBack] = positionIn('WGS-84', { longitude, latitude, system: 'BD-09' });
    expect(Math.abs(northBack - 39.98) * metresPerDegree).toBeLessThan(1);
    expect(Math.abs(eastBack - 116.3) * metresPerDegree).toBeLessThan(1);
  });

  it('does not shift places outside China, where GCJ-02 is WGS-84', () => {
    const [latitude, longitude] = positionIn('GCJ-02', { longitude: 2.3522, latitude: 48.8566, system: 'WGS-84' });
    expect(latitude).toBeCloseTo(48.8566, 6);
    expect(longitude).toBeCloseTo(2.3522, 6);
  });
});
