import type { DataBinding } from '../../model/data.ts';
import type { Day, NeededField, PlainText, RecordId, RecordSlug, Target } from '../../model/kinds.ts';
import type { RowLink } from '../../model/link.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * The first news items, each with day, title and summary, and a link to all of them.
 * @zh 最新的几条新闻，各有日期、标题和摘要，以及通往全部新闻的链接。
 * @alias latest-news 最新新闻 新闻预览
 */
export interface NewsPreviewSection extends SectionBase {
  /**
   * The news list: `{ "source": "news.list", "params": { "page": "1" } }`.
   * @zh 新闻列表：`{ "source": "news.list", "params": { "page": "1" } }`。
   */
  data: DataBinding;
  /**
   * The names that the records have for the fields of an item, where they are others. Default: their own names.
   * @zh 记录中各字段的名称不同时，在此写明。默认：与字段本来的名称相同。
   */
  fields?: NewsPreviewFields;
  /**
   * How many items show. Default: 2.
   * @zh 显示几条。默认：2。
   * @minimum 1
   * @asType integer
   */
  limit?: number;
  /**
   * Longer titles are cut at this many characters. Default: 32.
   * @zh 标题超过多少个字符时截断。默认：32。
   * @minimum 1
   * @asType integer
   */
  titleLength?: number;
  /**
   * Longer summaries are cut at this many characters. Default: 60.
   * @zh 摘要超过多少个字符时截断。默认：60。
   * @minimum 1
   * @asType integer
   */
  summaryLength?: number;
  /**
   * The page of one item; the item's id is put in place of `{id}`: `/news-item/{id}`.
   * @zh 单条新闻的页面；`{id}` 换成该条的 id：`/news-item/{id}`。
   */
  item: RowLink;
  /**
   * The page of all items.
   * @zh 全部新闻的页面。
   */
  all: NewsLink;
}

/**
 * A page of the news.
 * @zh 新闻的一个页面。
 */
export interface NewsLink {
  /**
   * The route.
   * @zh 路由。
   */
  to: Target;
}

/**
 * The fields of the records that items are made of.
 * @zh 各条新闻取自记录的哪些字段。
 */
export interface NewsPreviewFields {
  /**
   * What the address of an item holds. Default: `id`.
   * @zh 一条新闻的地址中所写的编号或短名称。默认：`id`。
   */
  id?: NeededField;
  /**
   * The title. Default: `title`.
   * @zh 标题。默认：`title`。
   */
  title?: NeededField;
  /**
   * The summary. Default: `summary`.
   * @zh 摘要。默认：`summary`。
   */
  summary?: NeededField;
  /**
   * The day. Default: `time`.
   * @zh 日期。默认：`time`。
   */
  time?: NeededField;
}

/**
 * What the source of a section of this type answers.
 * @zh 这类区块的数据源所返回的数据。
 */
export interface NewsPreviewAnswer {
  /**
   * The items, of which the first show.
   * @zh 各条新闻，显示最前面的几条。
   */
  data: NewsPreviewItem[];
}

/**
 * An item as a preview shows it.
 * @zh 预览所显示的一条新闻。
 */
export interface NewsPreviewItem {
  /**
   * What stands in the address of its page.
   * @zh 它的页面地址中所写的编号或短名称。
   */
  id: RecordId | RecordSlug;
  /**
   * The title.
   * @zh 标题。
   */
  title: PlainText;
  /**
   * The summary.
   * @zh 摘要。
   */
  summary: PlainText;
  /**
   * The day.
   * @zh 日期。
   */
  time: Day;
}
