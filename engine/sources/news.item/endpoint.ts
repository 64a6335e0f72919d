import type { Endpoint } from '../source.ts';
import type { NewsItemParams, NewsItemResponse, NewsRecord } from './descriptor.ts';

/** One news item with its HTML. */
export const endpoint: Endpoint = { path: '/api/v1/news/{id}', collection: 'news' };

/** The item with this id; `undefined` for an unknown one. */
export function answer(records: NewsRecord[], params: NewsItemParams): NewsItemResponse | undefined {
  const record = records.find(({ id }) => String(id) === params.id);
  if (!record) return undefined;
  const { id, title, time, content, summary } = record;
  return { id, title, time, content, summary };
}

/** One set of parameters an item. */
export function instances(records: NewsRecord[]): NewsItemParams[] {
  return records.map(({ id }) => ({ id: String(id) }));
}
