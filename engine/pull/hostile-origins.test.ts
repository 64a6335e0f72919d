import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordOrigin } from '../model/record-origin.ts';
import { parseCollection } from '../model/schema/collections.ts';
import { lampCollection } from '../testing/lamp-collection.ts';
import { type LocalServer, listenLocally } from '../testing/listen-locally.ts';
import { fetchRecords } from './fetch-records.ts';

const secret = 'planted-secret-4711';

type Answer = (response: ServerResponse, request: IncomingMessage, url: URL) => unknown;

const json = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const lamp = { id: 1, name: 'A' };

/** What a hostile, broken or changed service does. */
const services = {
  'status 401': (response, { headers }) => json(response, { message: `no ${headers.authorization}` }, 401),
  'status 500 with the secret': (response) => json(response, { stack: secret }, 500),
  'HTML instead': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${secret}`),
  'broken JSON': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(`[{"id": ${secret}`),
  'an empty body': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(),
  'compressed data': (response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('x'),
  'a closed connection': (response) => response.destroy(),
  'a body cut short': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('[', () => response.destroy());
  },
  'no answer': () => {},
  'a body that never ends': (response) => response.writeHead(200, { 'content-type': 'application/json' }).write('['),
  'an endless body': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  },
  'endless pages': (response, _, url) => json(response, [{ id: Number(url.searchParams.get('page')), name: 'A' }]),
  'the same page again': (response) => json(response, [lamp]),
  'the same cursor again': (response) => json(response, { list: [lamp], next: 'x' }),
  'an endless cursor': (response, _, url) =>
    json(response, {
      list: [{ id: Number(url.searchParams.get('after') ?? 0) + 1, name: 'A' }],
      next: Number(url.searchParams.get('after') ?? 0) + 1,
    }),
  'a redirect elsewhere': (response) => response.writeHead(302, { location: `http://${secret}.example/` }).end(),
  'a redirect to another port': (response) => response.writeHead(307, { location: other.address }).end(),
  'a redirect without end': (response) => response.writeHead(302, { location: '/' }).end(),
  'a redirect to a file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  'a next page elsewhere': (response) => json(response, { list: [lamp], next: `${other.address}/next` }),
  'no list': (response) => json(response, { data: { items: [lamp] }, errors: [] }),
  'a list of texts': (response) => json(response, ['A']),
  'a renamed field': (response) => json(response, [{ id: 1, Name: 'A' }]),
  'an object for a text': (response) => json(response, [{ id: 1, name: { en: secret } }]),
  'a huge number': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('[{"id":1,"name":"A","price":12345678901234567890}]'),
  'an infinite number': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1,"name":"A","price":1e999}]'),
  'deep nesting': (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`[{"id":1,"name":${'['.repeat(1e5)}${']'.repeat(1e5)}}]`),
  'the secret in a record': (response) => json(response, [{ id: 1, name: `Bearer ${secret}` }]),
} satisfies Record<string, Answer>;

const withList = { path: 'list' };
const options: Partial<Record<keyof typeof services, object>> = {
  'endless pages': { paging: { page: 'page' } },
  'the same page again': { paging: { page: 'page' } },
  'the same cursor again': { ...withList, paging: { cursor: 'after', next: 'next' } },
  'an endless cursor': { ...withList, paging: { cursor: 'after', next: 'next' } },
  'a next page elsewhere': { ...withList, paging: { link: 'next' } },
  'no list': { path: 'data' },
};

let current: Answer;
let service: LocalServer;
let other: LocalServer;
const strangers: unknown[] = [];
beforeAll(async () => {
  service = await listenLocally((request, response) =>
    current(response, request, new URL(request.url ?? '/', 'http://x')),
  );
  other = await listenLocally(({ headers }, response) => {
    strangers.push(headers);
    json(response, [lamp]);
  });
});
afterAll(() => Promise.all([service.close(), other.close()]));

