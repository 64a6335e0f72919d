import { useMemo } from 'react';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import { type Row, type RowsAnswer, rowsIn } from '../../ui/kit/search-rows.ts';
import { useRowAnchors } from '../../ui/kit/use-row-anchors.ts';
import type { TableSection } from './descriptor.ts';
import { CitedList } from './parts/cited-list.tsx';
import { Frame } from './parts/frame.tsx';
import { PagedTable } from './parts/paged-table.tsx';
import { SearchedTable } from './parts/searched-table.tsx';
import { StaticRows } from './parts/static-rows.tsx';
import './table.css';

/** With more columns than this, rows become cards on narrow screens; with as many, if one after the first holds sentences. */
const narrow = 3;

/** With as many columns of numbers, rows are there to be compared. */
const figures = 2;

/** A cell of more characters than this holds a sentence. */
const sentence = 24;

/** With more rows than this, only those in view are drawn. The descriptor's sentence names the figure too. */
const long = 200;

/**
 * A table; one of its columns names its rows. Without a search field, a filter or pages that change in place, and as short as most, it does
 * nothing beyond its HTML.
 */
export default function Table({ section, data }: SectionProps<TableSection, RowsAnswer | undefined>) {
  const { search, filters, note } = section;
  const rows = rowsIn(data, section.rows);
  // Of every row: the table keeps its form while it is narrowed.
  const cards = useMemo(() => becomesCards(section, rows), [section, rows]);
  const anchors = useRowAnchors(section.id, rows);
  const isLong = rows.length > long;
  const pages = lastPageOf(data);
  const isNarrowed = isLong || search || filters !== undefined;
  return (
    <div className="table" data-restored={isNarrowed || pages > 1 || undefined}>
      {section.data && pages > 1 ? (
        <PagedTable section={section} binding={section.data} rows={rows} pages={pages} cards={cards} />
      ) : isNarrowed ? (
        <SearchedTable section={section} rows={rows} anchors={anchors} cards={cards} isLong={isLong} />
      ) : (
        <>
          <Frame section={section} cards={cards}>
            <StaticRows section={section} rows={rows} anchors={anchors} />
          </Frame>
          <CitedList section={section} rows={rows} />
        </>
      )}
      {note && (
        <p className="table__note">
          <Inline text={note} />
        </p>
      )}
    </div>
  );
}

/** The number of the last page of an answer; 1 for one that is not cut into pages. */
function lastPageOf(answer: RowsAnswer | undefined): number {
  return (answer && 'data' in answer && answer.last_page) || 1;
}

/** Whether rows have more to say than a line of a narrow screen holds. Figures are compared down their columns: they stay a table. */
function becomesCards({ columns, numbered = false }: Compiled<TableSection>, rows: Row[]): boolean {
  if (columns.filter(({ kind }) => kind === 'number').length >= figures) return false;
  const width = columns.length + Number(numbered);
  const isWordy = (row: Row) => columns.slice(1).some(({ field }) => String(row[field] ?? '').length > sentence);
  return width > narrow || (width === narrow && rows.some(isWordy));
}
