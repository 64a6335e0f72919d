import type { RelatedPages } from '../../model/search.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * What other pages have on the same subjects, found when the site is built. Nothing shows, no heading either, where nothing is related.
 * @zh 其他页面上同一主题的内容，构建网站时找出。没有相关内容时什么也不显示，标题也不显示。
 * @alias see also similar recommended 相关 推荐
 */
export interface RelatedSection extends SectionBase {
  /**
   * Which pages are looked through, and how much of each shows.
   * @zh 在哪些页面中查找，每页显示多少。
   */
  related: RelatedPages;
}
