import type { PageNumber } from '../../descriptor/kinds.ts';
import type { NewsRecord } from '../news.item/descriptor.ts';

/**
 * Which page of the news is asked for.
 * @zh 要新闻的哪一页。
 */
export interface NewsListParams {
  /**
   * The page's number, from 1.
   * @zh 页码，从 1 开始。
   */
  page: PageNumber;
}

/**
 * A news item as lists show it: without its text.
 * @zh 列表所显示的一条新闻：不含正文。
 */
export type NewsItem = Omit<NewsRecord, 'content'>;

/**
 * One page of the news, newest first.
 * @zh 一页新闻，最新的在前。
 */
export interface NewsListResponse {
  /**
   * The items of the page, five at most.
   * @zh 该页的新闻，最多五条。
   */
  data: NewsItem[];
  /**
   * The number of the last page.
   * @zh 最后一页的页码。
   */
  last_page: number;
  /**
   * The number of this page. Default: the one that was asked for.
   * @zh 本页的页码。默认：所请求的页码。
   */
  current_page?: number;
}
