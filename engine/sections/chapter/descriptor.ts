import type { ChapterRoute } from '../../model/kinds.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * Another page whole, with its title as heading: several of them make one page of all guides, to print or to keep. The chapters of a
 * page are a series: a section of type `page-end` on each leads to the one before and the one after, and to the page of all. A page that
 * only repeats others wants `noindex`.
 * @zh 以另一个页面的全部内容作为一章，以其标题为小标题：几章合成一页，例如全部指南，便于打印或保存。一个页面的各章构成一个系列：
 * 各篇页面上的 `page-end` 区块会链接到前一篇、后一篇和这个合集页面。只是重复其他页面的合集应写 `noindex`。
 * @alias series guides book handbook manual 章节 手册 教程
 */
export interface ChapterSection extends SectionBase {
  /**
   * The page that it shows. What that page has of chapters is left out. One page is a chapter of one other at most.
   * @zh 所显示的页面。该页面自己的章不显示。一个页面最多是另一个页面的一章。
   */
  page: ChapterRoute;
  /**
   * Sections after those of the page. Default: none.
   * @zh 接在该页面的区块之后的区块。默认：没有。
   * @mayBeEmpty
   */
  sections?: Sections;
}
