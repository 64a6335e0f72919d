import type { NewsRecord } from '../news.item/descriptor.ts';
import type { Endpoint } from '../source.ts';
import type { NewsItem, NewsListParams, NewsListResponse } from './descriptor.ts';

const pageSize = 5;

/** The news, a page at a time. */
export const endpoint: Endpoint = { path: '/api/v1/news/list', query: ['page'], collection: 'news' };

/** One page of the news, newest first; `undefined` beyond the last page. */
export function answer(records: NewsRecord[], params: NewsListParams): NewsListResponse | undefined {
  const page = Number(params.page);
  const lastPage = lastPageOf(records);
  if (!Number.isInteger(page) || page < 1 || page > lastPage) return undefined;
  const newestFirst = records.toSorted((a, b) => b.time.localeCompare(a.time) || b.id - a.id);
  const data = newestFirst.slice((page - 1) * pageSize, page * pageSize).map(withoutContent);
  return { data, last_page: lastPage, current_page: page };
}

/** One set of parameters a page. */
export function instances(records: NewsRecord[]): NewsListParams[] {
  return Array.from({ length: lastPageOf(records) }, (_, index) => ({ page: String(index + 1) }));
}

/** Without news there is still a first page, an empty one. */
function lastPageOf(records: NewsRecord[]): number {
  return Math.max(1, Math.ceil(records.length / pageSize));
}

function withoutContent({ content: _, ...item }: NewsRecord): NewsItem {
  return item;
}
