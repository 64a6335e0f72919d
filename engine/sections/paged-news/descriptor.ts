import type { DataBinding } from '../../model/data.ts';
import type { BaseName, DataPicture, NeededField } from '../../model/kinds.ts';
import type { ListPageLink, RowLink } from '../../model/link.ts';
import type { NewsFields, NewsItem } from '../../model/news.ts';
import type { PictureFit } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A paginated news list. Every page has its own address.
 * @title News list | 新闻列表
 * @zh 分页的新闻列表，每一页有自己的地址。
 * @alias news news-list blog 新闻 新闻列表 博客
 */
export interface PagedNewsSection extends SectionBase {
  /**
   * The source of the news. Example: `{ "source": "news.list", "params": { "page": "{route.page}" } }`.
   * @title News | 新闻
   * @zh 新闻的数据源。例如 `{ "source": "news.list", "params": { "page": "{route.page}" } }`。
   */
  data: DataBinding;
  /**
   * The field names of the records, if they differ from those that the section expects. Default: the expected
   * names.
   * @title Field names | 字段名
   * @zh 记录的字段名，与区块所需的名称不同时才写。默认：用区块所需的名称。
   */
  fields?: PagedNewsFields;
  /**
   * The maximum title length in characters; longer titles are truncated. Default: 32.
   * @title Length of titles | 标题最多字数
   * @zh 标题的最大字符数，超过时截断。默认：32。
   * @minimum 1
   * @asType integer
   */
  titleLength?: number;
  /**
   * The maximum summary length in characters; longer summaries are truncated. Default: 110.
   * @title Length of summaries | 摘要最多字数
   * @zh 摘要的最大字符数，超过时截断。默认：110。
   * @minimum 1
   * @asType integer
   */
  summaryLength?: number;
  /**
   * The link prefix that completes the addresses of the pictures: a name from `bases` in site.json. Default:
   * the addresses are complete.
   * @title Folder of the pictures | 图片文件夹
   * @zh 补全图片地址的链接前缀，写 site.json 的 `bases` 中的名称。默认：地址本身完整。
   */
  imageBase?: BaseName;
  /**
   * How pictures fit their frame, which has a ratio of 2:1. Default: `cover`.
   * @title Fit of the pictures | 图片显示方式
   * @zh 图片在 2:1 的框中的显示方式。默认：`cover`。
   */
  pictureFit?: PictureFit;
  /**
   * The page of an item. `{id}` is replaced with the item's id: `/news-item/{id}`.
   * @title Page of an item | 单条新闻的页面
   * @zh 单条新闻的页面，`{id}` 会替换成该条的 id：`/news-item/{id}`。
   */
  item: RowLink;
  /**
   * The page of the list. `{page}` is replaced with the page number: `/news/{page}`.
   * @title Address of the list | 列表地址
   * @zh 列表每一页的地址，`{page}` 会替换成页码：`/news/{page}`。
   */
  list: ListPageLink;
}

/**
 * The fields of a record that an item shows.
 * @zh 一条新闻显示记录的哪些字段。
 */
export interface PagedNewsFields extends NewsFields {
  /**
   * The field with the picture. Default: `picture`.
   * @title Picture | 图片
   * @zh 图片字段。默认：`picture`。
   */
  picture?: NeededField;
}

/**
 * The data that the section's source must return.
 * @zh 区块的数据源须返回的数据。
 */
export interface PagedNewsAnswer {
  /**
   * The items of this page.
   * @title News | 新闻
   * @zh 本页的各条新闻。
   */
  data: PagedNewsItem[];
  /**
   * The number of the last page.
   * @title Last page | 最后一页
   * @zh 最后一页的页码。
   */
  last_page: number;
}

/**
 * An item of the list.
 * @zh 列表中的一条新闻。
 */
export interface PagedNewsItem extends NewsItem {
  /**
   * The picture. Default: the date in large type.
   * @title Picture | 图片
   * @zh 图片。默认：以大字显示日期。
   */
  picture?: DataPicture;
}
