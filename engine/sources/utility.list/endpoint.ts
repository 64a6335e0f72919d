import type { Endpoint } from '../source.ts';
import type {
  UtilityCategory,
  UtilityItem,
  UtilityListParams,
  UtilityListResponse,
  UtilityRecord,
} from './descriptor.ts';

const categories: UtilityCategory[] = ['format-conversion', 'data-visualization', 'data-post-processing'];

/** The utilities of a category. */
export const endpoint: Endpoint = { path: '/api/v1/utility/list/{category}', collection: 'utility' };

/** The category's utilities in order of their numbers; an empty list for a category without any. */
export function answer(records: UtilityRecord[], params: UtilityListParams): UtilityListResponse {
  return records
    .filter(({ category }) => category === params.category)
    .toSorted((a, b) => a.id - b.id)
    .map(withoutCategory);
}

/** Every category, also an empty one: the page has a tab for each. */
export function instances(): UtilityListParams[] {
  return categories.map((category) => ({ category }));
}

function withoutCategory({ category: _, ...item }: UtilityRecord): UtilityItem {
  return item;
}
