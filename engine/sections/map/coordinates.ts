import gcoord from 'gcoord';
import type { Location } from './descriptor.ts';

const systems = { 'WGS-84': gcoord.WGS84, 'GCJ-02': gcoord.GCJ02, 'BD-09': gcoord.BD09 } as const;

/** A place as the map takes it: latitude first, in degrees, converted from its own coordinate system to `system`. */
export function positionIn(
  system: Location['system'],
  { longitude, latitude, system: own }: Location,
): [number, number] {
  const [x, y] = gcoord.transform<[number, number]>([longitude, latitude], systems[own], systems[system]);
  return [y, x];
}
