import type { LocalizedText } from './kinds.ts';

/**
 * Synonyms for the site search, across languages: the optional file `pages/synonyms.json`.
 * @title Synonyms | 同义词
 * @zh 搜索用的同义词，可跨语言，写在可选的文件 `pages/synonyms.json` 中。
 */
export interface SynonymsDescriptor {
  /**
   * The format of this file, by which code editors complete and check it. It needs no change.
   * @title Schema | 文件格式
   * @zh 本文件的格式，代码编辑器据此补全和检查。无需修改。
   */
  $schema: string;
  /**
   * The terms, in any order.
   * @title Terms | 术语
   * @zh 术语，顺序不限。
   * @mayBeEmpty
   */
  terms: SynonymTerm[];
  /**
   * Groups of everyday synonyms in any language, such as `install` and `set up`. They are not part of the
   * subject index. Default: none.
   * @title Everyday synonyms | 日常同义词
   * @zh 日常用语的同义词，每组一个列表，不限语言，例如“安装”“部署”和 `install`；不进入主题索引。默认：无。
   * @mayBeEmpty
   */
  everyday?: string[][];
  /**
   * Words that search ignores if the query has other words. The engine already knows Chinese and English
   * question words. Default: none.
   * @title Ignored words | 忽略的词
   * @zh 查询中还有其他词时忽略的词；引擎已内置中英文疑问词。默认：无。
   * @mayBeEmpty
   * @unique
   */
  stopWords?: string[];
}

/**
 * A term and its synonyms.
 * @title Term | 术语
 * @zh 术语及其同义词。
 */
export interface SynonymTerm {
  /**
   * The term in each language of the site.
   * @title Term | 术语
   * @zh 该术语在网站各种语言中的写法。
   */
  term: LocalizedText;
  /**
   * Abbreviations, parameters and other names for it, in any language. Default: none.
   * @title Other names | 其他叫法
   * @zh 缩写、对应参数和其他叫法，不限语言。默认：无。
   * @mayBeEmpty
   * @unique
   */
  aliases?: string[];
}
