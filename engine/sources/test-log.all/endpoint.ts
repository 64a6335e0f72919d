import type { Endpoint } from '../source.ts';
import type { TestLogAllParams, TestLogAllResponse, TestLogRecord } from './descriptor.ts';

/** All reported bugs. */
export const endpoint: Endpoint = { path: '/api/v1/test-log/all', collection: 'test-log' };

/** The reported bugs, the latest report first. */
export function answer(records: TestLogRecord[]): TestLogAllResponse {
  return records.toSorted((a, b) => b.time.localeCompare(a.time));
}

/** The one call there is. */
export function instances(): TestLogAllParams[] {
  return [{}];
}
