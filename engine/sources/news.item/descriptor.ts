import type { DataPicture, Day, HtmlText, PlainText, RecordId, RecordNumber } from '../../descriptor/kinds.ts';

/**
 * Which news item is asked for.
 * @zh 要哪一条新闻。
 */
export interface NewsItemParams {
  /**
   * The item's id.
   * @zh 新闻的 id。
   */
  id: RecordNumber;
}

/**
 * One news item to read.
 * @zh 供阅读的一条新闻。
 */
export interface NewsItemResponse {
  /**
   * The item's number, unique among the news. Default: the one that was asked for.
   * @zh 新闻的编号，在各新闻中唯一。默认：所请求的编号。
   */
  id?: RecordId;
  /**
   * The title.
   * @zh 标题。
   */
  title: PlainText;
  /**
   * The day as `yyyy-mm-dd`: the year is characters 0 to 4, month and day begin at character 5.
   * @zh 日期，写作 `yyyy-mm-dd`：年份取第 0 到 4 个字符（不含第 4 个），月和日从第 5 个字符开始。
   */
  time: Day;
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
 * One news item as it is kept under `assets/records/news/`.
 * @zh `assets/records/news/` 下存放的一条新闻。
 */
export interface NewsRecord extends NewsItemResponse {
  /**
   * Its number, unique among the news.
   * @zh 编号，在各新闻中唯一。
   */
  id: RecordId;
  /**
   * Two or three sentences for lists.
   * @zh 供列表显示的两三句话。
   */
  summary: PlainText;
  /**
   * The picture's file name under the uploads base. Default: an item without a picture.
   * @zh 图片在 base `uploads` 下的文件名。默认：没有图片的新闻。
   */
  img_url?: DataPicture;
}
