import type { CollectionName, Label, RouteName } from './kinds.ts';

/**
 * Search over the whole site.
 * @zh 全站搜索。
 */
export interface SiteSearch {
  /**
   * The route of a page with a section of type `search`: there the button leads where there is no script. The page itself is not found.
   * @zh 含有 `search` 区块的页面，写它的路由：没有脚本时按钮通向这里。搜索结果不包含该页面本身。
   */
  page: RouteName;
  /**
   * What visitors narrow hits by besides pages, headings and rows: records, by their collections, in the order in which they stand.
   * Records of no kind count as rows. Default: none.
   * @zh 访客除页面、章节和行之外还可以按什么缩小结果：各组记录，按所写的顺序排列。没有列出的记录算作行。默认：没有。
   * @mayBeEmpty
   */
  kinds?: SearchKind[];
}

/**
 * An index of the site by subject: the terms of `pages/synonyms.json`, each with where it stands.
 * @zh 全站的主题索引：`pages/synonyms.json` 中的术语，以及各自出现的位置。
 */
export interface SubjectIndex {
  /**
   * How many places of a term are listed at most.
   * @zh 每个术语最多列出多少处。
   * @minimum 1
   * @asType integer
   */
  most: number;
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
   * @unique
   */
  collections: CollectionName[];
}

/**
 * What other pages have on the same subjects as the page itself: on the terms of `pages/synonyms.json`, and on what rows and records of
 * either are called. The rarer what two have in common, the nearer they are.
 * @zh 其他页面上与本页主题相同的内容：按 `pages/synonyms.json` 中的术语，以及两边的行和记录的名称来判断。两者共有的词越少见，关系越近。
 */
export interface RelatedPages {
  /**
   * The pages that are looked through, in the order in which they show. One that has nothing in common with this one is left out.
   * @zh 在哪些页面中查找，按显示的顺序。与本页没有共同内容的页面略去。
   * @minItems 1
   * @unique
   */
  pages: RouteName[];
  /**
   * How many items of each page are listed at most. Default: 4.
   * @zh 每个页面最多列出多少项。默认：4。
   * @minimum 1
   * @asType integer
   */
  most?: number;
}
