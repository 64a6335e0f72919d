import type { DataBinding } from '../../descriptor/data.ts';
import type { Target } from '../../descriptor/kinds.ts';
import type { RowLink } from '../../descriptor/link.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * The first news items, each with day, title and summary, and a link to all of them.
 * @alias latest-news
 */
export interface NewsPreviewSection extends SectionBase {
  /** The news list: `{ "source": "news.list", "params": { "page": "1" } }`. */
  data: DataBinding;
  /**
   * How many items show. Default: 2.
   * @minimum 1
   * @asType integer
   */
  limit?: number;
  /**
   * Longer titles are cut at this many characters. Default: 32.
   * @minimum 1
   * @asType integer
   */
  titleLength?: number;
  /**
   * Longer summaries are cut at this many characters. Default: 60.
   * @minimum 1
   * @asType integer
   */
  summaryLength?: number;
  /** The page of one item; the item's id is put in place of `{id}`: `/company-news-content/{id}`. */
  item: RowLink;
  /** The page of all items. */
  all: NewsLink;
}

/** A page of the news. */
export interface NewsLink {
  /** The route. */
  to: Target;
}
