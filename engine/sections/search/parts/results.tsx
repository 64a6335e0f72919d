import { type ComponentProps, useRef } from 'react';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { useStablePage } from '../../../ui/kit/page-context.tsx';
import { KindName, type Kinds } from '../kinds.tsx';
import { type Asked, type Found, step, useOtherLanguages } from '../use-findings.ts';
import { HitList } from './hit-list.tsx';

interface ResultsProps extends ChipsProps {
  /** Suggestions if there are no hits. */
  terms: string[];
  onTerm: (term: string) => void;
}

/** The search results: filters, count, hits and hits in other languages. */
export function Results({ found, kinds, asked, terms, change, onTerm }: ResultsProps) {
  const { t } = useTranslation('search');
  const { site } = useStablePage();
  const { numbers, entries, corrections, isPartial, text } = found;
  return (
    <>
      <KindChips found={found} kinds={kinds} asked={asked} change={change} />
      <p className="search__status" role="status">
        <span data-search-count={numbers.length}>{numbers.length}</span> {t('count', { count: numbers.length })}
        {corrections.map((one) => (
          <span key={one.typed} className="search__mended">
            {t('mended', one)}
          </span>
        ))}
        {isPartial && (
          <span className="search__partial" data-search-partial>
            {t('partial')}
          </span>
        )}
      </p>
      {numbers.length === 0 && (
        <div className="search__nothing">
          <Icon name="empty" />
          <p className="search__title">{t('none', { text })}</p>
          <p>{t('advice')}</p>
          {site.search && <a href={site.search.href}>{t('subjects')}</a>}
          <Terms terms={terms} onChoose={onTerm} />
        </div>
      )}
      <HitList found={found} kinds={kinds} />
      {numbers.length > entries.length && (
        <button type="button" className="search__more" onClick={() => change({ most: asked.most + 2 * step })}>
          {t('more')}
        </button>
      )}
      <OtherLanguages text={text} asked={asked} change={change} />
    </>
  );
}

/** Hits in other languages, searched when the end of the hits is visible, because few visitors scroll there. */
function OtherLanguages({ text, asked, change }: { text: string } & Pick<ResultsProps, 'asked' | 'change'>) {
  const { t } = useTranslation('search');
  const { site, language } = useStablePage();
  const languages = site.languages.flatMap(({ code }) => (code === asked.language ? [] : code));
  const end = useRef<HTMLDivElement>(null);
  const counts = useOtherLanguages(end, text, languages);
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <div ref={end} className="search__others">
      {[...counts]
        .filter(([, count]) => count > 0)
        .map(([code, count]) => (
          <button
            key={code}
            type="button"
            className="search__other"
            onClick={() => change({ language: code, kind: undefined })}
          >
            <Icon name="globe" />
            {t('other', { count, language: nameOf.of(code) ?? code })}
          </button>
        ))}
    </div>
  );
}

interface ChipsProps {
  found: Found;
  kinds: Kinds;
  asked: Asked;
  change: (changes: Partial<Asked>) => void;
}

/** Filters by kind with counts. Hidden if all hits are of one kind. */
function KindChips({ found, kinds, asked, change }: ChipsProps) {
  const { t } = useTexts('search');
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

/** Suggested searches. */
export function Terms({ terms, onChoose }: { terms: string[]; onChoose: (term: string) => void }) {
  const { t } = useTexts('search');
  if (terms.length === 0) return null;
  return (
    <div className="search__beginning">
      <p className="search__subheading">{t('begin')}</p>
      <ul className="search__suggestions">
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className="search__chip" onClick={() => onChoose(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
