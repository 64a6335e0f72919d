import { useRef } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { usePage } from '../../../ui/kit/page-context.tsx';
import type { Kinds } from '../kinds.ts';
import { type Found, useOtherLanguages } from '../use-findings.ts';
import { HitList } from './hit-list.tsx';
import { KindChips } from './kind-chips.tsx';
import { Terms } from './terms.tsx';

/** What a search has found: kinds to choose from, how much it is, the hits, and what other languages have of it. */
export function Results({
  found,
  kinds,
  kind,
  others,
  terms,
  onKind,
  onMore,
  onLanguage,
  onTerm,
}: {
  found: Found;
  kinds: Kinds;
  /** The kind that is looked at; `undefined` for all. */
  kind: string | undefined;
  /** The languages beside that of what was found. */
  others: string[];
  /** What to look for where there is nothing. */
  terms: string[];
  onKind: (kind: string | undefined) => void;
  onMore: () => void;
  onLanguage: (language: string) => void;
  onTerm: (term: string) => void;
}) {
  const { t } = useTranslation('search');
  const { site } = usePage();
  const { numbers, entries, corrections, isPartial, text } = found;
  return (
    <>
      <KindChips kinds={kinds} counts={found.kinds} chosen={kind} onChoose={onKind} />
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
        <button type="button" className="search__more" onClick={onMore}>
          {t('more')}
        </button>
      )}
      <OtherLanguages text={text} languages={others} onLanguage={onLanguage} />
    </>
  );
}

/** How much other languages have of a text. It is looked for where the end of the hits comes into view: few go there while the first ones show. */
function OtherLanguages({
  text,
  languages,
  onLanguage,
}: {
  text: string;
  languages: string[];
  onLanguage: (language: string) => void;
}) {
  const { t } = useTranslation('search');
  const { language } = usePage();
  const end = useRef<HTMLDivElement>(null);
  const counts = useOtherLanguages(end, text, languages);
  const nameOf = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <div ref={end} className="search__others">
      {[...counts]
        .filter(([, count]) => count > 0)
        .map(([code, count]) => (
          <button key={code} type="button" className="search__other" onClick={() => onLanguage(code)}>
            <Icon name="globe" />
            {t('other', { count, language: nameOf.of(code) ?? code })}
          </button>
        ))}
    </div>
  );
}
