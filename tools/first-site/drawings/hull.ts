/** A state that may be stable: its composition (a share from 0 to 1) and its energy, in the caller's unit. */
export interface Candidate {
  x: number;
  energy: number;
}

/** The candidates on the lower convex hull from lowest to highest x (Andrew 1979): no mixture of others lies below. */
export function lowerHull<T extends Candidate>(candidates: readonly T[]): T[] {
  const hull: T[] = [];
  for (const next of [...candidates].sort((a, b) => a.x - b.x || a.energy - b.energy)) {
    if (hull.at(-1)?.x === next.x) continue;
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (!before || !last) break;
      const bend =
        (last.energy - before.energy) * (next.x - before.x) - (next.energy - before.energy) * (last.x - before.x);
      if (bend < -1e-12) break;
      hull.pop();
    }
    hull.push(next);
  }
  return hull;
}
