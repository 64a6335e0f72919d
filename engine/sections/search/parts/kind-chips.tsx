import type { ReactNode } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import type { Kinds } from '../kinds.ts';
import { KindName } from './kind-name.tsx';

/** Filters by kind with counts. Hidden if all hits are of one kind. */
export function KindChips({
  kinds,
  counts,
  chosen,
  onChoose,
}: {
  kinds: Kinds;
  /** The number of hits by kind. */
  counts: Map<string, number>;
  /** The selected kind; `undefined` for all. */
  chosen: string | undefined;
  onChoose: (kind: string | undefined) => void;
}) {
  const { t } = useTranslation('search');
  const sums = new Map<string, number>();
  for (const [entry, count] of counts) {
    const kind = kinds.kindOf(entry);
    sums.set(kind, (sums.get(kind) ?? 0) + count);
  }
  if (sums.size < 2) return null;
  const total = [...sums.values()].reduce((sum, count) => sum + count);
  const there = kinds.names.filter((kind) => sums.has(kind));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="search__kinds" role="group" aria-label={t('kinds')}>
      <Chip pressed={chosen === undefined} count={total} onClick={() => onChoose(undefined)}>
        {t('all')}
      </Chip>
      {there.map((kind) => (
        <Chip key={kind} pressed={chosen === kind} count={sums.get(kind) ?? 0} onClick={() => onChoose(kind)}>
          <KindName kind={kind} kinds={kinds} count={sums.get(kind) ?? 0} />
        </Chip>
      ))}
    </div>
  );
}

function Chip({
  pressed,
  count,
  onClick,
  children,
}: {
  pressed: boolean;
  count: number;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="search__chip" aria-pressed={pressed} onClick={onClick}>
      {children} <span className="search__total">{count}</span>
    </button>
  );
}
