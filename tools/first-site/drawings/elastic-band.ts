import type { Point } from './svg.ts';

/** Energy at a place of a plane; units are the surface's own. */
export type Energy = (x: number, y: number) => number;

/** How a band comes to rest: steps taken, spring constant between images, and how far an image moves for a unit of force. */
export interface Relaxation {
  steps: number;
  spring: number;
  pace: number;
}

/**
 * The minimum-energy path between the ends of `start` by the nudged elastic band (Jónsson, Mills and Jacobsen 1998): images
 * move along the slope across the band and by the spring force along it; the ends stay.
 */
export function elasticBand(energy: Energy, start: readonly Point[], { steps, spring, pace }: Relaxation): Point[] {
  let band = [...start];
  for (let step = 0; step < steps; step++) {
    band = band.map((here, i) => {
      const [before, after] = [band[i - 1], band[i + 1]];
      if (!before || !after) return here;
      const span = Math.hypot(after[0] - before[0], after[1] - before[1]);
      const [tx, ty] = [(after[0] - before[0]) / span, (after[1] - before[1]) / span];
      const [gx, gy] = slope(energy, here);
      const along = gx * tx + gy * ty;
      const ahead = Math.hypot(after[0] - here[0], after[1] - here[1]);
      const behind = Math.hypot(here[0] - before[0], here[1] - before[1]);
      const pull = spring * (ahead - behind) + along;
      return [here[0] + pace * (pull * tx - gx), here[1] + pace * (pull * ty - gy)];
    });
  }
  return band;
}

function slope(energy: Energy, [x, y]: Point): Point {
  const h = 1e-4;
  return [(energy(x + h, y) - energy(x - h, y)) / (2 * h), (energy(x, y + h) - energy(x, y - h)) / (2 * h)];
}
