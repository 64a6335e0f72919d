import { describe, expect, it } from 'vitest';
import type { Location } from '../model/location.ts';
import { compileLocation } from './location.ts';

type Position = [latitude: number, longitude: number];

/** Places in two systems each: of googollee/eviltransform's tests, and the railway station of Beijing as the package geoChina had it from Baidu. */
const known: [Location['coordinateSystem'], Position, Location['coordinateSystem'], Position][] = [
  ['WGS-84', [31.1774276, 121.5272106], 'GCJ-02', [31.17530398364597, 121.531541859215]],
  ['WGS-84', [22.543847, 113.912316], 'GCJ-02', [22.540796131694766, 113.9171764808363]],
  ['WGS-84', [39.911954, 116.377817], 'GCJ-02', [39.91334545536069, 116.38404722455657]],
  ['WGS-84', [39.90105, 116.42079], 'GCJ-02', [39.90245, 116.42703]],
  ['WGS-84', [39.90105, 116.42079], 'BD-09', [39.90851, 116.43351]],
  ['GCJ-02', [39.90245, 116.42703], 'BD-09', [39.90851, 116.43351]],
];

/** How far two near places are apart. */
function metersBetween([latitude, longitude]: Position, [otherLatitude, otherLongitude]: Position): number {
  const east = (longitude - otherLongitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(latitude - otherLatitude, east) * 111_320;
}

const compiled = (system: Location['coordinateSystem'], [latitude, longitude]: Position) =>
  compileLocation({ latitude, longitude, coordinateSystem: system }).positions;

describe('compileLocation', () => {
  it.each(known)(
    'has a place in China where others found it: %s %j is %s %j, within two meters',
    (from, at, to, is) => {
      expect(metersBetween(compiled(from, at)[to], is)).toBeLessThan(2);
      expect(metersBetween(compiled(to, is)[from], at)).toBeLessThan(2);
      // Taken for one another the systems are far apart.
      expect(metersBetween(compiled(from, at)[from], is)).toBeGreaterThan(300);
    },
  );

  it('leaves a place in the system in which it was measured', () => {
    expect(compiled('GCJ-02', [39.98, 116.3])['GCJ-02']).toEqual([39.98, 116.3]);
  });

  it('does not shift places outside China, where GCJ-02 is WGS-84', () => {
    expect(compiled('WGS-84', [48.8566, 2.3522])['GCJ-02']).toEqual([48.8566, 2.3522]);
  });
});
