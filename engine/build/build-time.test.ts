import { afterEach, expect, test, vi } from 'vitest';
import { buildTime } from './build-time.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('the time of a build is the current second, unless SOURCE_DATE_EPOCH sets it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
  vi.stubEnv('SOURCE_DATE_EPOCH', undefined);
  expect(buildTime()).toBe('1970-01-01T00:00:05.000Z');
  vi.stubEnv('SOURCE_DATE_EPOCH', '86400');
  expect(buildTime()).toBe('1970-01-02T00:00:00.000Z');
  for (const wrong of ['', 'now', '-1', '1.5']) {
    vi.stubEnv('SOURCE_DATE_EPOCH', wrong);
    expect(buildTime, wrong).toThrow('give whole seconds since 1970, or leave it out');
  }
});
