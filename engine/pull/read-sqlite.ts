import type { SqliteRecords } from '../model/record-origin.ts';
import { requirePackages } from '../site/optional-packages.ts';
import { OriginError, refuse } from './origin-error.ts';
import { type OriginReader, textOfQuery } from './origin-reader.ts';
import { createTableRows } from './table-rows.ts';

/** Reads the file into memory, so that no query can change it. */
export const readSqlite: OriginReader<SqliteRecords> = async ({ sqlite, query }, { readFile, budget }) => {
  const bytes = await readFile(sqlite, ['sqlite']);
  requirePackages('records from SQLite files');
  const { default: load } = await import('sql.js');
  const database = new (await load()).Database(bytes);
  try {
    const statement = database.prepare(textOfQuery(query));
    const header = statement.getColumnNames();
    const rows: unknown[][] = [];
    while (statement.step()) {
      budget.addRecords(1);
      rows.push(statement.get());
    }
    return createTableRows(header, rows, 'query');
  } catch (error) {
    if (error instanceof OriginError) throw error;
    return refuse(['query'], 'pullQueryFailed', { reason: (error as Error).message });
  } finally {
    database.close();
  }
};
