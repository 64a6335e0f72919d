/** A page number of a pager, or a gap where numbers are left out. */
export type PageNumber = number | 'gap';

/**
 * The numbers that a pager shows: the first, the last, the current one and its neighbours; a single number is never
 * replaced by a gap. Up to seven pages show whole.
 */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const around = [page - 1, page, page + 1];
  if (page <= 4) around.push(2, 3, 4, 5);
  if (page >= pages - 3) around.push(pages - 4, pages - 3, pages - 2, pages - 1);
  const shown = [...new Set([1, ...around, pages])].filter((number) => number >= 1 && number <= pages);
  const all = pages <= 7 ? Array.from({ length: pages }, (_, index) => index + 1) : shown.sort((a, b) => a - b);
  return all.flatMap((number, index) => (index > 0 && number - (all[index - 1] ?? 0) > 1 ? ['gap', number] : [number]));
}
