import type { DataBinding } from '../../descriptor/data.ts';
import type { BaseName, PagerTarget } from '../../descriptor/kinds.ts';
import type { RowLink } from '../../descriptor/link.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * One page of the news with a pager whose pages have addresses of their own.
 * @alias news news-list
 */
export interface PagedNewsSection extends SectionBase {
  /** The news list: `{ "source": "news.list", "params": { "page": "{route.page}" } }`. */
  data: DataBinding;
  /**
   * Longer titles are cut at this many characters. Default: 32.
   * @minimum 1
   * @asType integer
   */
  titleLength?: number;
  /**
   * Longer summaries are cut at this many characters. Default: 110.
   * @minimum 1
   * @asType integer
   */
  summaryLength?: number;
  /**
   * The named base of site.json that the items' pictures are relative to. Default: `uploads`.
   * @default uploads
   */
  imageBase?: BaseName;
  /** The page of one item; the item's id is put in place of `{id}`: `/company-news-content/{id}`. */
  item: RowLink;
  /** The page of one list; its number is put in place of `{page}`: `/company-news/{page}`. */
  list: NewsPageLink;
}

/** The pages of the news. */
export interface NewsPageLink {
  /** The route; the page's number is put in place of `{page}`. */
  to: PagerTarget;
}
