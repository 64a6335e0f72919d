import type { Endpoint } from '../source.ts';
import type { TestDocumentItemParams, TestDocumentItemResponse, TestDocumentRecord } from './descriptor.ts';

/** One test document with its HTML. */
export const endpoint: Endpoint = {
  path: '/api/v1/test-document/{id}',
  collection: 'test-document',
};

/** The document with this id; `undefined` for an unknown one. */
export function answer(
  records: TestDocumentRecord[],
  params: TestDocumentItemParams,
): TestDocumentItemResponse | undefined {
  const record = records.find(({ id }) => String(id) === params.id);
  if (!record) return undefined;
  const { id, title, time, content, summary } = record;
  return { id, title, time, content, summary };
}

/** One set of parameters a document. */
export function instances(records: TestDocumentRecord[]): TestDocumentItemParams[] {
  return records.map(({ id }) => ({ id: String(id) }));
}
