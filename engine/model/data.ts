import type { SourceName } from './kinds.ts';

/**
 * The live data of a section, from a source that the site declares. The build renders it into the page and
 * the browser refreshes it.
 * @zh 区块的实时数据，来自网站声明的数据源。构建时写入页面，打开页面后在浏览器中更新。
 */
export interface DataBinding {
  /**
   * The name of the source, such as `news.list`.
   * @title Source | 数据源
   * @zh 数据源的名称，例如 `news.list`。
   */
  source: SourceName;
  /**
   * The parameters of the source. A value is a string, or `{route.NAME}` for a parameter of the page's route.
   * @title Parameters | 参数
   * @zh 数据源的参数。值是字符串，或用 `{route.NAME}` 引用页面路由中的参数。
   */
  params?: Record<string, string>;
}
