// @vitest-environment jsdom
import type { Coords } from 'leaflet';
import { expect, it } from 'vitest';
import { DrawnLayer } from './drawn-layer.ts';

const beijing: [number, number] = [39.9834, 116.3262];
const layer = new DrawnLayer(beijing, 'sketch');

/** Where a drawn tile has the district's origin, in parts of the world's width, and how wide a unit of the district is. */
function drawn(x: number, y: number, z: number) {
  const tile = layer.createTile({ x, y, z } as Coords);
  const [, left, top, scale] = (/translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(tile.innerHTML) ?? []).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const world = 256 * 2 ** z;
  return { east: (x * 256 + left) / world, south: (y * 256 + top) / world, unit: scale / world, tile };
}

it('draws one district around the place, of one size and at one point of the world, at every zoom and in every tile', () => {
  const [latitude, longitude] = beijing;
  // Web Mercator, as the tiles of map services have it.
  const east = longitude / 360 + 0.5;
  const south = 0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI);
  for (let z = 2; z <= 19; z += 1) {
    const [x, y] = [Math.floor(east * 2 ** z), Math.floor(south * 2 ** z)];
    for (const [column, row] of [
      [x, y],
      [x + 1, y - 2],
    ] as const) {
      const { unit, ...at } = drawn(column, row, z);
      expect(at.east, `east at ${z}`).toBeCloseTo(east, 9);
      expect(at.south, `south at ${z}`).toBeCloseTo(south, 9);
      expect(unit, `unit at ${z}`).toBeCloseTo(1 / (256 * 2 ** 18), 15);
    }
  }
});

it('has a label on every tile', () => {
  expect(drawn(0, 0, 2).tile.querySelector('text')?.textContent).toBe('sketch');
});
