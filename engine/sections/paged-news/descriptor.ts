import type { DataBinding } from '../../model/data.ts';
import type { BaseName, DataPicture, Day, NeededField, PlainText, RecordId, RecordSlug } from '../../model/kinds.ts';
import type { ListPageLink, RowLink } from '../../model/link.ts';
import type { PictureFit } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * One page of the news with a pager whose pages have addresses of their own.
 * @zh 一页新闻，带分页，每一页有自己的地址。
 * @alias news news-list blog 新闻 新闻列表 博客
 */
export interface PagedNewsSection extends SectionBase {
  /**
   * The news list: `{ "source": "news.list", "params": { "page": "{route.page}" } }`.
   * @zh 新闻列表：`{ "source": "news.list", "params": { "page": "{route.page}" } }`。
   */
  data: DataBinding;
  /**
   * The names that the records have for the fields of an item, where they are others. Default: their own names.
   * @zh 记录中各字段的名称不同时，在此写明。默认：与字段本来的名称相同。
   */
  fields?: PagedNewsFields;
  /**
   * Longer titles are cut at this many characters. Default: 32.
   * @zh 标题超过多少个字符时截断。默认：32。
   * @minimum 1
   * @asType integer
   */
  titleLength?: number;
  /**
   * Longer summaries are cut at this many characters. Default: 110.
   * @zh 摘要超过多少个字符时截断。默认：110。
   * @minimum 1
   * @asType integer
   */
  summaryLength?: number;
  /**
   * The named base of site.json that the items' pictures are relative to. Default: `uploads`.
   * @zh 新闻图片相对于 site.json 的哪个 base。默认：`uploads`。
   * @default uploads
   */
  imageBase?: BaseName;
  /**
   * How pictures stand in their frame, which is twice as wide as high. Default: `cover`.
   * @zh 图片在框中如何放置；框的宽是高的两倍。默认：`cover`。
   */
  pictureFit?: PictureFit;
  /**
   * The page of one item; the item's id is put in place of `{id}`: `/news-item/{id}`.
   * @zh 单条新闻的页面；`{id}` 换成该条的 id：`/news-item/{id}`。
   */
  item: RowLink;
  /**
   * The page of one list; its number is put in place of `{page}`: `/news/{page}`.
   * @zh 列表每一页的地址；`{page}` 换成页码：`/news/{page}`。
   */
  list: ListPageLink;
}

/**
 * The fields of the records that items are made of.
 * @zh 各条新闻取自记录的哪些字段。
 */
export interface PagedNewsFields {
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
  /**
   * The picture. Default: `picture`.
   * @zh 图片。默认：`picture`。
   */
  picture?: NeededField;
}

/**
 * What the source of a section of this type answers.
 * @zh 这类区块的数据源所返回的数据。
 */
export interface PagedNewsAnswer {
  /**
   * The items of the page.
   * @zh 该页的各条新闻。
   */
  data: PagedNewsItem[];
  /**
   * The number of the last page.
   * @zh 最后一页的页码。
   */
  last_page: number;
}

/**
 * An item as a card shows it.
 * @zh 卡片所显示的一条新闻。
 */
export interface PagedNewsItem {
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
  /**
   * The picture. Default: the day stands large in its place.
   * @zh 图片。默认：在图片的位置以大字显示日期。
   */
  picture?: DataPicture;
}
