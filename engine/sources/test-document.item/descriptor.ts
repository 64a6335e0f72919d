import type { Day, HtmlText, PlainText, RecordId, RecordNumber } from '../../descriptor/kinds.ts';

/**
 * Which test document is asked for.
 * @zh 要哪一份测试文档。
 */
export interface TestDocumentItemParams {
  /**
   * The document's id.
   * @zh 文档的 id。
   */
  id: RecordNumber;
}

/**
 * One test document to read.
 * @zh 供阅读的一份测试文档。
 */
export interface TestDocumentItemResponse {
  /**
   * The document's number, unique among the test documents. Default: the one that was asked for.
   * @zh 文档的编号，在各测试文档中唯一。默认：所请求的编号。
   */
  id?: RecordId;
  /**
   * The title.
   * @zh 标题。
   */
  title: PlainText;
  /**
   * The day of the test as `yyyy-mm-dd`. Default: a text without a day.
   * @zh 测试的日期，写作 `yyyy-mm-dd`。默认：没有日期的正文。
   */
  time?: Day;
  /**
   * The text as HTML.
   * @zh HTML 格式的正文。
   */
  content: HtmlText;
  /**
   * What it says in a sentence or two, as plain text. Default: a text without a summary.
   * @zh 用一两句话概括内容的纯文本。默认：没有摘要的正文。
   */
  summary?: PlainText;
}

/**
 * One test document as it is kept under `assets/records/test-document/`.
 * @zh `assets/records/test-document/` 下存放的一份测试文档。
 */
export interface TestDocumentRecord extends TestDocumentItemResponse {
  /**
   * Its number, unique among the test documents.
   * @zh 编号，在各测试文档中唯一。
   */
  id: RecordId;
  /**
   * The day of the test as `yyyy-mm-dd`.
   * @zh 测试的日期，写作 `yyyy-mm-dd`。
   */
  time: Day;
  /**
   * One or two sentences for the list.
   * @zh 供列表显示的一两句话。
   */
  summary: PlainText;
}
