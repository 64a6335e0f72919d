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
   */
  terms: SynonymTerm[];
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
   */
  aliases?: string[];
}
