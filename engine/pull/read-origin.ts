import type { RecordOrigin } from '../model/record-origin.ts';
import type { ReadingContext } from './origin-reader.ts';

/** Reads the rows of any origin. Loads only the libraries that it needs. */
export async function readOrigin(origin: RecordOrigin, context: ReadingContext): Promise<unknown[]> {
  if ('csv' in origin) return (await import('./read-csv.ts')).readCsv(origin, context);
  if ('excel' in origin) return (await import('./read-excel.ts')).readExcel(origin, context);
  if ('sqlite' in origin) return (await import('./read-sqlite.ts')).readSqlite(origin, context);
  if ('postgresql' in origin) return (await import('./read-postgresql.ts')).readPostgresql(origin, context);
  if ('graphql' in origin) return (await import('./read-graphql.ts')).readGraphql(origin, context);
  if ('openapi' in origin) return (await import('./read-openapi.ts')).readOpenApi(origin, context);
  return (await import('./read-rest.ts')).readRest(origin, context);
}
