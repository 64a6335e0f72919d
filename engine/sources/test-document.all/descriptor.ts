import type { TestDocumentRecord } from '../test-document.item/descriptor.ts';

/**
 * The list of test documents takes no parameters.
 * @zh 测试文档列表没有参数。
 */
export type TestDocumentAllParams = Record<string, never>;

/**
 * A test document as lists show it: without its text.
 * @zh 列表所显示的一份测试文档：不含正文。
 */
export type TestDocumentItem = Omit<TestDocumentRecord, 'content'>;

/**
 * All test documents, newest first.
 * @zh 全部测试文档，最新的在前。
 */
export type TestDocumentAllResponse = TestDocumentItem[];
