import type { CompiledSubject } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';

/** An index by subject: each opens to where it stands. It needs no script. */
export function SubjectList({ subjects }: { subjects: CompiledSubject[] }) {
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
