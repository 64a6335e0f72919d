import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import initSqlite from 'sql.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileText } from '../generate/gallery/small-site.ts';
import { root } from '../site/paths.ts';
import { lampCollection, lampFiles, lamps } from '../testing/lamp-collection.ts';
import { lampToken, startLampService } from '../testing/lamp-service.ts';
import type { LocalServer } from '../testing/listen-locally.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';

let service: LocalServer;
let site: SmallFolder;
beforeAll(async () => {
  service = await startLampService();
});
afterAll(() => service.close());
beforeEach(async () => {
  site = await smallFolder();
  vi.stubEnv('LAMP_TOKEN', lampToken);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await site.remove();
});

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(site.folder, file)), { recursive: true });
  await writeFile(join(site.folder, file), content);
}

const read = (file: string) => readFile(join(site.folder, file), 'utf8');
const pullFrom = async (from: object) => {
  await write(lampFiles.collection, fileText(lampCollection(from)));
  return site.run('pull', 'lamp');
};

const csv = 'id,name,lit,price,shown\n1,Paraffin lamp,1887-03-01,12.5,yes\n2,Flashlight,2024-02-29,,no\n';
const token = { env: 'LAMP_TOKEN' };

/** An origin of each type, without TypeScript. */
const origins: Record<string, (address: string) => object> = {
  csv: () => ({ csv: 'lamps.csv' }),
  excel: () => ({
    excel: 'lamps.xlsx',
    sheet: 'Lamps',
    headerRow: 2,
    fields: { id: 'No.', name: 'Name', lit: 'First lit', price: 'Price (EUR)', shown: 'On show' },
  }),
  sqlite: () => ({ sqlite: 'lamps.db', query: 'select * from lamp order by id' }),
  'Strapi 5': (address) => ({
    rest: `${address}/strapi`,
    parameters: { sort: 'number' },
    token,
    path: 'data',
    paging: { page: 'pagination[page]', size: 'pagination[pageSize]' },
    fields: { id: 'number', name: 'title', lit: 'firstLit' },
  }),
  Directus: (address) => ({
    rest: `${address}/directus`,
    token,
    path: 'data',
    paging: { offset: 'offset', size: 'limit' },
    fields: { name: 'translations.0.name', lit: 'date_lit' },
  }),
  'REST with links': (address) => ({ rest: `${address}/linked`, paging: { link: 'header' } }),
  'REST with cursors': (address) => ({
    rest: `${address}/cursors`,
    headers: { authorization: { env: 'LAMP_BEARER' } },
    path: 'items',
    paging: { cursor: 'after', next: 'next' },
  }),
  GraphQL: (address) => ({
    graphql: `${address}/graphql`,
    query: [
      'query ($after: String) { lamps(first: 1, after: $after) {',
      'nodes { number name lit price shown }',
      'pageInfo { endCursor hasNextPage } } }',
    ],
    token,
    path: 'data.lamps.nodes',
    paging: { cursor: 'after', next: 'data.lamps.pageInfo.endCursor', more: 'data.lamps.pageInfo.hasNextPage' },
    fields: { id: 'number' },
  }),
  OpenAPI: (address) => ({
    openapi: 'service.yaml',
    operation: 'listLamps',
    server: address,
    token,
    parameters: { shape: 'strapi' },
    path: 'data',
    paging: { page: 'pagination[page]' },
    fields: { id: 'number', name: 'title', lit: 'firstLit' },
  }),
};

const openApi = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
servers: [{ url: /v1 }]
paths:
  /{shape}:
    parameters: [{ $ref: '#/components/parameters/Shape' }]
    get:
      operationId: listLamps
      parameters: [{ name: 'pagination[page]', in: query, required: true, schema: { type: integer } }]
      responses: {}
components:
  parameters:
    Shape: { name: shape, in: path, required: true, schema: { type: string } }
