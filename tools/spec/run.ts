import type { SpecResult, SpecRow } from './row.ts';
import type { SpecSite } from './site.ts';

/** Runs rows one after the other and tells what was found; a row that cannot find out has failed. */
export async function runRows(site: SpecSite, rows: SpecRow[]): Promise<SpecResult[]> {
  const results: SpecResult[] = [];
  for (const row of rows) {
    const found = await row.find(site).catch((error: Error) => `error: ${firstLine(error)}`);
    await site.leave();
    results.push({ ...row, found, passed: typeof row.want === 'string' ? found === row.want : row.want.test(found) });
  }
  return results;
}

/** The failing rows, one paragraph each, as a person reads them. */
export function failures(results: SpecResult[]): string[] {
  return results
    .filter(({ passed }) => !passed)
    .map(({ source, statement, check, found, want }) =>
      [`✗ ${source}: ${statement}`, `  checked: ${check}`, `  found:   ${found}`, `  wanted:  ${want}`].join('\n'),
    );
}

function firstLine({ message }: Error): string {
  return message.split('\n', 1)[0]?.replace(/https?:\/\/127\.0\.0\.1:\d+/g, '') ?? '';
}