async function fetchFrom(from: object) {
  const collection = parseCollection(
    lampCollection({ timeout: 1, limits: { records: 50, bytes: 1_000_000 }, ...from }),
  );
  return fetchRecords({
    folder: '/nowhere',
    name: 'lamp',
    collection: { ...collection, from: collection.from as RecordOrigin },
    env: { LAMP_TOKEN: secret },
  });
}

const token = { env: 'LAMP_TOKEN' };
const lines = async (from: object) =>
  (await fetchFrom(from)).flaws.map(({ path, message }) =>
    `${path.join('.')}: ${message.en}`.replaceAll(/127\.0\.0\.1:\d+/g, 'HOST'),
  );

test('each failure is a problem at its line, without secrets and without requests to other hosts', async () => {
  const said: Record<string, string[]> = {};
  for (const [name, answer] of Object.entries(services)) {
    current = answer;
    said[name] = await lines({ rest: service.address, token, ...options[name as keyof typeof services] });
  }
  expect(said).toMatchInlineSnapshot(`
    {
      "HTML instead": [
        "from.rest: The answer is not JSON.",
      ],
      "a body cut short": [
        "from.rest: The service cannot be reached (UND_ERR_SOCKET).",
      ],
      "a body that never ends": [
        "from.rest: There is no whole answer after 1 seconds. Raise "timeout", or ask for less at once.",
      ],
      "a closed connection": [
        "from.rest: The service cannot be reached (UND_ERR_SOCKET).",
      ],
      "a huge number": [
        "fields.price: Record 1 (1): This number is too large to be exact. Let the service send it as a text.",
      ],
      "a list of texts": [
        "fields.id: Record 1: This is not an object with fields.",
      ],
      "a next page elsewhere": [
        "from.paging.link: The answer leads to another host, HOST, which must not receive this request. If it is the right one, write its address.",
      ],
      "a redirect elsewhere": [
        "from.rest: The answer leads to another host, {LAMP_TOKEN}.example, which must not receive this request. If it is the right one, write its address.",
      ],
      "a redirect to a file": [
        "from.rest: The answer leads to another host, , which must not receive this request. If it is the right one, write its address.",
      ],
      "a redirect to another port": [
        "from.rest: The answer leads to another host, HOST, which must not receive this request. If it is the right one, write its address.",
      ],
      "a redirect without end": [
        "from.rest: The service redirects too often, or redirects a query. Write the final address.",
      ],
      "a renamed field": [
        "fields.name: No record has "name". The nearest name is "Name".",
      ],
      "an empty body": [
        "from.rest: The answer is not JSON.",
      ],
      "an endless body": [
        "from.limits.bytes: There are more than 1000000 bytes. Raise "bytes" in "limits", or select fewer fields.",
      ],
      "an endless cursor": [
        "from.limits.records: There are more than 50 records. Raise "records" in "limits", or select fewer.",
      ],
      "an infinite number": [
        "fields.price: Record 1 (1): This number is too large to be exact. Let the service send it as a text.",
      ],
      "an object for a text": [
        "fields.name: Record 1 (1): This value is an object. Add a step to the path, for one of its values.",
      ],
      "broken JSON": [
        "from.rest: The answer is not JSON.",
      ],
      "compressed data": [
        "from.rest: The service sends compressed data although none was asked for.",
      ],
      "deep nesting": [
        "from.rest: The data is nested too deeply.",
      ],
      "endless pages": [
        "from.limits.records: There are more than 50 records. Raise "records" in "limits", or select fewer.",
      ],
      "no answer": [
        "from.rest: There is no whole answer after 1 seconds. Raise "timeout", or ask for less at once.",
      ],
      "no list": [
        "from.path: There is no list at "data" in the answer. Allowed: errors.",
      ],
      "status 401": [
        "from.rest: The service refuses access (status 401). Check the value of the environment variable and its rights, or add "token".",
      ],
      "status 500 with the secret": [
        "from.rest: The service answers with status 500 instead of 200.",
      ],
      "the same cursor again": [
        "from.paging: The service sends the same page again, so it does not know this paging. Check its parameters.",
      ],
      "the same page again": [
        "from.paging: The service sends the same page again, so it does not know this paging. Check its parameters.",
      ],
      "the secret in a record": [
        "from: The records contain the value of LAMP_TOKEN, so they were dropped. Map fields without it.",
      ],
    }
  `);
  expect(JSON.stringify(said).replace(`${secret}.example`, '')).not.toContain(secret);
  expect(strangers).toEqual([]);
}, 60_000);

