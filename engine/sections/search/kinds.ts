import type { CompiledSite } from '../../model/compiled.ts';

/** The kinds that every site has, in the order in which they show. */
const own = ['page', 'section', 'row'] as const;

export interface Kinds {
  /** Their names in code, in the order in which they show. */
  names: string[];
  /** What one is called where the site says it; `undefined` for those that every site has. */
  labelOf(kind: string): string | undefined;
  /** What kind an entry's is to visitors: records that the site does not name count as rows. */
  kindOf(entry: string): string;
}

export function kindsOf({ search }: Pick<CompiledSite, 'search'>): Kinds {
  const said = (search?.kinds ?? []).map((kind, index) => ({ ...kind, name: `records-${index}` }));
  const named = new Map(said.flatMap(({ name, collections }) => collections.map((one) => [one, name])));
  return {
    names: [...own, ...said.map(({ name }) => name)],
    labelOf: (kind) => said.find(({ name }) => name === kind)?.label,
    kindOf: (entry) => named.get(entry) ?? own.find((one) => one === entry) ?? 'row',
  };
}
