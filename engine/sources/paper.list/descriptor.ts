import type { DataAddress, Month, PlainText } from '../../descriptor/kinds.ts';

/**
 * Which year's papers are asked for.
 * @zh 要哪一年的论文。
 */
export interface PaperListParams {
  /**
   * The year of publication.
   * @zh 发表的年份。
   */
  year: PaperYear;
}

/**
 * A year with a list of papers.
 * @zh 有论文列表的年份。
 */
export type PaperYear = '2016' | '2017' | '2018' | '2019' | '2020' | '2021' | '2022' | '2023' | '2024' | '2025';

/**
 * A published paper that used the software.
 * @zh 使用本软件的一篇已发表论文。
 */
export interface PaperItem {
  /**
   * The authors, as they are cited.
   * @zh 作者，按引用的写法。
   */
  author: PlainText;
  /**
   * The address of the paper at its publisher.
   * @zh 论文在出版方的地址。
   */
  url: DataAddress;
  /**
   * Its title with journal and year.
   * @zh 标题，连同期刊和年份。
   */
  summary: PlainText;
  /**
   * The month of publication as `yyyy-mm`.
   * @zh 发表的月份，写作 `yyyy-mm`。
   */
  time: Month;
}

/**
 * The papers of the year, newest first; empty for a year without any.
 * @zh 该年的论文，最新的在前；没有论文的年份为空。
 */
export type PaperListResponse = PaperItem[];

/**
 * One paper as it is kept under `assets/records/paper/`.
 * @zh `assets/records/paper/` 下存放的一篇论文。
 */
export interface PaperRecord extends PaperItem {
  /**
   * The year in whose list it stands.
   * @zh 它列在哪一年之下。
   */
  year: PaperYear;
}
