import type { Query, RecordOrigin } from '../model/record-origin.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Budget } from './read-limits.ts';
import type { Secrets } from './secrets.ts';

export interface ReadingContext {
  /** Reads a file in the collection's folder. Refuses a missing one. */
  readFile(name: string, path: Path): Promise<Buffer>;
  secrets: Secrets;
  budget: Budget;
}

/** Reads the rows of an origin: objects by column name, or values of JSON. */
export type OriginReader<Origin> = (origin: Origin, context: ReadingContext) => Promise<unknown[]>;

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

/** What an origin is called in reports: without its credentials. */
export function nameOrigin(origin: RecordOrigin): string {
  if ('csv' in origin) return origin.csv;
  if ('excel' in origin) return origin.excel;
  if ('sqlite' in origin) return origin.sqlite;
  if ('postgresql' in origin) return 'PostgreSQL';
  if ('graphql' in origin) return new URL(origin.graphql).host;
  if ('openapi' in origin) return origin.operation;
  return new URL(origin.rest).host;
}

export function textOfQuery(query: Query): string {
  return [query].flat().join('\n');
}