`;

async function writeOrigins(): Promise<void> {
  const { Database } = await initSqlite();
  const database = new Database();
  database.run('create table lamp (id integer, name text, lit text, price real, shown integer)');
  for (const { id, name, lit, price = null, shown } of lamps)
    database.run('insert into lamp values (?, ?, ?, ?, ?)', [id, name, lit, price, Number(shown)]);
  await write('assets/records/lamp/lamps.db', database.export());
  database.close();
  await write('assets/records/lamp/lamps.csv', csv);
  await write('assets/records/lamp/service.yaml', openApi);
  await copyFile(join(root, 'engine/testing/origins/lamps.xlsx'), join(site.folder, 'assets/records/lamp/lamps.xlsx'));
}

describe('records from elsewhere', () => {
  beforeEach(async () => {
    await writeOrigins();
    vi.stubEnv('LAMP_BEARER', `Bearer ${lampToken}`);
  });

  test.each(Object.keys(origins))('%s, in 15 lines of JSON at most', async (name) => {
    const from = origins[name]?.(service.address) ?? {};
    // A line for each field and each line of the query, and two for the braces.
    const lines = Object.values(from).flatMap((value) => (Array.isArray(value) ? [...value, '[', ']'] : [value]));
    expect(lines.length + 2).toBeLessThanOrEqual(15);
    expect(await pullFrom(from)).toEqual({
      code: 0,
      said: 'lamp: 2 records (2 new, 0 removed, 0 changed)\n  + 1\n  + 2',
    });
    expect(JSON.parse(await read(lampFiles.snapshot))).toEqual(lamps);
    expect((await site.run('check')).code).toBe(0);
    // No file of the site has a secret.
    for (const text of Object.values(await site.texts())) expect(text).not.toContain(lampToken);
  });
});

test('a pull shows what changed, and leaves an unchanged snapshot as it is', async () => {
  await write('assets/records/lamp/lamps.csv', csv);
  await pullFrom({ csv: 'lamps.csv' });
  const before = [await read(lampFiles.snapshot), await read(lampFiles.lock)];
  expect((await site.run('pull')).said).toBe('lamp: 2 records (0 new, 0 removed, 0 changed)');
  expect((await site.run('pull', '--lang', 'zh')).said).toBe('lamp：2 条记录（新增 0，删除 0，更改 0）');
  expect([await read(lampFiles.snapshot), await read(lampFiles.lock)]).toEqual(before);
  await write('assets/records/lamp/lamps.csv', csv.replace('12.5,yes', '13,yes').replace(/\n2,/, '\n3,'));
  expect((await site.run('check')).said).toContain(
    'pages/collections/lamp.json:4:3  from: assets/records/lamp/lamps.csv has changed since the records were read. Run `npm run pull -- lamp`.',
  );
  expect((await site.run('pull')).said).toMatchInlineSnapshot(`
    "lamp: 2 records (1 new, 1 removed, 1 changed)
      + 3
      - 2
      ~ 1: price 12.5 → 13"
  `);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'no snapshot',
    () => rm(join(site.folder, 'assets/records/lamp'), { recursive: true }),
    'The records come from elsewhere and were not read yet. Run `npm run pull -- lamp`.',
  ],
  [
    'a snapshot changed by hand',
    async () => write(lampFiles.snapshot, (await read(lampFiles.snapshot)).replace('Flash', 'flash')),
    'assets/records/lamp/snapshot.json was changed by hand, or only half committed. Run `npm run pull -- lamp`.',
  ],
  ['no lock', () => rm(join(site.folder, lampFiles.lock)), 'assets/records/lamp/snapshot.json was changed by hand'],
  [
    'another mapping',
    async () => write(lampFiles.collection, fileText(lampCollection({ csv: 'lamps.csv', fields: { price: 'id' } }))),
    '"from" has changed since the records were read.',
  ],
])('%s is an error that names the command', async (_, change, message) => {
  await write('assets/records/lamp/lamps.csv', csv);
  await pullFrom({ csv: 'lamps.csv', fields: { price: 'price' } });
  await change();
  const { code, said } = await site.run('check');
  expect(code).toBe(1);
  expect(said).toContain(message);
});

test('limits, time-outs and the order of keys do not outdate a snapshot', async () => {
  await write('assets/records/lamp/lamps.csv', csv);
  await pullFrom({ csv: 'lamps.csv', fields: { price: 'price', id: 'id' } });
  const same = { limits: { records: 5 }, fields: { id: 'id', price: 'price' }, csv: 'lamps.csv' };
  await write(lampFiles.collection, fileText(lampCollection(same)));
  expect((await site.run('check')).code).toBe(0);
});

test('a record beside a snapshot is an error', async () => {
  await write('assets/records/lamp/lamps.csv', csv);
  await pullFrom({ csv: 'lamps.csv' });
  await write('assets/records/lamp/own.json', fileText({ id: 9, name: 'Own' }));
  expect((await site.run('check')).said).toContain(
    'assets/records/lamp/own.json:1:1  The records of "lamp" come from elsewhere',
  );
});

/** Wrong tables, with the problems of the pull. */
const wrongTables: Record<string, [csv: string | Buffer, from: object]> = {
  'a renamed column': [csv.replace('name', 'Name'), {}],
  'a missing column': [csv.replace('name', 'xxxxxxxx'), { fields: { name: 'title' } }],
  'a text in place of a number': [csv.replace('12.5', 'cheap').replace('24-02-29,', '24-02-29,dear'), {}],
  'no such day': [csv.replace('2024-02-29', '2023-02-29'), { fields: { lit: 'lit' } }],
  'a number twice': [csv.replace('\n2,', '\n1,'), {}],
  'an empty name': [csv.replace('Flashlight', ''), {}],
  'a huge number': [csv.replace('12.5', '123456789012345678901'), {}],
  'a column twice': [csv.replace('name', 'id'), {}],
  'a row with too few columns': [`${csv}3,Broken\n`, {}],
  'an open quote': [`${csv}3,"Broken`, {}],
  'no rows at all': ['', {}],
  'another encoding': [Buffer.from('id,name\n1,\xc0\xcf', 'latin1'), {}],
  'too many rows': [csv, { limits: { records: 1 } }],
  'too many bytes': [csv, { limits: { bytes: 50 } }],
  'no such file': [csv, { csv: 'lights.csv' }],
  'wrong in many rows': [
    `id,name,price\n${Array.from({ length: 9 }, (_, index) => `${index + 1},A,x\n`).join('')}`,
    {},
  ],
};

