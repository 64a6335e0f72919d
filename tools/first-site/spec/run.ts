import { type Row, Unlike } from './row.ts';
import type { Site } from './site.ts';

/** A row with what was seen. */
export interface Result extends Row {
  seen: string;
  holds: boolean;
  /** How long it took, in milliseconds. */
  took: number;
}

/** As many rows at a time as keep two cores busy while pages load. */
const together = 3;

/** Asks the site every row, several at a time, and tells what was seen in the rows' order; a row that cannot look has failed. */
export function runRows(site: Site, rows: Row[]): Promise<Result[]> {
  return eachOf(rows, async (row) => {
    const started = performance.now();
    const told = await row.check.inspect(site).then(
      (seen) => ({ seen, holds: true }),
      (error: Error) => ({ seen: reason(error), holds: false }),
    );
    return { ...row, ...told, took: Math.max(performance.now() - started, row.check.tookMs?.(site) ?? 0) };
  });
}

/** The rows that do not hold, one paragraph each, as a person reads them. */
export function failures(results: Result[]): string[] {
  return results
    .filter(({ holds }) => !holds)
    .map(({ at, says, check, seen }) => `✗ ${at}: ${says}\n  fails when: ${check.fails}\n  seen: ${seen}`);
}

/** Does something with each of many, a few at a time, and keeps their order. */
export async function eachOf<One, Made>(
  all: One[],
  make: (one: One) => Promise<Made>,
  atATime = together,
): Promise<Made[]> {
  const made: Made[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < all.length; index = next++) made[index] = await make(all[index] as One);
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return made;
}

function reason(error: Error): string {
  const line = error.message.split('\n', 1)[0]?.replace(/https?:\/\/127\.0\.0\.1:\d+/g, '') ?? '';
  return error instanceof Unlike ? line : `error: ${line}`;
}
