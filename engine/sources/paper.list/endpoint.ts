import type { Endpoint } from '../source.ts';
import type { PaperItem, PaperListParams, PaperListResponse, PaperRecord, PaperYear } from './descriptor.ts';

const years: PaperYear[] = ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025'];

/** The papers of a year. */
export const endpoint: Endpoint = { path: '/api/v1/paper/list/{year}', collection: 'paper' };

/** The year's papers, newest first; an empty list for a year without any. */
export function answer(records: PaperRecord[], params: PaperListParams): PaperListResponse {
  return records
    .filter(({ year }) => year === params.year)
    .toSorted((a, b) => b.time.localeCompare(a.time))
    .map(withoutYear);
}

/** Every year, also one without papers: the page has a button for each. */
export function instances(): PaperListParams[] {
  return years.map((year) => ({ year }));
}

function withoutYear({ year: _, ...item }: PaperRecord): PaperItem {
  return item;
}
