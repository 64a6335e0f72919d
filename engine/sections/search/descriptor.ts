import type { SectionBase } from '../../model/section.ts';
import type { SubjectIndex } from '../../model/site-search.ts';

/**
 * Site search, for the page that `search` in site.json names. Without JavaScript, it shows the subject index.
 * @title Search | 搜索
 * @zh 全站搜索，用于 site.json 的 `search` 所指的页面。没有 JavaScript 时显示主题索引。
 * @alias find 搜索 查找
 */
export interface SearchSection extends SectionBase {
  /**
   * A subject index below the search box. Default: none.
   * @title Subject index | 主题索引
   * @zh 搜索框下方的主题索引。默认：无。
   */
  subjects?: SubjectIndex;
}
