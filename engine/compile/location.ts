import gcoord from 'gcoord';
import type { CompiledLocation } from '../model/compiled.ts';
import type { Location } from '../model/location.ts';

const systems = { 'WGS-84': gcoord.WGS84, 'GCJ-02': gcoord.GCJ02, 'BD-09': gcoord.BD09 } as const;

/** A location in each coordinate system, so that no browser needs to convert it. */
export function compileLocation(location: Location): CompiledLocation {
  const positionIn = (system: Location['coordinateSystem']): [number, number] => {
    const own: [number, number] = [location.longitude, location.latitude];
    const [x, y] = gcoord.transform<[number, number]>(own, systems[location.coordinateSystem], systems[system]);
    return [rounded(y), rounded(x)];
  };
  return {
    ...location,
    positions: { 'WGS-84': positionIn('WGS-84'), 'GCJ-02': positionIn('GCJ-02'), 'BD-09': positionIn('BD-09') },
  };
}

const rounded = (degrees: number) => Number(degrees.toFixed(6));
