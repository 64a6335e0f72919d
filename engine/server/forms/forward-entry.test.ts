import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { freePort, type LocalServer, listenLocally } from '../../testing/listen-locally.ts';
import { forwardEntry } from './forward-entry.ts';

const entry = {
  ...{ id: 'b7f1', time: '2025-01-31T00:00:00Z', page: 'en/write/index.html', section: 'enquiry' },
  values: { name: 'Ada & 李', topics: ['a', 'b'] },
};

let service: LocalServer;
afterEach(() => service?.close());

/** Forwards the entry to a service with this response. Returns its request and the error. */
async function passed(answer: RequestListener, limitMs?: number) {
  const asked: { request: IncomingMessage; body: string }[] = [];
  service = await listenLocally(async (request, response) => {
    asked.push({ request, body: await text(request) });
    answer(request, response);
  });
  const error = await forwardEntry(`${service.address}/secret?of=site`, entry, limitMs).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { asked, error };
}

test('an address gets the fields by name, like from a browser, with the form’s name and the entry’s key', async () => {
  const { asked, error } = await passed((_, response) => response.writeHead(201).end('thanks'));
  expect(error).toBeUndefined();
  expect(asked.map(({ body }) => body)).toEqual(['_form=enquiry&name=Ada+%26+%E6%9D%8E&topics=a&topics=b']);
  expect(asked[0]?.request).toMatchObject({
    method: 'POST',
    url: '/secret?of=site',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'b7f1' },
  });
});

test.each<[string, RequestListener, string]>([
  ['an error', (_, response) => response.writeHead(500).end('Ada & 李'), 'status 500'],
  // Only the upstream knows the meaning of its redirect. Following it would send the entry elsewhere.
  ['a redirect', (_, response) => response.writeHead(303, { location: '/elsewhere' }).end(), 'status 303'],
  ['a closed connection', (_, response) => response.destroy(), 'UND_ERR_SOCKET'],
  ['no answer in time', () => {}, 'TimeoutError'],
])('%s is only reported with a code', async (_, answer, code) => {
  const { error } = await passed(answer, code === 'TimeoutError' ? 100 : undefined);
  expect(error).toBe(code);
});

test('a failed connection has its error code as well', async () => {
  const port = await freePort();
  await expect(forwardEntry(`http://127.0.0.1:${port}/`, entry)).rejects.toThrow(/^ECONNREFUSED$/);
});
