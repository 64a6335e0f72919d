import type { PageNumber } from '../../descriptor/kinds.ts';
import type { NewsRecord } from '../news.item/descriptor.ts';

/** Which page of the news is asked for. */
export interface NewsListParams {
  /** The page's number, from 1. */
  page: PageNumber;
}

/** A news item as lists show it: without its text. */
export type NewsItem = Omit<NewsRecord, 'content'>;

/** One page of the news, newest first. */
export interface NewsListResponse {
  /** The items of the page, five at most. */
  data: NewsItem[];
  /** The number of the last page. */
  last_page: number;
  /** The number of this page. Default: the one that was asked for. */
  current_page?: number;
}
