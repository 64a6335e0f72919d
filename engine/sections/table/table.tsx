import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Compiled, SectionProps } from '../../descriptor/compiled.ts';
import { Inline, plainText } from '../../kit/inline.tsx';
import { type Row, type RowsAnswer, rowsIn, searchRows } from '../../kit/search-rows.ts';
import { SearchTools } from '../../kit/search-tools.tsx';
import { TableFrame, TableHead } from '../../kit/table-frame.tsx';
import { useHydrated } from '../../kit/use-hydrated.ts';
import { useWords } from '../../language/words.ts';
import type { TableSection } from './descriptor.ts';
import { TableRow } from './parts/table-row.tsx';
import './table.css';

const LongRows = lazy(() => import('./parts/long-rows.tsx'));

/** With more columns than this, rows become cards on narrow screens; with as many, if one after the first holds sentences. */
const narrow = 3;

/** A cell of more characters than this holds a sentence. */
const sentence = 24;

/** With more rows than this, only those in view are drawn. The descriptor's sentence names the figure too. */
const long = 200;

/** How many rows of a long table its HTML shows at once. */
const first = 50;

/** A table whose first column names its rows. */
export default function Table({ section, data }: SectionProps<TableSection, RowsAnswer | undefined>) {
  const words = useWords();
  const hydrated = useHydrated();
  const [text, setText] = useState('');
  // Typing goes on while the rows follow.
  const sought = useDeferredValue(text);
  const { columns, note } = section;
  const all = rowsIn(data, section.rows);
  // Of every row: the table keeps its form while it is narrowed.
  const cards = useMemo(() => becomesCards(section, all), [section, all]);
  const isLong = all.length > long;
  const rows = searchRows(
    all,
    sought,
    columns.map(({ field }) => field),
  );
  const start = <Rows section={section} rows={isLong ? rows.slice(0, first) : rows} />;
  return (
    <div className="table">
      {(isLong || section.search) && <SearchTools onSearch={setText} total={rows.length} />}
      <Frame section={section} cards={cards} rowCount={isLong ? rows.length + 1 : undefined}>
        {isLong && hydrated ? (
          <Suspense fallback={start}>
            <LongRows section={section} rows={rows} />
          </Suspense>
        ) : (
          start
        )}
      </Frame>
      {isLong && (
        // A browser with script never parses these; without script they are the rest of the table.
        <noscript>
          <Frame section={section} cards={cards}>
            <Rows section={section} rows={all.slice(first)} from={first} />
          </Frame>
        </noscript>
      )}
      {rows.length === 0 && all.length > 0 && <p className="table__none">{words('list.none')}</p>}
      {note && (
        <p className="table__note">
          <Inline text={note} />
        </p>
      )}
    </div>
  );
}

/** Whether rows have more to say than a line of a narrow screen holds. */
function becomesCards({ columns, numbered = false }: Compiled<TableSection>, rows: Row[]): boolean {
  const width = columns.length + Number(numbered);
  const isWordy = (row: Row) => columns.slice(1).some(({ field }) => String(row[field] ?? '').length > sentence);
  return width > narrow || (width === narrow && rows.some(isWordy));
}

function Frame({
  section,
  cards,
  rowCount,
  children,
}: {
  section: Compiled<TableSection>;
  cards: boolean;
  rowCount?: number | undefined;
  children: ReactNode;
}) {
  const words = useWords();
  const { columns, numbered = false } = section;
  const label = plainText(section.heading ?? columns[0]?.label ?? '');
  return (
    <TableFrame cards={cards} label={label} rowCount={rowCount}>
      <TableHead
        columns={columns}
        before={
          numbered && (
            <th scope="col" className="table__number">
              {words('table.number')}
            </th>
          )
        }
      />
      {children}
    </TableFrame>
  );
}

function Rows({ section, rows, from = 0 }: { section: Compiled<TableSection>; rows: Row[]; from?: number }) {
  return (
    <tbody>
      {rows.map((row, index) => (
        // Rows have no name of their own; a search leaves out some and changes no order.
        <TableRow key={index} section={section} row={row} number={from + index + 1} />
      ))}
    </tbody>
  );
}
