import type { SectionBase } from '../../model/section.ts';
import type { RelatedPages } from '../../model/site-search.ts';

/**
 * Related content of other pages, determined by the build. If nothing is related, the section is hidden with
 * its heading.
 * @title Related content | 相关内容
 * @zh 其他页面的相关内容，在构建时查找。没有相关内容时，整个区块（包括标题）不显示。
 * @alias see also similar recommended 相关 推荐
 */
export interface RelatedSection extends SectionBase {
  /**
   * The pages to search and the number of items to show.
   * @title What to show | 显示的内容
   * @zh 要查找的页面和显示的项数。
   */
  related: RelatedPages;
}
