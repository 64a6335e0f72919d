import type { Endpoint } from '../source.ts';
import type { UpdateLogAllParams, UpdateLogAllResponse, UpdateLogRecord } from './descriptor.ts';

/** All releases. */
export const endpoint: Endpoint = { path: '/api/v1/update-log/all', collection: 'update-log' };

/** The releases, newest first. */
export function answer(records: UpdateLogRecord[]): UpdateLogAllResponse {
  return records.toSorted((a, b) => b.time.localeCompare(a.time));
}

/** The one call there is. */
export function instances(): UpdateLogAllParams[] {
  return [{}];
}
