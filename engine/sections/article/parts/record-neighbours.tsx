import type { CompiledTarget } from '../../../model/compiled.ts';
import { fillFields } from '../../../model/fill-address.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Neighbours } from '../../../ui/kit/neighbours.tsx';

/** Links to the records before and after one, by their names; nothing for one that stands alone. */
export function RecordNeighbours({
  data,
  to,
  titleField,
}: {
  data: Record<string, unknown>;
  /** The address of a record, with fields in braces. */
  to: CompiledTarget;
  titleField: string;
}) {
  const { t } = useTranslation('article');
  const all = (['previous', 'next'] as const).flatMap((way) => {
    const record = data[way] as Record<string, unknown> | undefined;
    const there = record && { ...to, href: fillFields(to.href, record) };
    return there ? [{ way, word: t(way), title: String(record[titleField] ?? ''), to: there }] : [];
  });
  return <Neighbours label={t('neighbours')} all={all} />;
}
