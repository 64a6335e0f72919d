import { useMemo } from 'react';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import { type Row, type RowsAnswer, rowsIn } from '../../ui/kit/search-rows.ts';
import { useRowAnchors } from '../../ui/kit/use-row-anchors.ts';
import type { TableSection } from './descriptor.ts';
import { arrangeRows } from './parts/arrange-rows.ts';
import { CitedList } from './parts/cited-list.tsx';
import { Frame, StaticRows } from './parts/frame.tsx';
import { PagedTable } from './parts/paged-table.tsx';
import { SearchedTable } from './parts/searched-table.tsx';
import './table.css';

/** Tables with more columns become cards on narrow screens; with as many, only if they contain sentences. */
const narrow = 3;

/** Tables with this many number columns are for comparison. */
const figures = 2;

/** Longer cells count as sentences. */
const sentence = 24;

/** Longer tables render only visible rows. The descriptor's description repeats this number. */
const long = 200;

/** A table. Short tables without search, filters or pagination in place are static HTML. */
export default function Table({ section, data }: SectionProps<TableSection, RowsAnswer | undefined>) {
  const { search, filters, note } = section;
  const { language } = useStablePage();
  const rows = rowsIn(data, section.rows);
  // From all rows, so that filters do not change the layout.
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
            <StaticRows section={section} rows={arrangeRows(rows, language, section.groupBy)} anchors={anchors} />
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

/** The number of pages; 1 without pagination. */
function lastPageOf(answer: RowsAnswer | undefined): number {
  return (answer && 'data' in answer && answer.last_page) || 1;
}

/** Whether rows are too long for a narrow screen. Tables of numbers stay tables. */
function becomesCards({ columns, numbered = false }: Compiled<TableSection>, rows: Row[]): boolean {
  if (columns.filter(({ kind }) => kind === 'number').length >= figures) return false;
  const width = columns.length + Number(numbered);
  const isWordy = (row: Row) => columns.slice(1).some(({ field }) => String(row[field] ?? '').length > sentence);
  return width > narrow || (width === narrow && rows.some(isWordy));
}