test('keys of prototypes are plain values', async () => {
  current = (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        '[{"id":1,"name":"A","__proto__":{"price":1,"polluted":true},"constructor":{"prototype":{"polluted":true}}}]',
      );
  const { records, flaws } = await fetchFrom({
    rest: service.address,
    fields: { price: '__proto__.price', shown: 'constructor.prototype.polluted' },
  });
  expect([records, flaws]).toEqual([[{ id: 1, name: 'A', price: 1, shown: true }], []]);
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  [
    'the metadata of a cloud',
    { rest: 'http://169.254.169.254/latest/meta-data/' },
    'from.rest: This host has a link-local address, where clouds keep credentials. It is not read.',
  ],
  [
    'the same as a number',
    { rest: 'http://2852039166/' },
    'from.rest: This host has a link-local address, where clouds keep credentials. It is not read.',
  ],
  [
    'the same in IPv6',
    { rest: 'http://[::ffff:169.254.169.254]/' },
    'from.rest: This host has a link-local address, where clouds keep credentials. It is not read.',
  ],
  [
    'a secret without encryption',
    { rest: 'http://203.0.113.1/', token },
    'from.rest: A secret value is only sent over https, except in a private network. Write https.',
  ],
  [
    'a host that does not exist',
    { rest: 'https://cms.invalid/', token },
    'from.rest: The service cannot be reached (ENOTFOUND).',
  ],
  [
    'no variable',
    { rest: 'https://cms.invalid/', token: { env: 'NO_TOKEN' } },
    'from.token.env: The environment variable NO_TOKEN is not set.',
  ],
  [
    'no variable of a header',
    { rest: 'https://cms.invalid/', headers: { key: { env: 'NO_KEY' } } },
    'from.headers.key.env: The environment variable NO_KEY is not set.',
  ],
  [
    'no database',
    { postgresql: { env: 'LAMP_TOKEN' }, query: 'select 1' },
    'from.postgresql: The environment variable has no address of a PostgreSQL database: postgresql://user:password@host/database.',
  ],
])('%s is a problem', async (_, from, message) => {
  // Without a network, the resolver fails in another way.
  expect((await lines(from)).map((line) => line.replace('EAI_AGAIN', 'ENOTFOUND'))).toEqual([message]);
});

test('a document of OpenAPI must not send the token to another host', async () => {
  current = (response) =>
    json(response, {
      servers: [{ url: other.address }],
      paths: { '/lamps': { get: { operationId: 'listLamps' } }, '/new': { post: { operationId: 'addLamp' } } },
    });
  const from = { openapi: `${service.address}/openapi.json`, token };
  expect(await lines({ ...from, operation: 'listLamps' })).toEqual([
    'from.openapi: The document names a server on another host, HOST. If it is the right one, write its address as "server".',
  ]);
  expect(await lines({ ...from, operation: 'addLamp' })).toEqual([
    'from.operation: "addLamp" is a POST operation. Choose one that only reads.',
  ]);
  expect(await lines({ ...from, operation: 'listLamp' })).toEqual([
    'from.operation: There is no operation "listLamp" in the document. Allowed: listLamps.',
  ]);
  expect(strangers).toEqual([]);
});
