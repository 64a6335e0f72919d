/** How many places are counted at once; beyond, whoever came first is forgotten. */
const mostPlaces = 10_000;

/**
 * Says whether one more may come from a place: at most `most` within `spanMs` milliseconds, counted from the first. `now` is the clock.
 */
export function rateLimit(most: number, spanMs: number, now: () => number = Date.now): (place: string) => boolean {
  const counts = new Map<string, { since: number; count: number }>();
  return (place) => {
    const known = counts.get(place);
    if (known && now() - known.since < spanMs) {
      known.count += 1;
      return known.count <= most;
    }
    counts.delete(place);
    const [oldest] = counts.size >= mostPlaces ? counts.keys() : [];
    if (oldest !== undefined) counts.delete(oldest);
    counts.set(place, { since: now(), count: 1 });
    return true;
  };
}
