import type { IncomingMessage, ServerResponse } from 'node:http';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerForm, CompiledSite } from '../../model/compiled.ts';
import { buildCallAddress } from '../../model/source.ts';
import { type LocalServer, listenLocally } from '../../testing/listen-locally.ts';
import { CallError, get } from './client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let server: LocalServer;
let handle: Handler;
let calls: string[];
/** Each test requests its own year or id, so that it never gets a cached response of another test. */
let number = 2015;

const site = {
  language: 'en',
  languages: [{ code: 'en', prefix: '' }],
  rewrites: [{ from: 'https://old.example.com/', to: '/files/' }],
} as unknown as CompiledSite;
const answers =
  (body: unknown, status = 200): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const failure = async (asked: Promise<unknown>) => (await asked.catch((error: unknown) => error)) as CallError;

beforeAll(async () => {
  server = await listenLocally((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    void handle(request, response);
  });
  vi.stubGlobal('location', new URL('/en/paper?year=2020', server.address));
  vi.stubGlobal('window', new JSDOM('').window);
});
beforeEach(() => {
  calls = [];
  number++;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

test('an address takes its parameters encoded, in the path and in the query', () => {
  expect(buildCallAddress('/api/v1/{a}/list?page={page}', { a: 'b/c ?', page: '1&x=2' })).toBe(
    '/api/v1/b%2Fc%20%3F/list?page=1%26x%3D2',
  );
});

describe('get', () => {
  const asked = (options: Partial<Parameters<typeof get>[1]> = {}) =>
    get(`/api/v1/paper/list/${number}`, { site, form: ['string'], ...options });
  const paper = { title: 'text', url: 'string' } as const;
  const papers = async (...options: Parameters<typeof asked>) => (await asked(...options)).data;

  test('returns the payload under data, in the page’s language, with its old addresses rewritten', async () => {
    handle = answers({ data: [{ title: { zh: '中', en: 'E' }, url: 'https://old.example.com/a.pdf' }] });
    expect(await papers({ form: [paper] })).toEqual([{ title: 'E', url: '/files/a.pdf' }]);
    expect(calls).toEqual([`GET /api/v1/paper/list/${number}`]);
  });

  test('requests the site’s API', async () => {
    let host: string | undefined;
    handle = (request, response) => {
      ({ host } = request.headers);
      return answers({ data: [] })(request, response);
    };
    const api = `http://localhost:${location.port}`;
    await asked({ site: { ...site, api } });
    expect(host).toBe(`localhost:${location.port}`);
  });

  test('sanitizes the fields that hold HTML', async () => {
    handle = answers({ data: { title: '<b>A</b>', content: '<p onclick="x()">B</p><script>x()</script>' } });
    const form = { title: 'text', content: 'html' } as const;
    const { data } = await get(`/api/v1/news/${number}`, { site, form });
    expect(data).toEqual({ title: '<b>A</b>', content: { html: '<p>B</p>' } });
  });

  test('sends one request per minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    handle = answers({ data: ['A'] });
    await papers();
    vi.setSystemTime(59_999);
    handle = answers({ data: ['B'] });
    expect(await papers()).toEqual(['A']);
    vi.setSystemTime(60_000);
    expect(await papers()).toEqual(['B']);
    expect(calls).toHaveLength(2);
  });

  test('sends another request within a minute if forced', async () => {
    handle = answers({ data: ['A'] });
    await papers();
    handle = answers({ data: ['B'] });
    expect(await papers({ again: true })).toEqual(['B']);
    expect(await papers()).toEqual(['B']);
  });

  describe('of a prerendered response', () => {
    const held = { data: ['held'], tag: '"now"' };
    /** Sends nothing to who has the answer with this tag. */
    const answersUnless = (tag: string, body: unknown): Handler => {
      return (request, response) =>
        request.headers['if-none-match'] === tag
          ? void response.writeHead(304).end()
          : answers(body)(request, response);
    };

    test('returns it if the server confirms it, and sends one request per minute', async () => {
      handle = answersUnless('"now"', { data: ['sent'] });
      expect(await papers({ held })).toEqual(['held']);
      expect(await papers({ held })).toEqual(['held']);
      expect(calls).toHaveLength(1);
      // Who holds nothing, or another answer, is sent it.
      expect(await papers({ held: { data: ['old'], tag: '"old"' } })).toEqual(['sent']);
      expect(calls).toHaveLength(2);
    });

    test('returns a newer one', async () => {
      handle = answersUnless('"newer"', { data: ['sent'] });
      expect(await papers({ held })).toEqual(['sent']);
    });

    test('names its tag to no other origin', async () => {
      let named: unknown = 'not asked';
      handle = (request, response) => {
        named = request.headers['if-none-match'];
        return answers({ data: ['sent'] })(request, response);
      };
      const api = `http://localhost:${location.port}`;
      expect(await papers({ held, site: { ...site, api } })).toEqual(['sent']);
      expect(named).toBeUndefined();
    });

    test('returns it with an error as the last known response', async () => {
      handle = answersUnless('"now"', {});
      await papers({ held });
      handle = answers({}, 500);
      expect((await failure(papers({ held, again: true }))).last).toMatchObject({ data: ['held'] });
    });
  });

  test('remembers no failure', async () => {
    handle = answers({}, 500);
    await failure(papers());
    handle = answers({ data: ['A'] });
    expect(await papers()).toEqual(['A']);
  });

  test('returns the last response and its time with an error', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    handle = answers({ data: [{ title: { zh: '中', en: 'E' } }] });
    const form: AnswerForm = [{ title: 'text' }];
    await papers({ form });
    vi.setSystemTime(60_000);
    handle = answers({}, 500);
    const last = { data: [{ title: 'E' }], asOf: '1970-01-01T00:00:00.000Z' };
    expect((await failure(papers({ form }))).last).toEqual(last);
    expect((await failure(papers({ form }))).last).toEqual(last);
    // An invalid response replaces nothing.
    handle = answers({ data: [{ title: [{ code: '<b>' }] }] });
    const refused = await failure(papers({ form }));
    expect(refused.message).toContain(`/api/v1/paper/list/${number}: "title" of the answer is no text`);
    expect(refused.last).toEqual(last);
  });

  test('reports the age of a response that the server itself could not refresh', async () => {
    const asOf = '2026-01-31T08:00:00.000Z';
    const says = (header: string): Handler => {
      return (_, response) => void response.writeHead(200, { 'x-answer-from': header }).end('{"data":[]}');
    };
    handle = says(asOf);
    expect(await asked()).toEqual({ data: [], asOf });
    expect(await asked()).toEqual({ data: [], asOf });
    handle = says('yesterday');
    expect(await asked({ again: true })).toEqual({ data: [] });
  });

  test.each([400, 404, 500, 503])('rejects with the status after a %i, and does not try again', async (status) => {
    handle = answers({ error: { code: 'x', message: 'y' } }, status);
    const error = await failure(papers());
    expect(error).toBeInstanceOf(CallError);
    expect(error.status).toBe(status);
    expect(error.message).toContain(`/api/v1/paper/list/${number}`);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['HTML', '<!doctype html><p>Welcome</p>'],
    ['broken JSON', '{"data": ['],
    ['nothing', ''],
    ['JSON without data', '{"items": []}'],
    ['data that is null', '{"data": null}'],
    ['null', 'null'],
  ])('rejects without a status when the answer is %s', async (_, body) => {
    handle = (_request, response) => void response.end(body);
    const error = await failure(papers());
    expect(error).toBeInstanceOf(CallError);
    expect(error.status).toBeUndefined();
  });

  test('rejects when the connection breaks', async () => {
    handle = (request) => void request.socket.destroy();
    expect(await failure(papers())).toBeInstanceOf(CallError);
  });

  test('rejects when the answer takes longer than it may', async () => {
    handle = () => {};
    expect(await failure(papers({ timeoutMs: 20 }))).toBeInstanceOf(CallError);
  });

  test('rejects when the answer begins and never ends', async () => {
    handle = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    expect(await failure(papers({ timeoutMs: 100 }))).toBeInstanceOf(CallError);
  });

  test('rejects with an AbortError when it is aborted', async () => {
    const abort = new AbortController();
    handle = () => abort.abort();
    expect(await failure(papers({ signal: abort.signal }))).toMatchObject({ name: 'AbortError' });
  });
});
