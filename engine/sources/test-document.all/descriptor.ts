import type { TestDocumentRecord } from '../test-document.item/descriptor.ts';

/** The list of test documents takes no parameters. */
export type TestDocumentAllParams = Record<string, never>;

/** A test document as lists show it: without its text. */
export type TestDocumentItem = Omit<TestDocumentRecord, 'content'>;

/** All test documents, newest first. */
export type TestDocumentAllResponse = TestDocumentItem[];
