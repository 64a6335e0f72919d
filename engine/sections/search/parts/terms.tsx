import { useTranslation } from '../../../ui/i18n/words.tsx';

/** Suggested searches. */
export function Terms({ terms, onChoose }: { terms: string[]; onChoose: (term: string) => void }) {
  const { t } = useTranslation('search');
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
