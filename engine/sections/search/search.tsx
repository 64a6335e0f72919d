import type { CompiledSubject, SectionProps } from '../../model/compiled.ts';
import type { SearchSection } from './descriptor.ts';
import { useSearch } from './use-search.tsx';
import '../../ui/kit/search-field.css';
import './search.css';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { useCloseOnNavigation } from '../../ui/kit/arrival.ts';
import { Icon } from '../../ui/kit/icon.tsx';
import { whenIdle } from '../../ui/kit/when-idle.ts';

/** Set by the header button: the id of the search dialog. */
interface Opened {
  overlay?: string;
}

export default function SiteSearch({ section }: SectionProps<SearchSection> & { section: Opened }) {
  const { overlay, subjects = [] } = section;
  return overlay ? <Overlay id={overlay} /> : <OnPage id={section.id} subjects={subjects} />;
}

function OnPage({ id, subjects }: { id: string; subjects: Parameters<typeof SubjectList>[0]['subjects'] }) {
  const { field, results } = useSearch(id, { inAddress: true, withTerms: subjects.length === 0 });
  return (
    <div className="search search--on-page">
      <div className="search__tools">
        {field}
        {results}
      </div>
      <SubjectList subjects={subjects} />
    </div>
  );
}

/** The subject index, which works without JavaScript. */
function SubjectList({ subjects }: { subjects: CompiledSubject[] }) {
  const { t } = useTranslation('search');
  if (subjects.length === 0) return null;
  return (
    <div className="search__subjects">
      <h2 className="search__subheading">{t('subjects')}</h2>
      <ul className="search__terms">
        {subjects.map(({ term, total, places }) => (
          <li key={term} className="search__subject">
            <details>
              <summary className="search__term">
                <span>{term}</span> <span className="search__total">{t('places', { count: total })}</span>
                <Icon name="chevron-down" />
              </summary>
              <ul className="search__places">
                {places.map(({ title, href, within, lang }, index) => (
                  <li key={index} className="search__found">
                    <a href={href} lang={lang}>
                      {title}
                    </a>
                    {within && <span className="search__within"> {within}</span>}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The search dialog, opened when loaded and later by its id. Its head is the search field instead of a title. */
function Overlay({ id }: { id: string }) {
  const { t } = useTexts('search');
  const { field, results } = useSearch(id, { inAddress: false, withTerms: true });
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current?.showModal();
    // Results have numbers. The first formatted number is slow, because the browser loads locale data.
    return whenIdle(() => void new Intl.NumberFormat());
  }, []);
  useCloseOnNavigation(ref);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes the dialog; the keyboard has Escape
    <dialog
      ref={ref}
      id={id}
      // biome-ignore lint/a11y/noRedundantRoles: written out, scripts and tests can lean on it
      role="dialog"
      className="search-dialog"
      aria-label={t('title')}
      onClick={closeFromBackdrop}
    >
      <div className="search-dialog__sheet">
        <header className="search-dialog__head">
          {field}
          <button
            type="button"
            className="search-dialog__close"
            aria-label={t('close')}
            onClick={() => ref.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="search-dialog__content">{results}</div>
        <p className="search-dialog__keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('choose')}
          </span>
          <span>
            <kbd>↵</kbd> {t('open')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('close')}
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** A click on the dialog itself is outside the sheet. */
function closeFromBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}
