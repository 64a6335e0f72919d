import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  delayMs,
  type FaultyUpstream,
  requestFailures,
  startFaultyUpstream,
  type UpstreamFailure,
  upstreamFailures,
} from '../testing/faulty-upstream.ts';
import { type SmallServer, startSmallServer } from '../testing/small-server.ts';
import { openUpstream } from './upstream.ts';

let upstream: FaultyUpstream;
let small: SmallServer;
const soon = { timeout: 10_000 };
const limits = { timeoutMs: 500, maxBytes: 100_000, failures: 3, restMs: 200 };

beforeEach(async () => {
  upstream = await startFaultyUpstream();
  small = await startSmallServer(upstream.address, limits);
});
afterEach(async () => {
  await small.close();
  await upstream.close();
});

const known = { data: { address: '/api/v1/news/7', version: 1 } };

test('a successful response is forwarded with only its JSON', async () => {
  const response = await small.get('/api/v1/news/7', { cookie: 'a=b', authorization: 'Basic x' });
  expect(response.json()).toEqual(known);
  expect(response.headers).not.toHaveProperty('x-answer-from');
  expect(upstream.leaksInto(JSON.stringify(response.headers))).toBe(false);
});

test('only addresses and parameters of the sources are forwarded', async () => {
  expect((await small.get('/api/v1/news/list?page=2&secret=1')).json().data.address).toBe('/api/v1/news/list?page=2');
  const before = upstream.requests;
  for (const path of ['/api/v1/other', '/api/v1/news/../../admin', '/api/v1/news/%2e%2e%2fadmin', '/api/v1/news/x'])
    expect((await small.get(path)).statusCode, path).toBeGreaterThanOrEqual(400);
  expect((await small.get('http://other.example/api/v1/news/7')).json()).toEqual(known);
  expect(upstream.requests).toBe(before + 1);
});

test('each failure gives the last valid response, marked with its time, or a JSON error; nothing leaks, and it recovers', async () => {
  const wrong: string[] = [];
  const names = Object.keys(upstreamFailures) as UpstreamFailure[];
  for (const fault of names) {
    // One by one, so that the circuit breaker skips none.
    const fresh = await startSmallServer(upstream.address, { ...limits, failures: 100 });
    upstream.fault = undefined;
    // The header has whole seconds.
    const earliest = Math.floor(Date.now() / 1000) * 1000;
    await fresh.get('/api/v1/news/7');
    const latest = Date.now();
    upstream.fault = fault;
    const last = await fresh.get('/api/v1/news/7');
    const none = await fresh.get('/api/v1/news/8');
    const from = Date.parse(String(last.headers['x-answer-from']));
    const said = [last, none].map(({ headers, body }) => JSON.stringify(headers) + body).join();
    upstream.fault = undefined;
    const again = await fresh.get('/api/v1/news/7');
    const holds = {
      last: last.statusCode === 200 && last.body === JSON.stringify(known),
      time: from >= earliest && from <= latest && /^\d+$/.test(String(last.headers.age)),
      'not kept': last.headers['cache-control'] === 'no-store',
      none: none.statusCode === (delayMs.includes(fault) ? 504 : 502) && /^upstream-/.test(none.json().error.code),
      closed: !upstream.leaksInto(said),
      recovered: again.statusCode === 200 && !again.headers['x-answer-from'],
    };
    for (const [what, held] of Object.entries(holds)) if (!held) wrong.push(`${fault}: ${what}`);
    await fresh.close();
  }
  expect(wrong).toEqual([]);
  // Control: a plain proxy forwards more than this server.
  upstream.fault = 'status 500';
  const plain = await fetch(`${upstream.address}/api/v1/news/7`);
  expect(plain.status).toBe(500);
  expect(upstream.leaksInto(await plain.text())).toBe(true);
});

test('a missing upstream counts as a failure', async () => {
  await small.get('/api/v1/news/7');
  await upstream.close();
  expect((await small.get('/api/v1/news/7')).headers['x-answer-from']).toBeDefined();
  expect((await small.get('/api/v1/news/8')).statusCode).toBe(502);
  expect((await small.get('/healthz')).json()).toMatchObject({ status: 'ok', upstream: 'failing' });
  upstream = await startFaultyUpstream();
});

