import type { ComponentProps } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { KindName, type Kinds } from '../kinds.tsx';
import type { Asked, Found } from '../use-findings.ts';

export interface ChipsProps {
  found: Found;
  kinds: Kinds;
  asked: Asked;
  change: (changes: Partial<Asked>) => void;
}

/** Filters by kind with counts. Hidden if all hits are of one kind. */
export function KindChips({ found, kinds, asked, change }: ChipsProps) {
  const { t } = useTranslation('search');
  const sums = new Map<string, number>();
  for (const [entry, count] of found.kinds) {
    const kind = kinds.kindOf(entry);
    sums.set(kind, (sums.get(kind) ?? 0) + count);
  }
  if (sums.size < 2) return null;
  const total = [...sums.values()].reduce((sum, count) => sum + count);
  const there = kinds.names.filter((kind) => sums.has(kind));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="search__kinds" role="group" aria-label={t('kinds')}>
      <Chip aria-pressed={asked.kind === undefined} count={total} onClick={() => change({ kind: undefined })}>
        {t('all')}
      </Chip>
      {there.map((kind) => (
        <Chip
          key={kind}
          aria-pressed={asked.kind === kind}
          count={sums.get(kind) ?? 0}
          onClick={() => change({ kind })}
        >
          <KindName kind={kind} kinds={kinds} count={sums.get(kind) ?? 0} />
        </Chip>
      ))}
    </div>
  );
}

function Chip({ count, children, ...button }: { count: number } & ComponentProps<'button'>) {
  return (
    <button type="button" className="search__chip" {...button}>
      {children} <span className="search__total">{count}</span>
    </button>
  );
}
