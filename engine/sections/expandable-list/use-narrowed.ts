import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Compiled } from '../../model/compiled.ts';
import { usePage } from '../../ui/kit/page-context.tsx';
import type { Row } from '../../ui/kit/search-rows.ts';
import { useAddressState, useAddressText } from '../../ui/kit/use-address-state.ts';
import { useSearchedRows } from '../../ui/kit/use-searched-rows.ts';
import type { ExpandableListSection } from './descriptor.ts';
import { chosenEntry, type Entry, type Page, pageOf, rowsOf } from './narrow.ts';

/** Which rows of a list show, and what a visitor narrows them by. */
interface Narrowed {
  /** The chosen entry of the menu; `undefined` for a list without one. */
  entry: Entry | undefined;
  chooseEntry: (id: string) => void;
  /** What the search field holds. */
  text: string;
  search: (text: string) => void;
  /** The rows a page; 0 for all. */
  size: number;
  chooseSize: (size: number) => void;
  found: Row[];
  shown: Page;
  choosePage: (page: number) => void;
  /** The address at which an entry or a page is chosen. */
  hrefOf: (what: 'menu' | 'page', value: string | number) => string;
}

/** Narrows a list as its address says. The page with the row that the address names shows, which is named no more when another is chosen. */
export function useNarrowed(
  { id, menu = [], pageSizes = [], pageSize, title, summary, columns = [], details }: Section,
  all: Row[],
  anchors: Map<Row, string>,
): Narrowed {
  const { anchor, setAnchor, queryHref } = usePage();
  const usual = chosenEntry(menu, null);
  const [chosen, showEntry] = useAddressState(
    `${id}.menu`,
    usual?.id ?? '',
    (asked) => chosenEntry(menu, asked)?.id === asked,
  );
  const [text, seek] = useAddressText(`${id}.q`);
  // Typing goes on while the list follows.
  const sought = useDeferredValue(text);
  const entry = chosenEntry(menu, chosen);
  const fields = [title, ...columns, ...(summary ? [summary] : []), ...details].map(({ field }) => field);
  const ofEntry = useMemo(() => rowsOf(all, entry, title.field), [all, entry, title.field]);
  const found = useSearchedRows(ofEntry, sought, [...new Set(fields)]);
  const initial = pageSize ?? Math.max(0, ...pageSizes);
  const [size, showSize] = useAddressState(`${id}.size`, initial, (asked) => pageSizes.includes(asked));
  const perPage = size || Math.max(1, found.length);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const [page, showPage] = useAddressState<number>(`${id}.page`, 1, (asked) => asked >= 1 && asked <= pages);
  const named = found.findIndex((row) => anchors.get(row) === anchor);
  const shown = pageOf(found, named < 0 ? page : Math.floor(named / perPage) + 1, perPage);

  const isHidden = named < 0 && [...anchors.values()].includes(anchor);
  useEffect(() => {
    if (isHidden) setAnchor('', { from: anchor });
  }, [isHidden, anchor, setAnchor]);

  const choosePage = (page: number) => {
    showPage(page);
    setAnchor('');
  };
  return {
    entry,
    chooseEntry: (id) => {
      showEntry(id);
      choosePage(1);
    },
    text,
    search: (text) => {
      seek(text);
      showPage(1, false);
    },
    size,
    chooseSize: (size) => {
      showSize(size);
      choosePage(1);
    },
    found,
    shown,
    choosePage,
    hrefOf: (what, value) => {
      const initial = what === 'menu' ? usual?.id : 1;
      return queryHref(`${id}.${what}`, value === initial ? null : String(value));
    },
  };
}

type Section = Compiled<ExpandableListSection> & { id: string };
