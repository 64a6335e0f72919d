import type { DataPicture, Day, HtmlText, PlainText, RecordId, RecordNumber } from '../../descriptor/kinds.ts';

/** Which news item is asked for. */
export interface NewsItemParams {
  /** The item's id. */
  id: RecordNumber;
}

/** One news item to read. */
export interface NewsItemResponse {
  /** The item's number, unique among the news. Default: the one that was asked for. */
  id?: RecordId;
  /** The title. */
  title: PlainText;
  /** The day as `yyyy-mm-dd`: the year is characters 0 to 4, month and day begin at character 5. */
  time: Day;
  /** The text as HTML. */
  content: HtmlText;
  /** What it says in a sentence or two, as plain text. Default: a text without a summary. */
  summary?: PlainText;
}

/** One news item as it is kept under `assets/records/news/`. */
export interface NewsRecord extends NewsItemResponse {
  /** Its number, unique among the news. */
  id: RecordId;
  /** Two or three sentences for lists. */
  summary: PlainText;
  /** The picture's file name under the uploads base. Default: an item without a picture. */
  img_url?: DataPicture;
}
