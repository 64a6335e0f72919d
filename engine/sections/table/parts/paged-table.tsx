import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { Compiled, CompiledData } from '../../../model/compiled.ts';
import { fillAddress } from '../../../model/fill-address.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import { usePage } from '../../../ui/kit/page-context.tsx';
import { Pager } from '../../../ui/kit/pager.tsx';
import { type Row, type RowsAnswer, rowsIn } from '../../../ui/kit/search-rows.ts';
import { useAddressState } from '../../../ui/kit/use-address-state.ts';
import { useHydrated } from '../../../ui/kit/use-hydrated.ts';
import { useRowAnchors } from '../../../ui/kit/use-row-anchors.ts';
import type { TableSection } from '../descriptor.ts';
import { CitedList } from './cited-list.tsx';
import { Frame } from './frame.tsx';
import { StaticRows } from './static-rows.tsx';
import './paged-table.css';

interface PagedTableProps {
  section: Compiled<TableSection> & { id: string };
  /** The section's binding to the answer, one page of which is in the HTML. */
  binding: CompiledData;
  rows: Row[];
  pages: number;
  cards: boolean;
}

/**
 * A table of an answer that is cut into pages, with a pager. It has neither a search field nor filters, which would narrow the rows of
 * one page alone.
 */
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

/** Pages that change in place; which one shows is in the page's address. */
function PagedInPlace({ section, binding, rows, pages, cards, children }: PagedTableProps & { children: ReactNode }) {
  const { site, queryHref, renderAnswer } = usePage();
  // Where nobody answers, no other page can be had. Only a browser knows.
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
    // The pager stays where it is while the page loads.
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

/** Which page shows; it is announced when another one is chosen. */
function Position({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('table');
  return (
    <p className="table__position" role="status">
      <span key={page}>{t('page', { page, pages })}</span>
    </p>
  );
}

function PageRows({
  section,
  rows,
  page,
  size,
  cards,
  isTurned = false,
}: {
  section: PagedTableProps['section'];
  rows: Row[];
  page: number;
  /** How many rows each page but the last has. */
  size: number;
  cards: boolean;
  /** Whether the rows are of another page than the HTML holds. */
  isTurned?: boolean;
}) {
  const anchors = useRowAnchors(section.id, rows);
  return (
    <>
      <Frame section={section} cards={cards}>
        <StaticRows section={section} rows={rows} anchors={anchors} from={(page - 1) * size} />
      </Frame>
      {/* The files of citations are of the page in the HTML. */}
      <CitedList section={section} rows={rows} {...(isTurned && { all: [] })} />
    </>
  );
}
