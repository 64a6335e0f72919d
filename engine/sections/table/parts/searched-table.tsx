import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import type { Compiled } from '../../../descriptor/compiled.ts';
import { plainText } from '../../../kit/inline.tsx';
import { fieldText, type Row } from '../../../kit/search-rows.ts';
import { SearchTools } from '../../../kit/search-tools.tsx';
import { useAddressState, useAddressText } from '../../../kit/use-address-state.ts';
import { useHydrated } from '../../../kit/use-hydrated.ts';
import { useSearchedRows } from '../../../kit/use-searched-rows.ts';
import { useTranslation } from '../../../language/words.tsx';
import type { TableSection } from '../descriptor.ts';
import { CitedList } from './cited-list.tsx';
import { Frame } from './frame.tsx';
import { RowFilter, valuesOf } from './row-filter.tsx';
import { StaticRows } from './static-rows.tsx';

const LongRows = lazy(() => import('./long-rows.tsx'));

/** How many rows of a long table its HTML shows at once. */
const first = 50;

/** A table whose rows a search field or a filter narrows; of a long one only the rows in view are drawn. */
export function SearchedTable({
  section,
  rows: all,
  anchors,
  cards,
  isLong,
}: {
  section: Compiled<TableSection>;
  rows: Row[];
  anchors: Map<Row, string>;
  cards: boolean;
  isLong: boolean;
}) {
  const { t } = useTranslation('kit');
  const hydrated = useHydrated();
  const [text, setText] = useAddressText(`${section.id}.q`);
  // Typing goes on while the rows follow.
  const sought = useDeferredValue(text);
  const { columns, filter } = section;
  const values = useMemo(() => valuesOf(all, filter ?? ''), [all, filter]);
  const [chosen, setChosen] = useAddressState<string>(`${section.id}.filter`, '', (value) => values.has(value));
  const filtered = useMemo(
    () => (filter === undefined || chosen === '' ? all : all.filter((row) => fieldText(row, filter) === chosen)),
    [all, filter, chosen],
  );
  const rows = useSearchedRows(
    filtered,
    sought,
    columns.map(({ field }) => field),
  );
  const filterLabel = columns.find(({ field }) => field === filter)?.label;
  const start = <StaticRows section={section} rows={isLong ? rows.slice(0, first) : rows} anchors={anchors} />;
  return (
    <>
      <SearchTools onSearch={section.search || isLong ? setText : undefined} text={text} total={rows.length}>
        {filter !== undefined && (
          <RowFilter
            label={filterLabel && plainText(filterLabel)}
            values={values}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </SearchTools>
      <Frame section={section} cards={cards} rowCount={isLong ? rows.length + 1 : undefined}>
        {isLong && hydrated ? (
          <Suspense fallback={start}>
            <LongRows section={section} rows={rows} anchors={anchors} />
          </Suspense>
        ) : (
          start
        )}
      </Frame>
      {isLong && (
        // A browser with script never parses these; without script they are the rest of the table.
        <noscript>
          <Frame section={section} cards={cards}>
            <StaticRows section={section} rows={all.slice(first)} anchors={anchors} from={first} />
          </Frame>
        </noscript>
      )}
      <CitedList section={section} rows={rows} all={all} />
      {rows.length === 0 && all.length > 0 && <p className="table__none">{t('noMatch')}</p>}
    </>
  );
}
