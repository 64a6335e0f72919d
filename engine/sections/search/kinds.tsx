import type { CompiledSite } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

/** The built-in kinds of hits, in display order. */
const own = ['page', 'section', 'row'] as const;

export type Kinds = ReturnType<typeof kindsOf>;

export function kindsOf({ search }: Pick<CompiledSite, 'search'>) {
  const said = (search?.filters ?? []).map((kind, index) => ({ ...kind, name: `records-${index}` }));
  const named = new Map(said.flatMap(({ name, collections }) => collections.map((one) => [one, name])));
  return {
    /** The ids, in display order. */
    names: [...own, ...said.map(({ name }) => name)],
    /** The site's name of a kind; `undefined` for built-in kinds. */
    labelOf: (kind: string) => said.find(({ name }) => name === kind)?.label,
    /** The kind of an entry: unnamed collections count as rows. */
    kindOf: (entry: string): string => named.get(entry) ?? own.find((one) => one === entry) ?? 'row',
  };
}

/** The name of a kind, in the plural form for a count. */
export function KindName({ kind, kinds, count }: { kind: string; kinds: Kinds; count: number }) {
  const { t } = useTranslation('search');
  const label = kinds.labelOf(kind);
  if (label !== undefined) return label;
  if (kind === 'page') return t('page', { count });
  return kind === 'section' ? t('section', { count }) : t('row', { count });
}
