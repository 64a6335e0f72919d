import type { Endpoint } from '../source.ts';
import type { TestDocumentRecord } from '../test-document.item/descriptor.ts';
import type { TestDocumentAllParams, TestDocumentAllResponse, TestDocumentItem } from './descriptor.ts';

/** All test documents. */
export const endpoint: Endpoint = { path: '/api/v1/test-document/all', collection: 'test-document' };

/** The documents, newest first. */
export function answer(records: TestDocumentRecord[]): TestDocumentAllResponse {
  return records.toSorted((a, b) => b.time.localeCompare(a.time) || b.id - a.id).map(withoutContent);
}

/** The one call there is. */
export function instances(): TestDocumentAllParams[] {
  return [{}];
}

function withoutContent({ content: _, ...item }: TestDocumentRecord): TestDocumentItem {
  return item;
}
