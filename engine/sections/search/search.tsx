import type { CompiledSubject, SectionProps } from '../../model/compiled.ts';
import type { SearchSection } from './descriptor.ts';
import { Overlay } from './parts/overlay.tsx';
import { useSearch } from './use-search.tsx';
import '../../ui/kit/search-field.css';
import './search.css';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { Icon } from '../../ui/kit/icon.tsx';

/** Set by the header button: the id of the search dialog. */
interface Opened {
  overlay?: string;
}

/** Site search with the subject index. */
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
