import { useTranslation } from '../../../ui/i18n/words.tsx';
import type { Kinds } from '../kinds.ts';

/** The name of a kind, in the plural form for a count. */
export function KindName({ kind, kinds, count }: { kind: string; kinds: Kinds; count: number }) {
  const { t } = useTranslation('search');
  const label = kinds.labelOf(kind);
  if (label !== undefined) return label;
  if (kind === 'page') return t('page', { count });
  return kind === 'section' ? t('section', { count }) : t('row', { count });
}
