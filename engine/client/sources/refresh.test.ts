// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerForm } from '../../model/compiled.ts';
import { CallError, get } from './client.ts';
import { type Heard, refresh } from './refresh.ts';

vi.mock('./client.ts', async (original) => ({ ...(await original<typeof import('./client.ts')>()), get: vi.fn() }));

const asked = vi.mocked(get);
const newest = { data: ['A'] };
const down = () => Promise.reject(new CallError('down', 500));

/** Starts the refresh, and returns the reported results and a function that ends it. */
function begin(onDataFailure = 'notice', { language = 'en', isShown = false } = {}) {
  const abort = new AbortController();
  const heard: Heard[] = [];
  const site = { onDataFailure, language } as Parameters<typeof get>[1]['site'];
  const options = { site, form: ['string'] as AnswerForm, signal: abort.signal, isShown };
  const ended = refresh('/api/v1/faq/all', options, (one) => heard.push(one));
  return { abort, heard, ended };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends one request if it succeeds', async () => {
  asked.mockResolvedValue(newest);
  const { heard, ended } = begin();
  await ended;
  expect(heard).toEqual([{ answer: newest }]);
  expect(asked).toHaveBeenCalledOnce();
});

test('retries a failing API three times with growing delays, then stops', async () => {
  asked.mockImplementation(down);
  const { heard } = begin();
  const pauses: number[] = [];
  let last = Date.now();
  for (let second = 0; second < 86_400; second++) {
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(1000);
    if (second === 0 || asked.mock.calls.length === before) continue;
    pauses.push(Date.now() - last);
    last = Date.now();
  }
  expect(pauses).toHaveLength(3);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(heard).toHaveLength(4);
  expect(asked.mock.calls.slice(1).every(([, options]) => options.again)).toBe(true);
  // The visitor comes back, and so does the API.
  asked.mockResolvedValue(newest);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard.at(-1)).toEqual({ answer: newest });
});

test.each([
  ['an API that is down', down],
  ['an answer that the server kept', async () => ({ data: ['O'], asOf: '2026-01-31T08:00:00.000Z' })],
])('sends one request on a silent site: %s', async (_, answer) => {
  asked.mockImplementation(answer);
  const { heard, ended } = begin('silent');
  await ended;
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(asked).toHaveBeenCalledOnce();
  expect(heard).toHaveLength(1);
});

test.each([
  ['is online again', () => window.dispatchEvent(new Event('online'))],
  ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('sends a request at once when the browser %s', async (_, happen) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  asked.mockImplementationOnce(down).mockResolvedValue(newest);
  const { heard, ended } = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(1);
  happen();
  await ended;
  expect(heard.at(-1)).toEqual({ answer: newest });
});

test('retries after an old response, and returns the last known one with the error', async () => {
  const old = { data: ['O'], asOf: '2026-01-31T08:00:00.000Z' };
  const error = Object.assign(new CallError('down', undefined), { last: old });
  asked.mockResolvedValueOnce(old).mockRejectedValueOnce(error).mockResolvedValue(newest);
  const { heard, ended } = begin();
  await vi.advanceTimersByTimeAsync(120_000);
  await ended;
  expect(heard).toEqual([{ answer: old }, { error, answer: old }, { answer: newest }]);
});

test.each([400, 404])('does not retry a missing resource (%i)', async (status) => {
  asked.mockRejectedValue(new CallError('no', status));
  const { heard, ended } = begin();
  await ended;
  expect(heard).toHaveLength(1);
});

test('ends with its section, and reports nothing then', async () => {
  asked.mockImplementation(down);
  const { abort, heard, ended } = begin();
  await vi.advanceTimersByTimeAsync(0);
  abort.abort();
  await ended;
  expect(heard).toHaveLength(1);
  expect(asked).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

describe('a visitor who returns to a page whose request failed', () => {
  /** Lets the call fail, and ends it. */
  async function failOnce(): Promise<void> {
    asked.mockImplementation(down);
    const { abort } = begin('notice', { isShown: true });
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    asked.mockReset();
    asked.mockResolvedValue(newest);
  }

  test('sees the error at once, and the page retries half a minute later', async () => {
    await failOnce();
    const { heard, ended } = begin('notice', { isShown: true });
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).not.toHaveBeenCalled();
    expect(heard).toEqual([{ error: expect.any(CallError), isKnown: true }]);
    await vi.advanceTimersByTimeAsync(40_000);
    await ended;
    expect(heard.at(-1)).toEqual({ answer: newest });
  });

  test.each([
    ['in another language', { language: 'zh', isShown: true }],
    ['where nothing is shown', { isShown: false }],
    ['half a minute later', { isShown: true, waitMs: 30_000 }],
    ['online again', { isShown: true, event: 'online' }],
  ])(
    'sends a request at once %s',
    async (_, { waitMs = 0, event, ...how }: Parameters<typeof begin>[1] & { waitMs?: number; event?: string }) => {
      await failOnce();
      await vi.advanceTimersByTimeAsync(waitMs);
      if (event) window.dispatchEvent(new Event(event));
      const { heard, ended } = begin('notice', how);
      await ended;
      expect(heard).toEqual([{ answer: newest }]);
    },
  );
});
