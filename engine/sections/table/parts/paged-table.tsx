import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { Compiled, CompiledData } from '../../../model/compiled.ts';
import { fillAddress } from '../../../model/fill-address.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { useHydrated } from '../../../ui/kit/delivery.ts';
import { plainText } from '../../../ui/kit/inline.tsx';
import { usePage, useStablePage } from '../../../ui/kit/page-context.tsx';
import { Pager } from '../../../ui/kit/pager.tsx';
import { type Row, type RowsAnswer, rowsIn } from '../../../ui/kit/search-rows.ts';
import { useAddressState } from '../../../ui/kit/use-address-state.ts';
import { useRowAnchors } from '../../../ui/kit/use-row-anchors.ts';
import type { TableSection } from '../descriptor.ts';
import { arrangeRows } from './arrange-rows.ts';
import { CitedList } from './cited-list.tsx';
import { Frame, StaticRows } from './frame.tsx';
import './paged-table.css';

interface PagedTableProps {
  section: Compiled<TableSection> & { id: string };
  /** The binding; one page of the response is in the HTML. */
  binding: CompiledData;
  rows: Row[];
  pages: number;
  cards: boolean;
}

/** A table of a paginated response. It has no search or filters, because they would see one page only. */
export function PagedTable({ section, binding, rows, pages, cards }: PagedTableProps) {
  const { list } = section;
  const page = Number(binding.params.page) || 1;
  const own = <PageRows section={section} rows={rows} page={page} size={binding.size ?? rows.length} cards={cards} />;
  if (!list) return <PagedInPlace {...{ section, binding, rows, pages, cards }}>{own}</PagedInPlace>;
  return (
    <>
      {own}
      <Position page={page} pages={pages} />
      <TablePager section={section} page={page} pages={pages} href={(to) => fillAddress(list.to.href, 'page', to)} />
    </>
  );
}

/** Pagination in place; the address has the page number. */
function PagedInPlace({ section, binding, rows, pages, cards, children }: PagedTableProps & { children: ReactNode }) {
  const { site, queryHref, renderAnswer } = usePage();
  // Without an API, no other page is available; only the browser knows.
  const hydrated = useHydrated();
  const isAnswered = !hydrated || site.api !== undefined;
  const { answer: _, tag: __, files: ___, ...call } = binding;
  const name = `${section.id}.page`;
  const own = Number(binding.params.page) || 1;
  const [page, choose] = useAddressState<number>(
    name,
    own,
    (asked) => isAnswered && Number.isInteger(asked) && asked >= 1 && asked <= pages,
  );
  const holder = useRef<HTMLDivElement>(null);
  const turn = (to: number) => {
    // The pager keeps its position while a page loads.
    const { current } = holder;
    current?.style.setProperty('--table-page', `${current.offsetHeight}px`);
    choose(to);
  };
  return (
    <>
      <div className="table__page" ref={holder}>
        {page === own
          ? children
          : renderAnswer({ ...call, params: { ...call.params, page: String(page) } }, (answer) => (
              <PageRows
                section={section}
                rows={rowsIn(answer as RowsAnswer)}
                page={page}
                size={binding.size ?? rows.length}
                cards={cards}
                isTurned
              />
            ))}
      </div>
      <Position page={page} pages={pages} />
      {isAnswered && (
        <div className="table__pager">
          <TablePager
            section={section}
            page={page}
            pages={pages}
            href={(to) => queryHref(name, to === own ? null : String(to))}
            onChoose={turn}
          />
        </div>
      )}
    </>
  );
}

function TablePager({
  section,
  ...pager
}: { section: PagedTableProps['section'] } & Omit<ComponentProps<typeof Pager>, 'label'>) {
  const { heading, columns } = section;
  return <Pager {...pager} label={plainText(heading ?? columns[0]?.label ?? '')} />;
}

/** The current page, announced after a change. */
function Position({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('table');
  const says = t('page', { page, pages });
  return (
    <p className="table__position" role="status">
      <span key={says}>{says}</span>
    </p>
  );
}

interface PageRowsProps {
  section: PagedTableProps['section'];
  rows: Row[];
  page: number;
  size: number;
  cards: boolean;
  /** Whether this is not the page in the HTML. */
  isTurned?: boolean;
}

function PageRows({ section, rows, page, size, cards, isTurned = false }: PageRowsProps) {
  const { language } = useStablePage();
  const anchors = useRowAnchors(section.id, rows);
  return (
    <>
      <Frame section={section} cards={cards}>
        <StaticRows
          section={section}
          rows={arrangeRows(rows, language, undefined, (page - 1) * size)}
          anchors={anchors}
        />
      </Frame>
      {/* The files of citations are of the page in the HTML. */}
      <CitedList section={section} rows={rows} {...(isTurned && { all: [] })} />
    </>
  );
}
