import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordOrigin } from '../model/record-origin.ts';
import { parseCollection } from '../model/schema/collections.ts';
import { lampCollection, lamps } from '../testing/lamp-collection.ts';
import { freePort } from '../testing/listen-locally.ts';
import { fetchRecords } from './fetch-records.ts';

/** Where Debian installs PostgreSQL. */
const versions = '/usr/lib/postgresql';
const version = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] : undefined;

/** PostgreSQL does not run as root: Debian's package has a user for it. */
function findUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

describe.skipIf(version === undefined)('records from PostgreSQL (skipped where it is not installed)', () => {
  const program = (name: string) => join(versions, version ?? '', 'bin', name);
  const user = version === undefined ? {} : findUser();
  let folder: string;
  let server: ChildProcess;
  let address: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pagewright-postgresql-'));
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    const run = { cwd: folder, ...user, env: { ...process.env, LC_ALL: 'C' } };
    execFileSync(program('initdb'), ['-D', folder, '-U', 'keeper', '-A', 'trust', '--no-sync'], {
      ...run,
      stdio: 'ignore',
    });
    const port = await freePort();
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
    server = spawn(program('postgres'), ['-D', folder, ...settings.flatMap((one) => ['-c', one])], {
      ...run,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await new Promise<void>((resolve, reject) => {
      server.once('exit', () => reject(new Error('PostgreSQL did not start')));
      server.stderr?.on('data', (text) => String(text).includes('ready to accept connections') && resolve());
    });
    address = `postgresql://keeper:planted-secret-4711@127.0.0.1:${port}/postgres`;
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(
      'create table lamp (id integer, name text, lit date, price numeric(6, 2), shown boolean, tags jsonb)',
    );
    for (const { id, name, lit, price, shown } of lamps)
      await client.query('insert into lamp values ($1, $2, $3, $4, $5, $6)', [
        id,
        name,
        lit,
        price,
        shown,
        { colors: ['red', 'white'] },
      ]);
    await client.end();
  }, 60_000);

  afterAll(async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  const fetchWith = (from: object, env = { DATABASE: address }) => {
    const collection = parseCollection(lampCollection({ postgresql: { env: 'DATABASE' }, timeout: 5, ...from }));
    return fetchRecords({
      folder,
      name: 'lamp',
      collection: { ...collection, from: collection.from as RecordOrigin },
      env,
    });
  };
  const flawsOf = async (...given: Parameters<typeof fetchWith>) =>
    (await fetchWith(...given)).flaws.map(({ path, message }) => `${path.join('.')}: ${message.en}`);

  test('have the kinds of their fields', async () => {
    const { records, flaws } = await fetchWith({
      query: ['select *', 'from lamp order by id;'].join('\n').replace(';', ''),
    });
    expect([records, flaws]).toEqual([lamps, []]);
    const nested = await fetchWith({ query: 'select * from lamp', fields: { name: 'tags.colors.*' } });
    expect(nested.records.map(({ name }) => name)).toEqual(['red, white', 'red, white']);
  });

  test('are read in pages', async () => {
    const { records } = await fetchWith({ query: "select id, 'A' as name from generate_series(1, 2345) as id" });
    expect(records).toHaveLength(2345);
  });

  test.each([
    [
      'an error in the query',
      { query: 'select * from lmp' },
      'from.query: The query fails: relation "lmp" does not exist.',
    ],
    [
      'a write',
      { query: 'delete from lamp returning *' },
      'from.query: The query fails: syntax error at or near "delete".',
    ],
    [
      'a write in a function',
      { query: "select setval('x', 1)" },
      'from.query: The query fails: relation "x" does not exist.',
    ],
    [
      'two statements',
      { query: 'select 1; drop table lamp' },
      'from.query: The query fails: cannot insert multiple commands into a prepared statement.',
    ],
    [
      'too many records',
      { query: 'select generate_series(1, 1000000000) as id', limits: { records: 100 } },
      'from.limits.records: There are more than 100 records. Raise "records" in "limits", or select fewer.',
    ],
    [
      'a slow query',
      { query: 'select pg_sleep(60)', timeout: 1 },
      'from.postgresql: There is no whole answer after 1 seconds. Raise "timeout", or ask for less at once.',
    ],
  ])('%s is a problem', async (_, from, message) => {
    expect(await flawsOf(from)).toEqual([message]);
  });

  test('errors of the connection do not name it', async () => {
    const elsewhere = { DATABASE: address.replace('/postgres', '/archive').replace(/:\d+\//, ':1/') };
    const unknown = { DATABASE: address.replace(/\/postgres$/, '/archive') };
    expect(await flawsOf({ query: 'select 1' }, elsewhere)).toEqual([
      'from.postgresql: The service cannot be reached (ECONNREFUSED).',
    ]);
    expect(await flawsOf({ query: 'select 1' }, unknown)).toEqual([
      'from.postgresql: The service cannot be reached (3D000).',
    ]);
  });
});
