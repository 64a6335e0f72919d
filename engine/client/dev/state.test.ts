// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { askState } from './state.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the state is asked for until the server answers', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const state = { problems: [], held: [], shows: 'page' };
  const request = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 408 }))
    .mockResolvedValueOnce(new Response(JSON.stringify(state)));
  vi.stubGlobal('fetch', request);
  const asked = askState();
  await vi.runAllTimersAsync();
  expect(await asked).toEqual(state);
  expect(request).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls.map(([, error]) => error.message)).toEqual(['Failed to fetch', 'GET /_dev/state: 408']);
});
