import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** The number of visitors that are counted at once. Beyond that, the oldest is forgotten. */
const maxNetworks = 10_000;

/** Returns whether an address may request again: at most `most` times in `spanMs` of the monotonic clock `now`. */
export function createRateLimit(
  most: number,
  spanMs: number,
  now: () => number = () => performance.now(),
): (address: string) => boolean {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: maxNetworks });
  return (address) => {
    const place = networkOf(address);
    const known = counts.get(place);
    if (known && now() - known.since < spanMs) {
      known.count += 1;
      return known.count <= most;
    }
    counts.set(place, { since: now(), count: 1 });
    return true;
  };
}

/** Whoever has an IPv6 address has a whole /64 network, and could use another address each time. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  // `::` replaces the missing groups of zeros.
  const [before, after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...(before ?? []), ...Array(8).fill('0')].slice(0, address.includes('::') ? 8 - after.length : 8);
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
