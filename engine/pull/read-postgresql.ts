import type { DatabaseError } from 'pg';
import type { PostgresqlRecords } from '../model/record-origin.ts';
import { readUrl } from '../model/schema/read-url.ts';
import { requirePackages } from '../site/optional-packages.ts';
import { OriginError, refuse } from './origin-error.ts';
import { type OriginReader, textOfQuery } from './origin-reader.ts';
import { createTableRows } from './table-rows.ts';

const rowsAtOnce = 1000;

/** PostgreSQL's numbers of the types with a value of JSON. Others are texts, which the kind of the field converts. */
const parsers: Record<number, (text: string) => unknown> = {
  16: (text) => text === 't',
  114: JSON.parse,
  3802: JSON.parse,
};

/** Reads in a transaction that cannot write, through a cursor, so that the limits hold for any query. */
export const readPostgresql: OriginReader<PostgresqlRecords> = async (
  { postgresql, query, timeout = 30 },
  { secrets, budget },
) => {
  const connectionString = secrets.read(postgresql, ['postgresql', 'env']);
  requirePackages('records from PostgreSQL');
  const { Client } = (await import('pg')).default;
  const timeoutMs = timeout * 1000;
  // Other texts count as the name of a database on this machine.
  if (!/^postgres(ql)?:\/\//.test(connectionString) || !readUrl(connectionString))
    return refuse(['postgresql'], 'pullBadConnection');
  const client = new Client({
    connectionString,
    application_name: 'pagewright',
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 1000,
    types: { getTypeParser: (type: number) => parsers[type] ?? ((text: string) => text) },
  });
  try {
    await client.connect();
    await client.query('BEGIN TRANSACTION READ ONLY');
    // The extended protocol takes one statement only.
    const declaration = { text: `DECLARE records NO SCROLL CURSOR FOR ${textOfQuery(query)}`, queryMode: 'extended' };
    await client.query(declaration);
    const rows: unknown[][] = [];
    for (;;) {
      const page = await client.query<unknown[]>({ text: `FETCH ${rowsAtOnce} FROM records`, rowMode: 'array' });
      budget.addRecords(page.rows.length);
      for (const row of page.rows) budget.addBytes(JSON.stringify(row).length);
      rows.push(...page.rows);
      if (page.rows.length < rowsAtOnce)
        return createTableRows(
          page.fields.map(({ name }) => name),
          rows,
          'query',
        );
    }
  } catch (error) {
    if (error instanceof OriginError) throw error;
    return describeFailure(error as Partial<DatabaseError>, timeout);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Messages of the server concern the query, except while connecting: they name the user and the database. */
function describeFailure({ code = '', message = '', routine }: Partial<DatabaseError>, seconds: number): never {
  if (code === '57014' || /timeout/i.test(message)) refuse(['postgresql'], 'pullLate', { seconds });
  const isOfQuery = routine !== undefined && /^(22|25|42)/.test(code) && code !== '42501';
  if (isOfQuery) refuse(['query'], 'pullQueryFailed', { reason: message });
  return refuse(['postgresql'], 'pullUnreachable', { code: code || 'connection' });
}
