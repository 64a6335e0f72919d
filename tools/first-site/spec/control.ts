import type { Row } from './row.ts';
import { eachOf, type Result } from './run.ts';
import type { Site } from './site.ts';

/** A row and a way to spoil the site that it did not notice. */
export interface Unnoticed {
  row: Row;
  what: string;
}

/** Asks every row that holds again on a site that is spoilt for it, in each way that its check names. */
export async function control(site: Site, results: Result[]): Promise<{ spoils: number; unnoticed: Unnoticed[] }> {
  const tries = results
    .filter(({ holds }) => holds)
    .flatMap((row) => row.check.spoils.map((change) => ({ row, change })));
  // What came in a time comes in three times that time also where machine and browser are slow: no row notices by haste alone.
  const notices = async ({ row, change }: (typeof tries)[number]) => {
    const held = await site.spoilt(change, Math.max(2000, 3 * row.took), (spoilt) =>
      row.check.inspect(spoilt).then(
        () => true,
        () => false,
      ),
    );
    return held ? [{ row, what: change.what }] : [];
  };
  // Altered pages are seen by all who look at the same time.
  const altering = tries.filter(({ change }) => change.page);
  const others = tries.filter(({ change }) => !change.page);
  const unnoticed = [...(await eachOf(altering, notices, 1)), ...(await eachOf(others, notices))];
  return { spoils: tries.length, unnoticed: unnoticed.flat() };
}
