import { type ComponentProps, lazy, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { useHydrated } from '../../../ui/kit/delivery.ts';
import { plainText } from '../../../ui/kit/inline.tsx';
import { usePage, useStablePage } from '../../../ui/kit/page-context.tsx';
import { fieldText, type Row } from '../../../ui/kit/search-rows.ts';
import { NoMatch, SearchTools } from '../../../ui/kit/search-tools.tsx';
import { useAddressText } from '../../../ui/kit/use-address-state.ts';
import { useSearchedRows } from '../../../ui/kit/use-searched-rows.ts';
import type { TableSection } from '../descriptor.ts';
import { arrangeRows } from './arrange-rows.ts';
import { CitedList } from './cited-list.tsx';
import { Frame, StaticRows } from './frame.tsx';
import './row-filter.css';

const LongRows = lazy(() => import('./long-rows.tsx'));

/** The rows of a long table in the HTML. */
const first = 50;

interface SearchedTableProps {
  section: Compiled<TableSection>;
  rows: Row[];
  anchors: Map<Row, string>;
  cards: boolean;
  isLong: boolean;
}

/** A table with search or filters; long ones render only visible rows. */
export function SearchedTable({ section, rows: all, anchors, cards, isLong }: SearchedTableProps) {
  const hydrated = useHydrated();
  const [text, setText] = useAddressText(`${section.id}.q`);
  // Deferred, so that typing stays responsive.
  const sought = useDeferredValue(text);
  const { language } = useStablePage();
  const { columns, groupBy } = section;
  const { filters, matching } = useRowFilters(section, all);
  const rows = useSearchedRows(
    matching,
    sought,
    columns.map(({ field }) => field),
  );
  const arranged = useMemo(() => arrangeRows(rows, language, groupBy), [rows, language, groupBy]);
  const start = <StaticRows section={section} rows={isLong ? arranged.slice(0, first) : arranged} anchors={anchors} />;
  return (
    <>
      <SearchTools onSearch={section.search || isLong ? setText : undefined} text={text} total={rows.length}>
        {filters.map(({ field, ...filter }) => (
          <RowFilter key={field} {...filter} />
        ))}
      </SearchTools>
      <Frame section={section} cards={cards} rowCount={isLong ? arranged.length + 1 : undefined}>
        {isLong && hydrated ? (
          <Suspense fallback={start}>
            <LongRows section={section} rows={arranged} anchors={anchors} />
          </Suspense>
        ) : (
          start
        )}
      </Frame>
      {isLong && (
        // `<noscript>` with the remaining rows.
        <noscript>
          <Frame section={section} cards={cards}>
            <StaticRows section={section} rows={arranged.slice(first)} anchors={anchors} />
          </Frame>
        </noscript>
      )}
      <CitedList section={section} rows={rows} all={all} />
      {rows.length === 0 && all.length > 0 && <NoMatch className="table__none" />}
    </>
  );
}

type ShownFilter = { field: string } & ComponentProps<typeof RowFilter>;

/** The filters, their selection in the address, and the matching rows. */
function useRowFilters(
  { id, columns, filters: fields = [] }: Compiled<TableSection> & { id?: string },
  all: Row[],
): { filters: ShownFilter[]; matching: Row[] } {
  const { query, setQuery } = usePage();
  const nameOf = (field: string) => `${id}.filter.${field}`;
  const known = useMemo(() => fields.map((field) => countValues(all, field)), [all, fields]);
  const asked = fields.map((field) => query(nameOf(field)));
  const chosen = asked.map((value, index): string => (value !== null && known[index]?.has(value) ? value : ''));
  const unknown = fields.filter((_, index) => asked[index] !== null && chosen[index] === '');
  useEffect(() => {
    for (const field of unknown) setQuery(nameOf(field), null);
  });
  // Memoized, because the search caches by list.
  const key = JSON.stringify(chosen);
  const matching = useMemo(() => rowsWith(all, fields, JSON.parse(key)), [all, fields, key]);
  const filters = fields.map((field, index) => {
    const label = columns.find((column) => column.field === field)?.label;
    const counts = countValues(rowsWith(all, fields, chosen.with(index, '')), field);
    return {
      field,
      label: label && plainText(label),
      values: new Map([...(known[index] ?? [])].map(([value]) => [value, counts.get(value) ?? 0])),
      chosen: chosen[index] ?? '',
      onChoose: (value: string) => setQuery(nameOf(field), value || null, true),
    };
  });
  return { filters, matching };
}

/** Rows that match every selection; an empty string matches all. */
function rowsWith(rows: Row[], fields: string[], chosen: string[]): Row[] {
  if (!chosen.some(Boolean)) return rows;
  return rows.filter((row) =>
    fields.every((field, index) => !chosen[index] || fieldText(row, field) === chosen[index]),
  );
}

/** The values of a field with counts, in row order, without empty ones. */
function countValues(rows: Row[], field: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = fieldText(row, field);
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

interface RowFilterProps {
  /** The field's name. Default: the text for a filter. */
  label: string | undefined;
  /** The values with the number of rows that match the other filters. */
  values: Map<string, number>;
  /** The selected value; empty for all. */
  chosen: string;
  onChoose: (value: string) => void;
}

function RowFilter({ label, values, chosen, onChoose }: RowFilterProps) {
  const { t } = useTranslation('table');
  return (
    <label className="table__filter">
      {label ?? t('filter')}
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('all')}</option>
        {[...values].map(([value, count]) => (
          <option key={value} value={value}>
            {t('choice', { value, count })}
          </option>
        ))}
      </select>
    </label>
  );
}
