import type { CollectionName, Label } from './kinds.ts';

/**
 * Search over the whole site.
 * @zh 全站搜索。
 */
export interface SiteSearch {
  /**
   * What visitors narrow hits by besides pages, headings and rows: records, by their collections, in the order in which they stand.
   * Records of no kind count as rows. Default: none.
   * @zh 访客除页面、章节和行之外还可以按什么缩小结果：各组记录，按所写的顺序排列。没有列出的记录算作行。默认：没有。
   */
  kinds?: SearchKind[];
}

/**
 * Records that are one kind of hit.
 * @zh 属于同一类搜索结果的记录。
 */
export interface SearchKind {
  /**
   * What visitors know them as.
   * @zh 访客看到的名称。
   */
  label: Label;
  /**
   * The collections that they are of.
   * @zh 所属的记录组。
   * @minItems 1
   */
  collections: CollectionName[];
}
