import { useTranslation } from '../../../ui/i18n/words.tsx';
import type { Kinds } from '../kinds.ts';

/** What a kind of hits is called, of so many. */
export function KindName({ kind, kinds, count }: { kind: string; kinds: Kinds; count: number }) {
  const { t } = useTranslation('search');
  const label = kinds.labelOf(kind);
  if (label !== undefined) return label;
  if (kind === 'page') return t('page', { count });
  return kind === 'section' ? t('section', { count }) : t('row', { count });
}
