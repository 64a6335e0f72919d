import type { Result, Subject } from './results.ts';
import { measureStudio, type StudioCost } from './studio-cost.ts';

/** What a maintainer waits for in the studio, of the shipped site and of one with 5,000 pages more. */
export async function studio(): Promise<Subject[]> {
  const [own, large] = [await measureStudio(), await measureStudio(5000)];
  return [
    { title: 'The studio', results: resultsOf(own, 80) },
    { title: 'The studio, with 5,000 pages more', results: resultsOf(large, 100) },
  ];
}

function resultsOf({ open, page, keys, save }: StudioCost, keyAtMost: number): Result[] {
  const unit = 'ms';
  return [
    { what: `a key until the preview shows it, half of ${keys.length}`, ours: share(keys, 0.5), unit },
    { what: 'a key until the preview shows it, 95 of 100', ours: share(keys, 0.95), unit, atMost: keyAtMost },
    { what: 'open the studio', ours: open, unit, atMost: 1500 },
    { what: 'open a page', ours: page, unit, atMost: 300 },
    { what: 'save a file', ours: save, unit, atMost: 300 },
  ];
}

/** What a share of the times does not exceed. */
function share(times: number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN);
}
