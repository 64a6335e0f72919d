import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { useHydrated } from '../../../ui/kit/delivery.ts';
import { SearchTools } from '../../../ui/kit/search-tools.tsx';
import { useAddressText } from '../../../ui/kit/use-address-state.ts';
import { useSearchedRows } from '../../../ui/kit/use-searched-rows.ts';
import { CitedList } from './cited-list.tsx';
import { Frame, type RowsProps, StaticRows } from './frame.tsx';
import { RowFilter, useRowFilters } from './row-filters.tsx';

const LongRows = lazy(() => import('./long-rows.tsx'));

/** The rows of a long table in the HTML. */
const first = 50;

interface SearchedTableProps extends RowsProps {
  cards: boolean;
  isLong: boolean;
}

/** A table with search or filters; long ones render only visible rows. */
export function SearchedTable({ section, rows: all, anchors, cards, isLong }: SearchedTableProps) {
  const { t } = useTranslation('kit');
  const hydrated = useHydrated();
  const [text, setText] = useAddressText(`${section.id}.q`);
  // Deferred, so that typing stays responsive.
  const sought = useDeferredValue(text);
  const { columns } = section;
  const { filters, matching } = useRowFilters(section, all);
  const rows = useSearchedRows(
    matching,
    sought,
    columns.map(({ field }) => field),
  );
  const start = <StaticRows section={section} rows={isLong ? rows.slice(0, first) : rows} anchors={anchors} />;
  return (
    <>
      <SearchTools onSearch={section.search || isLong ? setText : undefined} text={text} total={rows.length}>
        {filters.map(({ field, ...filter }) => (
          <RowFilter key={field} {...filter} />
        ))}
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
        // `<noscript>` with the remaining rows.
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