describe('an upstream that failed several times in a row', () => {
  test('gets no requests, responses are immediate, and one request tries it after a while', async () => {
    await small.get('/api/v1/news/7');
    upstream.fault = 'no answer in time';
    for (let call = 0; call < limits.failures; call++) await small.get('/api/v1/news/7');
    const before = upstream.requests;
    const answers = await Promise.all(Array.from({ length: 50 }, () => small.get('/api/v1/news/7')));
    expect(answers.every(({ headers }) => headers['x-answer-from'])).toBe(true);
    expect(upstream.requests).toBe(before);
    upstream.fault = undefined;
    await expect.poll(async () => (await small.get('/api/v1/news/7')).headers['x-answer-from'], soon).toBeUndefined();
    expect(upstream.requests).toBe(before + 1);
    expect((await small.get('/healthz')).json()).toMatchObject({ upstream: 'ok' });
  });

  test('is tried by one request only, while the others are answered from the cache', async () => {
    await small.get('/api/v1/news/7');
    await small.get('/api/v1/news/8');
    upstream.fault = 'status 500';
    for (let call = 0; call < limits.failures; call++) await small.get('/api/v1/news/7');
    upstream.fault = 'no answer in time';
    const before = upstream.requests;
    await expect.poll(() => small.get('/api/v1/news/7').then(() => upstream.requests), soon).toBe(before + 1);
    const trying = small.get('/api/v1/news/7');
    expect((await small.get('/api/v1/news/8')).headers['x-answer-from']).toBeDefined();
    await trying;
  });
});

test('simultaneous equal requests cause one upstream request', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => small.get('/api/v1/news/7')));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([JSON.stringify(known)]));
  expect(upstream.requests).toBe(1);
});

test('the upstream’s status is forwarded with our messages', async () => {
  // Patient, because no call is late here.
  const patient = await startSmallServer(upstream.address, { ...limits, timeoutMs: 60_000 });
  for (const status of requestFailures) {
    const response = await patient.get(`/api/v1/news/${status}`);
    const code = status === 404 || status === 410 ? 'not-found' : 'bad-parameter';
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error: { code, message: expect.stringMatching(/^T.*\.$/) } });
    expect(upstream.leaksInto(response.body + JSON.stringify(response.headers))).toBe(false);
    // Control: its direct response reveals its internals.
    expect(upstream.leaksInto(await (await fetch(`${upstream.address}/api/v1/news/${status}`)).text())).toBe(true);
  }
  expect((await patient.get('/healthz')).json()).toMatchObject({ upstream: 'ok' });
  await patient.close();
});

test('an endpoint with a failing item does not affect the other endpoints', async () => {
  const all = ['faq', 'module', 'survey-report', 'bug-list', 'update-log'].map((name) => `/api/v1/${name}/all`);
  const others = [...all, '/api/v1/news/list?page=1', '/api/v1/paper/list/2025', '/api/v1/survey-report/1'];
  upstream.fault = 'status 500';
  upstream.faulty = /\/news\/7$/;
  for (let call = 0; call < limits.failures; call++) expect((await small.get('/api/v1/news/7')).statusCode).toBe(502);
  const before = upstream.requests;
  // The endpoint itself is left alone now.
  expect((await small.get('/api/v1/news/8')).statusCode).toBe(502);
  expect(upstream.requests).toBe(before);
  for (const address of others) expect((await small.get(address)).json().data?.address, address).toBe(address);
  expect((await small.get('/healthz')).json()).toMatchObject({ upstream: 'failing' });
});

test('a resource that the upstream reports as gone is no longer served', async () => {
  const before = upstream.requests;
  expect((await small.get('/api/v1/news/404')).statusCode).toBe(404);
  upstream.fault = 'status 500';
  expect((await small.get('/api/v1/news/404')).statusCode).toBe(502);
  expect(upstream.requests).toBe(before + 2);
});

test.each([
  'api.example.com',
  'ftp://api.example.com',
  '',
  'https://name:word@api.example.com',
  'https://api.example.com/?key=1',
])('the invalid address "%s" is refused with a message that does not repeat it', (origin) => {
  expect(() => openUpstream(origin)).toThrow(/^API_UPSTREAM must be an http or https address without/);
});
