import { useTranslation } from '../../../language/words.tsx';
import type { Kinds } from '../kinds.ts';

/** What a kind of hits is called, of so many. */
export function KindName({ kind, kinds, count }: { kind: string; kinds: Kinds; count: number }) {
  const { t } = useTranslation('search');
  return kinds.labelOf(kind) ?? t(kind as 'row', { count });
}
