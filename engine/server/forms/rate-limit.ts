import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** How many places are counted at once; beyond, whoever came longest ago is forgotten. */
const mostPlaces = 10_000;

/**
 * Says whether one more may come from an address: at most `most` within `spanMs` milliseconds, counted from the first. `now` is a
 * clock that nobody sets: with the time of day, a correction would end or prolong the count.
 */
export function rateLimit(
  most: number,
  spanMs: number,
  now: () => number = () => performance.now(),
): (address: string) => boolean {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: mostPlaces });
  return (address) => {
    const place = placeOf(address);
    const known = counts.get(place);
    if (known && now() - known.since < spanMs) {
      known.count += 1;
      return known.count <= most;
    }
    counts.set(place, { since: now(), count: 1 });
    return true;
  };
}

/** Who has an IPv6 address has all that begin with the same 64 bits, and could come from another each time. */
function placeOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  // `::` stands for as many groups of zeros as are missing of eight.
  const [before, after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...(before ?? []), ...Array(8).fill('0')].slice(0, address.includes('::') ? 8 - after.length : 8);
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
