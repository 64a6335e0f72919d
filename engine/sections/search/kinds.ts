import type { CompiledSite } from '../../model/compiled.ts';

/** The built-in kinds of hits, in display order. */
const own = ['page', 'section', 'row'] as const;

export interface Kinds {
  /** The ids, in display order. */
  names: string[];
  /** The site's name of a kind; `undefined` for built-in kinds. */
  labelOf(kind: string): string | undefined;
  /** The kind of an entry: unnamed collections count as rows. */
  kindOf(entry: string): string;
}

export function kindsOf({ search }: Pick<CompiledSite, 'search'>): Kinds {
  const said = (search?.filters ?? []).map((kind, index) => ({ ...kind, name: `records-${index}` }));
  const named = new Map(said.flatMap(({ name, collections }) => collections.map((one) => [one, name])));
  return {
    names: [...own, ...said.map(({ name }) => name)],
    labelOf: (kind) => said.find(({ name }) => name === kind)?.label,
    kindOf: (entry) => named.get(entry) ?? own.find((one) => one === entry) ?? 'row',
  };
}