test('wrong rows are problems with record, field and line of the mapping, and the last snapshot stays', async () => {
  await write('assets/records/lamp/lamps.csv', csv);
  await pullFrom({ csv: 'lamps.csv' });
  const before = [await read(lampFiles.snapshot), await read(lampFiles.lock)];
  const said: Record<string, string[]> = {};
  for (const [name, [text, from]] of Object.entries(wrongTables)) {
    await write('assets/records/lamp/lamps.csv', text);
    const result = await pullFrom({ csv: 'lamps.csv', ...from });
    expect([name, result.code]).toEqual([name, 1]);
    const lines = result.said.split('\n');
    expect(lines.pop()).toBe('lamp: nothing was written; the last snapshot stays.');
    said[name] = lines.map((line) => line.replace('pages/collections/', ''));
    expect([await read(lampFiles.snapshot), await read(lampFiles.lock)]).toEqual(before);
  }
  expect(said).toMatchInlineSnapshot(`
    {
      "a column twice": [
        "lamp.json:5:12  from.csv: Two columns are named "id". Rename one.",
      ],
      "a huge number": [
        "lamp.json:21:14  fields.price: Record 1 (1): This number is too large to be exact. Let the service send it as a text.",
      ],
      "a missing column": [
        "lamp.json:7:15  from.fields.name: No record has "title". There are: id, xxxxxxxx, lit, price, shown.",
      ],
      "a number twice": [
        "lamp.json:8:11  fields.id: Record 2 (1): id: The id 1 is already that of a record in assets/records/lamp/snapshot.json. Choose another.",
      ],
      "a renamed column": [
        "lamp.json:12:13  fields.name: No record has "name". The nearest name is "Name".",
      ],
      "a row with too few columns": [
        "lamp.json:5:12  from.csv: lamps.csv is broken near line 4: each row needs as many columns as the first, and quotes in pairs.",
      ],
      "a text in place of a number": [
        "lamp.json:21:14  fields.price: Record 1 (1): price: "cheap" is a text; this must be a number.",
        "lamp.json:21:14  fields.price: Record 2 (2): price: "dear" is a text; this must be a number.",
      ],
      "an empty name": [
        "lamp.json:12:13  fields.name: Record 2 (2): The field "name" is missing.",
      ],
      "an open quote": [
        "lamp.json:5:12  from.csv: lamps.csv is broken near line 4: each row needs as many columns as the first, and quotes in pairs.",
      ],
      "another encoding": [
        "lamp.json:5:12  from.csv: The file is not UTF-8. Save it as CSV in UTF-8.",
      ],
      "no rows at all": [
        "lamp.json:5:12  from.csv: There is no row with the names of columns here.",
      ],
      "no such day": [
        "lamp.json:7:14  from.fields.lit: Record 2 (2): lit: "2023-02-29" is no day of the calendar: that month has 28 days.",
      ],
      "no such file": [
        "lamp.json:5:12  from.csv: There is no file assets/records/lamp/lights.csv.",
      ],
      "too many bytes": [
        "lamp.json:7:16  from.limits.bytes: There are more than 50 bytes. Raise "bytes" in "limits", or select fewer fields.",
      ],
      "too many rows": [
        "lamp.json:7:18  from.limits.records: There are more than 1 records. Raise "records" in "limits", or select fewer.",
      ],
      "wrong in many rows": [
        "lamp.json:21:14  fields.price: Record 1 (1): price: "x" is a text; this must be a number.",
        "lamp.json:21:14  fields.price: Record 2 (2): price: "x" is a text; this must be a number.",
        "lamp.json:21:14  fields.price: Record 3 (3): price: "x" is a text; this must be a number.",
        "lamp.json:21:14  fields.price: 6 more records have a problem in this field.",
      ],
    }
  `);
}, 60_000);

