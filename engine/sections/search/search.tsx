import type { SectionProps } from '../../model/compiled.ts';
import type { SearchSection } from './descriptor.ts';
import { Overlay } from './parts/overlay.tsx';
import { SubjectList } from './parts/subject-list.tsx';
import { useSearch } from './use-search.tsx';
import './search.css';

/** What the header's button gives: the search stands in a dialog of this id, over whichever page. */
interface Opened {
  overlay?: string;
}

/** A search over the whole site, and its index by subject. */
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
