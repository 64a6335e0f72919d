import type { ReactNode } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import type { Kinds } from '../kinds.ts';
import { KindName } from './kind-name.tsx';

/** The kinds of what was found, each with how much of it there is, to look at one alone. Nothing where all is of one kind. */
export function KindChips({
  kinds,
  counts,
  chosen,
  onChoose,
}: {
  kinds: Kinds;
  /** How many entries there are, by their kinds. */
  counts: Map<string, number>;
  /** The kind that is looked at; `undefined` for all. */
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
