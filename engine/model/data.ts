import type { SourceName } from './kinds.ts';

/**
 * Binds a section to live data. The source is one that the site declares; no addresses and no code. The answer
 * is rendered into the page when it is built and refreshed in the visitor's browser.
 * @zh 把区块绑定到实时数据。数据源是网站所声明的数据源之一，不能写地址或代码。返回数据在构建时写入页面，并在访客的浏览器中更
 * 新。
 */
export interface DataBinding {
  /**
   * The name of the source, for example `news.list`.
   * @zh 数据源的名称，例如 `news.list`。
   */
  source: SourceName;
  /**
   * The source's parameters. A value is a string as the API takes it, or `{route.NAME}` for the part of the page's
   * route of that name.
   * @zh 数据源的参数。值是 API 所要的字符串，或用 `{route.NAME}` 表示页面路由中该名称的部分。
   */
  params?: Record<string, string>;
}
