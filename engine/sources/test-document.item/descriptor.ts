import type { Day, HtmlText, PlainText, RecordId, RecordNumber } from '../../descriptor/kinds.ts';

/** Which test document is asked for. */
export interface TestDocumentItemParams {
  /** The document's id. */
  id: RecordNumber;
}

/** One test document to read. */
export interface TestDocumentItemResponse {
  /** The document's number, unique among the test documents. Default: the one that was asked for. */
  id?: RecordId;
  /** The title. */
  title: PlainText;
  /** The day of the test as `yyyy-mm-dd`. Default: a text without a day. */
  time?: Day;
  /** The text as HTML. */
  content: HtmlText;
  /** What it says in a sentence or two, as plain text. Default: a text without a summary. */
  summary?: PlainText;
}

/** One test document as it is kept under `assets/records/test-document/`. */
export interface TestDocumentRecord extends TestDocumentItemResponse {
  /** Its number, unique among the test documents. */
  id: RecordId;
  /** The day of the test as `yyyy-mm-dd`. */
  time: Day;
  /** One or two sentences for the list. */
  summary: PlainText;
}
