import type { MouseEvent } from 'react';
import { isCitable } from '../../../cite/citation.ts';
import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import type { Row } from '../../../ui/kit/search-rows.ts';
import type { TableSection } from '../descriptor.ts';

/** Downloads of all citations; while filtered, of the visible rows. */
export function CitedList({
  section,
  rows,
  all = rows,
}: {
  section: Compiled<TableSection>;
  rows: Row[];
  all?: Row[];
}) {
  const { t } = useTranslation('table');
  const { id, cite } = section;
  if (!cite?.list) return null;
  const cited = rows.filter((row) => isCitable(row, cite));
  if (cited.length === 0) return null;
  const link = (format: 'bib' | 'ris', name: string) => {
    const href = `${cite.list}.${format}`;
    const save = (event: MouseEvent) => {
      if (rows.length === all.length) return;
      event.preventDefault();
      import('./citing.tsx').then(
        ({ saveBibliography }) => saveBibliography(cited, cite, format, `${id}.${format}`),
        () => location.assign(href),
      );
    };
    return (
      <a href={href} download onClick={save}>
        {name}
      </a>
    );
  };
  return (
    <p className="table__citations">
      {t('citations', { count: cited.length })}
      {link('bib', 'BibTeX')}
      {link('ris', 'RIS')}
    </p>
  );
}
