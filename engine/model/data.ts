import type { SourceName } from './kinds.ts';

/**
 * Data from a source of the site. The page contains it, and browsers replace it with newer data.
 * @zh 来自网站数据源的数据。页面中已包含这些数据，浏览器打开页面后换成最新的。
 */
export interface DataBinding {
  /**
   * The name of the source, such as `news.list`.
   * @title Source | 数据源
   * @zh 数据源的名称，例如 `news.list`。
   */
  source: SourceName;
  /**
   * Which part of the data to take, such as the page of a list. `{route.NAME}` takes a value from the page's
   * address.
   * @title Parameters | 参数
   * @zh 取数据中的哪一部分，例如列表的第几页。`{route.NAME}` 表示取页面地址中的值。
   */
  params?: Record<string, string>;
}
