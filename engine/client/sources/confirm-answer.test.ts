import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CompiledData, CompiledSite } from '../../model/compiled.ts';
import { type LocalServer, listenLocally } from '../../testing/listen-locally.ts';
import { CallError, get } from './client.ts';
import { confirmAnswer } from './confirm-answer.ts';

let server: LocalServer;
let handle: (request: IncomingMessage, response: ServerResponse) => void;
let calls: IncomingMessage[];
/** Each test requests its own page, so that it never gets a cached answer of another test. */
let page = 0;

const site = { language: 'en', languages: [{ code: 'en', prefix: '' }], rewrites: [] } as unknown as CompiledSite;

beforeAll(async () => {
  server = await listenLocally((request, response) => {
    calls.push(request);
    handle(request, response);
  });
  vi.stubGlobal('location', new URL(server.address));
});
beforeEach(() => {
  calls = [];
  page += 1;
  handle = ({ headers }, response) =>
    headers['if-none-match'] === '"now"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":["sent"]}');
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** The data of a section whose page shows an answer. */
function shown(tag = '"now"'): CompiledData {
  return {
    source: 'news.list',
    params: { page: `${page}` },
    path: '/api/v1/news/list?page={page}',
    form: ['string'],
    answer: ['held'],
    ...(tag && { tag }),
  };
}

const confirm = (data: CompiledData, of = site) => confirmAnswer(data, of, new AbortController().signal);

/** The answer of the API client to the same call. */
async function answerOf(data: CompiledData, send: Awaited<ReturnType<typeof confirm>>) {
  const { answer, tag } = data;
  const held = tag === undefined ? undefined : { data: answer, tag };
  return (await get(`/api/v1/news/list?page=${page}`, { site, form: ['string'], held, send })).data;
}

test('needs no API client for an answer that the API confirms, and asks once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  expect(await confirm(shown())).toBeUndefined();
  expect(calls.map(({ headers }) => headers.accept)).toEqual(['application/json']);
  vi.setSystemTime(59_999);
  expect(await confirm(shown())).toBeUndefined();
  expect(calls).toHaveLength(1);
  vi.setSystemTime(60_000);
  expect(await confirm(shown())).toBeUndefined();
  expect(calls).toHaveLength(2);
});

test('tells the API client what is confirmed', async () => {
  expect(await confirm(shown())).toBeUndefined();
  expect(await answerOf(shown(), undefined)).toEqual(['held']);
  expect(calls).toHaveLength(1);
});

test('hands a newer answer to the API client, which sends no request of its own', async () => {
  const send = await confirm(shown('"old"'));
  expect(await answerOf(shown('"old"'), send)).toEqual(['sent']);
  expect(calls).toHaveLength(1);
  // The API client has a newer answer than the page.
  await confirm(shown('"old"'));
  expect(calls).toHaveLength(1);
});

test.each([
  ['an error', 500, (response: ServerResponse) => response.writeHead(500).end()],
  ['a lost connection', undefined, (response: ServerResponse) => response.destroy()],
])('hands %s to the API client, whose next request is sent', async (_, status, fail) => {
  handle = (_, response) => fail(response);
  const send = await confirm(shown());
  const error = await answerOf(shown(), send).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(CallError);
  expect((error as CallError).status).toBe(status);
  expect(calls).toHaveLength(1);
  handle = (_, response) => response.writeHead(304).end();
  expect(await answerOf(shown(), send)).toEqual(['held']);
  expect(calls).toHaveLength(2);
});

test('leaves answers without a tag, and those of another origin, to the API client', async () => {
  expect(await confirm(shown(''))).toBeDefined();
  expect(await confirm(shown(), { ...site, api: `http://localhost:${location.port}` })).toBeDefined();
  expect(calls).toEqual([]);
});
