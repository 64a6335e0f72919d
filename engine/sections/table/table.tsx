import { useMemo } from 'react';
import type { Compiled, SectionProps } from '../../descriptor/compiled.ts';
import { Inline } from '../../kit/inline.tsx';
import { type Row, type RowsAnswer, rowsIn } from '../../kit/search-rows.ts';
import { useRowAnchors } from '../../kit/use-row-anchors.ts';
import type { TableSection } from './descriptor.ts';
import { CitedList } from './parts/cited-list.tsx';
import { Frame } from './parts/frame.tsx';
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

/** A table; one of its columns names its rows. Without a search field or a filter, and as short as most, it does nothing beyond its HTML. */
export default function Table({ section, data }: SectionProps<TableSection, RowsAnswer | undefined>) {
  const { search, filter, note } = section;
  const rows = rowsIn(data, section.rows);
  // Of every row: the table keeps its form while it is narrowed.
  const cards = useMemo(() => becomesCards(section, rows), [section, rows]);
  const anchors = useRowAnchors(section.id, rows);
  const isLong = rows.length > long;
  const isNarrowed = isLong || search || filter !== undefined;
  return (
    <div className="table" data-restored={isNarrowed || undefined}>
      {isNarrowed ? (
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

/** Whether rows have more to say than a line of a narrow screen holds. Figures are compared down their columns: they stay a table. */
function becomesCards({ columns, numbered = false }: Compiled<TableSection>, rows: Row[]): boolean {
  if (columns.filter(({ kind }) => kind === 'number').length >= figures) return false;
  const width = columns.length + Number(numbered);
  const isWordy = (row: Row) => columns.slice(1).some(({ field }) => String(row[field] ?? '').length > sentence);
  return width > narrow || (width === narrow && rows.some(isWordy));
}
