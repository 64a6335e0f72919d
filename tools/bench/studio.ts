import { cpus, loadavg } from 'node:os';
import { measureRecords } from './records-cost.ts';
import type { Result, Subject } from './results.ts';
import { measureStudio, type StudioCost } from './studio-cost.ts';

/** What a maintainer waits for in the studio, of the shipped site and of one with 5,000 pages more. */
export async function studio(): Promise<Subject[]> {
  const [own, large] = [await measureStudio(), await measureStudio(5000)];
  const { scrolling, editing } = await measureRecords(5000);
  const unit = 'ms';
  // Another's work on the machine makes each wait longer: what is read is to be read with it.
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  return [
    { title: 'The studio', results: resultsOf(own, 80) },
    { title: 'The studio, with 5,000 pages more', results: resultsOf(large, 100) },
    {
      title: 'The studio, with 5,000 records',
      results: [
        { what: 'the longest task while scrolling (0: none took 50 ms)', ours: scrolling, unit, atMost: 50 },
        { what: 'the longest task at the keys in a cell', ours: editing, unit, atMost: 50 },
        { what: `processes that wait for the machine's ${cpus().length} cores, at the end`, ours: load, unit: '' },
      ],
    },
  ];
}

function resultsOf({ open, page, typing, save, uses, pointed }: StudioCost, keyAtMost: number): Result[] {
  const { keys, letters, problems, script, server, longest } = typing;
  const unit = 'ms';
  return [
    { what: `a key until the preview shows it, half of ${keys.length}`, ours: share(keys, 0.5), unit },
    { what: 'a key until the preview shows it, 95 of 100', ours: share(keys, 0.95), unit, atMost: keyAtMost },
    { what: 'a key until its field shows it, 95 of 100', ours: share(letters, 0.95), unit, atMost: 16 },
    { what: 'script of a key in the browser, looks at the site included', ours: script, unit },
    { what: "processor's time of a key in the server, looks included", ours: server, unit },
    { what: 'the longest task at keys (0: none took 50 ms)', ours: longest, unit },
    { what: "the last key until the whole site's problems are told", ours: problems, unit, atMost: 600 },
    { what: 'open the studio', ours: open, unit, atMost: 1500 },
    { what: 'open a page', ours: page, unit, atMost: 300 },
    { what: 'save a file', ours: save, unit, atMost: 300 },
    { what: 'what names a page, told before it is deleted, pressed at once', ours: uses, unit, atMost: 100 },
    { what: 'the same, 300 ms after pointing', ours: pointed, unit, atMost: 100 },
  ];
}

/** What a share of the times does not exceed. */
function share(times: number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN);
}
