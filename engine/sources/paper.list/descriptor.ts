import type { DataAddress, Month, PlainText } from '../../descriptor/kinds.ts';

/** Which year's papers are asked for. */
export interface PaperListParams {
  /** The year of publication. */
  year: PaperYear;
}

/** A year with a list of papers. */
export type PaperYear = '2016' | '2017' | '2018' | '2019' | '2020' | '2021' | '2022' | '2023' | '2024' | '2025';

/** A published paper that used the software. */
export interface PaperItem {
  /** The authors, as they are cited. */
  author: PlainText;
  /** The address of the paper at its publisher. */
  url: DataAddress;
  /** Its title with journal and year. */
  summary: PlainText;
  /** The month of publication as `yyyy-mm`. */
  time: Month;
}

/** The papers of the year, newest first; empty for a year without any. */
export type PaperListResponse = PaperItem[];

/** One paper as it is kept under `assets/records/paper/`. */
export interface PaperRecord extends PaperItem {
  /** The year in whose list it stands. */
  year: PaperYear;
}
