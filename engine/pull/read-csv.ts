import type { CsvError } from 'csv-parse/sync';
import type { CsvRecords } from '../model/record-origin.ts';
import { requirePackages } from '../site/optional-packages.ts';
import { refuse } from './origin-error.ts';
import type { OriginReader } from './origin-reader.ts';
import { createTableRows } from './table-rows.ts';

const delimiters = { comma: ',', semicolon: ';', tab: '\t' };

export const readCsv: OriginReader<CsvRecords> = async ({ csv, delimiter = 'comma' }, { readFile, budget }) => {
  const text = decode(await readFile(csv, ['csv']));
  requirePackages('records from CSV files');
  const { parse } = await import('csv-parse/sync');
  let lines: string[][] = [];
  try {
    lines = parse(text, { delimiter: delimiters[delimiter], skip_empty_lines: true });
  } catch (error) {
    const { lines: line = 1 } = error as CsvError & { lines?: number };
    refuse(['csv'], 'pullBrokenCsv', { file: csv, line });
  }
  const [header, ...rows] = lines;
  if (!header) return refuse(['csv'], 'pullNoColumns');
  budget.addRecords(rows.length);
  // An empty cell is a missing value, as in other tables.
  const cells = rows.map((row) => row.map((cell) => (cell === '' ? null : cell)));
  return createTableRows(header, cells, 'csv');
};

function decode(bytes: Buffer): string {
  try {
    // Drops a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(['csv'], 'pullNotUtf8');
  }
}
