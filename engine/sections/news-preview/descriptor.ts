import type { DataBinding } from '../../model/data.ts';
import type { Day, NeededField, PlainText, RecordId, RecordSlug, Target } from '../../model/kinds.ts';
import type { RowLink } from '../../model/link.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * The latest news items with date, title and summary, and a link to all news.
 * @title Latest news | 最新动态
 * @zh 最新几条新闻的日期、标题和摘要，以及全部新闻的链接。
 * @alias latest-news 最新新闻 新闻预览
 */
export interface NewsPreviewSection extends SectionBase {
  /**
   * The source of the news. Example: `{ "source": "news.list", "params": { "page": "1" } }`.
   * @title News | 新闻
   * @zh 新闻的数据源。例如 `{ "source": "news.list", "params": { "page": "1" } }`。
   */
  data: DataBinding;
  /**
   * The field names of the records, if they differ from those that the section expects. Default: the expected
   * names.
   * @title Field names | 字段名
   * @zh 记录的字段名，与区块所需的名称不同时才写。默认：用区块所需的名称。
   */
  fields?: NewsPreviewFields;
  /**
   * The number of items. Default: 2.
   * @title Number of items | 显示条数
   * @zh 显示的条数。默认：2。
   * @minimum 1
   * @asType integer
   */
  limit?: number;
  /**
   * The maximum title length in characters; longer titles are truncated. Default: 32.
   * @title Length of titles | 标题最多字数
   * @zh 标题的最大字符数，超过时截断。默认：32。
   * @minimum 1
   * @asType integer
   */
  titleLength?: number;
  /**
   * The maximum summary length in characters; longer summaries are truncated. Default: 60.
   * @title Length of summaries | 摘要最多字数
   * @zh 摘要的最大字符数，超过时截断。默认：60。
   * @minimum 1
   * @asType integer
   */
  summaryLength?: number;
  /**
   * The page of an item. `{id}` is replaced with the item's id: `/news-item/{id}`.
   * @title Page of an item | 单条新闻的页面
   * @zh 单条新闻的页面，`{id}` 会替换成该条的 id：`/news-item/{id}`。
   */
  item: RowLink;
  /**
   * The page of all news.
   * @title Page of all news | 全部新闻的页面
   * @zh 全部新闻的页面。
   */
  all: NewsLink;
}

/**
 * A link to a news page.
 * @zh 新闻页面的链接。
 */
export interface NewsLink {
  /**
   * The route.
   * @title Page | 页面
   * @zh 路由。
   */
  to: Target;
}

/**
 * The record fields that make up an item.
 * @zh 组成一条新闻的记录字段。
 */
export interface NewsPreviewFields {
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
 * The data that the section's source must return.
 * @zh 区块的数据源须返回的数据。
 */
export interface NewsPreviewAnswer {
  /**
   * The items. The section shows the first ones.
   * @title News | 新闻
   * @zh 各条新闻，只显示前几条。
   */
  data: NewsPreviewItem[];
}

/**
 * An item of the preview.
 * @zh 预览中的一条新闻。
 */
export interface NewsPreviewItem {
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
