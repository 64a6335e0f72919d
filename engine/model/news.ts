import type { Day, NeededField, PlainText, RecordId, RecordSlug } from './kinds.ts';

/**
 * The record fields that make up an item.
 * @zh 组成一条新闻的记录字段。
 */
export interface NewsFields {
  /**
   * The id in the item's address. Default: `id`.
   * @title ID | 编号
   * @zh 新闻地址中的编号或短名称。默认：`id`。
   */
  id?: NeededField;
  /**
   * The title. Default: `title`.
   * @title Title | 标题
   * @zh 标题。默认：`title`。
   */
  title?: NeededField;
  /**
   * The summary. Default: `summary`.
   * @title Summary | 摘要
   * @zh 摘要。默认：`summary`。
   */
  summary?: NeededField;
  /**
   * The date. Default: `time`.
   * @title Date | 日期
   * @zh 日期。默认：`time`。
   */
  time?: NeededField;
}

/**
 * A news item.
 * @zh 一条新闻。
 */
export interface NewsItem {
  /**
   * The id in the address of its page.
   * @title ID | 编号
   * @zh 页面地址中的编号或短名称。
   */
  id: RecordId | RecordSlug;
  /**
   * The title.
   * @title Title | 标题
   * @zh 标题。
   */
  title: PlainText;
  /**
   * The summary.
   * @title Summary | 摘要
   * @zh 摘要。
   */
  summary: PlainText;
  /**
   * The date.
   * @title Date | 日期
   * @zh 日期。
   */
  time: Day;
}
