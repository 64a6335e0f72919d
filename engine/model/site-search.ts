import type { CollectionName, Label, RouteName } from './kinds.ts';

/**
 * Site search.
 * @zh 全站搜索。
 */
export interface SiteSearch {
  /**
   * A page with a `search` section, for visitors whose browser has no JavaScript. It is not among the search
   * results.
   * @title Search page | 搜索页面
   * @zh 含 `search` 区块的页面，供浏览器没有 JavaScript 的访客使用。它不出现在搜索结果中。
   */
  page: RouteName;
  /**
   * Filters for collections of records, in this order, next to the built-in filters for pages, headings and
   * rows. Records of other collections count as rows. Default: none.
   * @title Filters for records | 记录筛选项
   * @zh 按集合筛选的选项，依次排在页面、章节和行之后；其他记录归入行。默认：无。
   * @mayBeEmpty
   */
  filters?: SearchFilter[];
}

/**
 * A subject index of the site: the terms in `pages/synonyms.json` and where each occurs.
 * @zh 全站主题索引：`pages/synonyms.json` 中的术语及其出现的位置。
 */
export interface SubjectIndex {
  /**
   * The maximum number of locations for each term.
   * @title Places per term | 每个术语的位置数
   * @zh 每个术语最多列出的位置数。
   * @minimum 1
   * @asType integer
   */
  maxLocations: number;
}

/**
 * A search filter for records.
 * @title Filter | 筛选项
 * @zh 筛选记录的搜索选项。
 */
export interface SearchFilter {
  /**
   * The name of the filter.
   * @title Name | 名称
   * @zh 选项的名称。
   */
  label: Label;
  /**
   * The collections that it includes.
   * @title Collections | 集合
   * @zh 包含的集合。
   * @minItems 1
   * @unique
   */
  collections: CollectionName[];
}

/**
 * Content of other pages on the subjects of this page. Pages are related if they share terms of
 * `pages/synonyms.json` or names of rows and records; rarer terms count more.
 * @zh 其他页面中与本页主题相关的内容。出现相同的术语（`pages/synonyms.json`）、行名称或记录名称，即为相关；词
 * 越少见，权重越高。
 */
export interface RelatedPages {
  /**
   * The pages to search, in order. Pages without related content are omitted.
   * @title Pages to search | 查找的页面
   * @zh 要查找的页面，按显示顺序。没有相关内容的页面不显示。
   * @minItems 1
   * @unique
   */
  pages: RouteName[];
  /**
   * The maximum number of items per page. Default: 4.
   * @title Items per page | 每页最多项数
   * @zh 每个页面最多列出的项数。默认：4。
   * @minimum 1
   * @asType integer
   */
  maxItems?: number;
}
