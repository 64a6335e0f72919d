import type { DataBinding } from '../../model/data.ts';
import type { Target } from '../../model/kinds.ts';
import type { RowLink } from '../../model/link.ts';
import type { NewsFields, NewsItem } from '../../model/news.ts';
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
  fields?: NewsFields;
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
   * The page that the link opens.
   * @title Page | 页面
   * @zh 链接打开的页面。
   */
  to: Target;
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
  data: NewsItem[];
}