test('an unknown collection is refused with the nearest name', async () => {
  await write('assets/records/lamp/lamps.csv', csv);
  await pullFrom({ csv: 'lamps.csv' });
  await expect(site.run('pull', 'lamps')).rejects.toThrow('No collection "lamps" has "from". Did you mean lamp?');
});

/** Mistakes in the descriptor, with the problems of the check. */
const wrongOrigins: Record<string, object> = {
  'an unknown type': { cvs: 'lamps.csv' },
  'an unknown field of the collection': { csv: 'lamps.csv', fields: { nme: 'name' } },
  'a token in JSON': { rest: 'https://cms.example/lamps', token: 'abc' },
  'a secret header': { rest: 'https://cms.example/lamps', headers: { Authorization: 'Bearer abc' } },
  'a secret parameter': { rest: 'https://cms.example/lamps', parameters: { api_key: 'abc' } },
  'a secret in the address': { rest: 'https://cms.example/lamps?access_token=abc' },
  'a password in the address': { rest: 'https://me:abc@cms.example/lamps' },
  'a file outside of the folder': { csv: '../../../etc/passwd' },
  'another scheme': { rest: 'file:///etc/passwd' },
  'a connection in JSON': { postgresql: 'postgresql://a:b@c/d', query: 'select 1' },
};

test('mistakes in an origin are problems of the check, and nothing is read', async () => {
  const said: Record<string, string[]> = {};
  for (const [name, from] of Object.entries(wrongOrigins)) {
    await write(lampFiles.collection, fileText(lampCollection(from)));
    const { code, said: checked } = await site.run('check');
    expect(code).toBe(1);
    said[name] = checked
      .split('\n')
      .filter((line) => line.startsWith('pages/collections/') && !line.includes('were not read yet'))
      .map((line) => line.replace('pages/collections/', ''));
    expect((await site.run('pull', 'lamp')).code).toBe(1);
  }
  expect(said).toMatchInlineSnapshot(`
    {
      "a connection in JSON": [
        "lamp.json:5:19  from.postgresql: "postgresql://a:b@c/d" is a text; this must be an object {…}.",
      ],
      "a file outside of the folder": [
        "lamp.json:5:12  from.csv: "../../../etc/passwd" is not of the right form: the name of a file, in letters, digits, dots, hyphens and underscores, as in "lamps.csv".",
      ],
      "a password in the address": [
        "lamp.json:5:13  from.rest: "https://me:abc@cms.example/lamps" is not of the right form: a web address that begins with https:// or http://, without a password, blanks or \`#\`, as in "https://cms.example/api/articles".",
      ],
      "a secret header": [
        "lamp.json:7:24  from.headers.Authorization: "Authorization" looks like a secret. Write { "env": "A_VARIABLE" } and set that environment variable, because everybody can read this file.",
      ],
      "a secret in the address": [
        "lamp.json:5:13  from.rest: "access_token" looks like a secret. Write { "env": "A_VARIABLE" } and set that environment variable, because everybody can read this file.",
      ],
      "a secret parameter": [
        "lamp.json:7:18  from.parameters.api_key: "api_key" looks like a secret. Write { "env": "A_VARIABLE" } and set that environment variable, because everybody can read this file.",
      ],
      "a token in JSON": [
        "lamp.json:6:14  from.token: "abc" is a text; this must be an object {…}.",
      ],
      "an unknown field of the collection": [
        "lamp.json:7:7  from.fields.nme: "nme" is not a field of this collection. Allowed: id, name, lit, price, shown. Did you mean "name"?",
      ],
      "an unknown type": [
        "lamp.json:5:5  from.cvs: "cvs" is not a field here. Did you mean "csv"?",
      ],
      "another scheme": [
        "lamp.json:5:13  from.rest: "file:///etc/passwd" is not of the right form: a web address that begins with https:// or http://, without a password, blanks or \`#\`, as in "https://cms.example/api/articles".",
      ],
    }
  `);
}, 60_000);
