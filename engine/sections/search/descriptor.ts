import type { SubjectIndex } from '../../model/search.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A search over the whole site, for the page that `search` of site.json names. Without script its index by subject is there.
 * @zh 全站搜索，用于 site.json 的 `search` 所指的页面。没有脚本时仍有主题索引可用。
 * @alias find 搜索 查找
 */
export interface SearchSection extends SectionBase {
  /**
   * An index by subject below the search field. Default: none.
   * @zh 搜索框下方的主题索引。默认：没有。
   */
  subjects?: SubjectIndex;
}
