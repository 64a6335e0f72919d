import type { DataBinding } from '../../descriptor/data.ts';
import type { Day, PlainText, RecordId, RecordSlug, Target } from '../../descriptor/kinds.ts';
import type { RowLink } from '../../descriptor/link.ts';
import type { SectionBase } from '../../descriptor/section.ts';

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
   * The page of one item; the item's id is put in place of `{id}`: `/company-news-content/{id}`.
   * @zh 单条新闻的页面；`{id}` 换成该条的 id：`/company-news-content/{id}`。
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
