import type { ChapterRoute } from '../../model/kinds.ts';
import type { SectionBase, Sections } from '../../model/section.ts';

/**
 * Another page in full, with its title as heading: use several to build one page from many guides. The
 * chapters form a series, which a `page-end` section on each of their pages links. Set `noindex` on a page
 * that only repeats others.
 * @title Chapter | 章节
 * @zh 把另一个页面完整显示为一章，以其标题为小标题；可用多章把各篇指南合成一页。各章构成一个系列，由各篇页面上
 * 的 `page-end` 区块互相链接。只重复其他页面内容的合集应写 `noindex`。
 * @alias series guides book handbook manual 章节 手册 教程
 */
export interface ChapterSection extends SectionBase {
  /**
   * The page to show, without its own chapters. A page can be a chapter of one other page only.
   * @title Page | 页面
   * @zh 要显示的页面，其中的章不显示。一个页面只能作为另一个页面的一章。
   */
  page: ChapterRoute;
  /**
   * Sections to add after those of the page. Default: none.
   * @title Further sections | 附加区块
   * @zh 接在该页面之后的区块。默认：无。
   * @mayBeEmpty
   */
  sections?: Sections;
}
