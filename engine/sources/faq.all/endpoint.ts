import type { Endpoint } from '../source.ts';
import type { FaqAllParams, FaqAllResponse, FaqRecord } from './descriptor.ts';

/** All questions with their answers. */
export const endpoint: Endpoint = { path: '/api/v1/faq/all', collection: 'faq' };

/** The questions in order of their numbers. */
export function answer(records: FaqRecord[]): FaqAllResponse {
  return records.toSorted((a, b) => a.id - b.id);
}

/** The one call there is. */
export function instances(): FaqAllParams[] {
  return [{}];
}
