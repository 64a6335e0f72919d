import type { LocalizedText } from './kinds.ts';

/**
 * Words that mean the same to a search, in and across the site's languages: the file `pages/synonyms.json`, which may be left out.
 * @zh 搜索时视为同义的词，跨越网站的各种语言：文件 `pages/synonyms.json`，可以没有。
 */
export interface SynonymsDescriptor {
  /**
   * The synonyms schema, so that an editor completes, explains and checks this file.
   * @zh 同义词的 schema，编辑器据此补全、说明并检查本文件。
   */
  $schema: string;
  /**
   * The terms, in any order.
   * @zh 各个术语，顺序不限。
   * @mayBeEmpty
   */
  terms: SynonymTerm[];
  /**
   * Everyday words that mean the same, such as `install` and `set up`: each group is a list of words in any language. They are not subjects
   * of the site. Default: none.
   * @zh 意思相同的日常用词，如“安装”“部署”和 `install`：每组是一列词，不限语言。它们不算网站的主题。默认：没有。
   * @mayBeEmpty
   */
  everyday?: string[][];
  /**
   * Words that a search ignores when the query has other words, besides the question words that the engine knows in Chinese and English.
   * Default: none.
   * @zh 搜索时忽略的词（查询中还有其他词时）；引擎已知道中文和英文的疑问词，不必写在这里。默认：没有。
   * @mayBeEmpty
   * @unique
   */
  stopWords?: string[];
}

/**
 * A term with whatever else is said for it.
 * @zh 一个术语，以及它的其他说法。
 */
export interface SynonymTerm {
  /**
   * The term in each language of the site.
   * @zh 该术语在网站各种语言中的写法。
   */
  term: LocalizedText;
  /**
   * Abbreviations, parameters and other words for it, in whichever language. Default: none.
   * @zh 它的缩写、对应的参数和其他叫法，不限语言。默认：没有。
   * @mayBeEmpty
   * @unique
   */
  aliases?: string[];
}
