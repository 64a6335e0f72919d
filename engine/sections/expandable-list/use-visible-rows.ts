import { useDeferredValue, useEffect, useMemo } from 'react';
import type { Compiled } from '../../model/compiled.ts';
import { groupRows } from '../../ui/kit/group-rows.ts';
import { usePage } from '../../ui/kit/page-context.tsx';
import { fieldText, type Row } from '../../ui/kit/search-rows.ts';
import { useAddressState, useAddressText } from '../../ui/kit/use-address-state.ts';
import { useSearchedRows } from '../../ui/kit/use-searched-rows.ts';
import type { ExpandableListSection, MenuEntry } from './descriptor.ts';

export type ListSection = Compiled<ExpandableListSection> & { id: string };

export type VisibleRows = ReturnType<typeof useVisibleRows>;

/** The visible rows of a list and its filters, which the address stores. Shows the page of the row that the anchor names; another page removes the anchor. */
export function useVisibleRows(
  { id, menu = [], pageSizes = [], pageSize, title, summary, columns = [], details, groupBy }: ListSection,
  all: Row[],
  anchors: Map<Row, string>,
) {
  const { anchor, setAnchor, queryHref, language } = usePage();
  const usual = chosenEntry(menu, null);
  const [chosen, showEntry] = useAddressState(
    `${id}.menu`,
    usual?.id ?? '',
    (asked) => chosenEntry(menu, asked)?.id === asked,
  );
  const [text, seek] = useAddressText(`${id}.q`);
  // Deferred, so that typing stays responsive.
  const sought = useDeferredValue(text);
  const entry = chosenEntry(menu, chosen);
  const fields = [title, ...columns, ...(summary ? [summary] : []), ...details].map(({ field }) => field);
  const ofEntry = useMemo(() => rowsOf(all, entry, title.field), [all, entry, title.field]);
  const matching = useSearchedRows(ofEntry, sought, [...new Set(fields)]);
  const groups = groupBy ? groupRows(matching, groupBy, language) : [{ value: '', rows: matching }];
  const found = groups.flatMap(({ rows }) => rows);
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
    chooseEntry: (id: string) => {
      showEntry(id);
      choosePage(1);
    },
    text,
    search: (text: string) => {
      seek(text);
      showPage(1, false);
    },
    /** 0 for all rows. */
    size,
    chooseSize: (size: number) => {
      showSize(size);
      choosePage(1);
    },
    /** One group without `groupBy`. */
    groups,
    found,
    shown,
    choosePage,
    /** The address that selects an entry or page. */
    hrefOf: (what: 'menu' | 'page', value: string | number) => {
      const initial = what === 'menu' ? usual?.id : 1;
      return queryHref(`${id}.${what}`, value === initial ? null : String(value));
    },
  };
}

export type Entry = Compiled<MenuEntry>;

/** The selected menu entry, or the first that shows all rows. */
export function chosenEntry(menu: Entry[], id: string | null): Entry | undefined {
  const all = menu.flatMap((entry) => [entry, ...(entry.children ?? [])]);
  return all.find((entry) => entry.id === id) ?? all.find(({ match }) => !match) ?? all[0];
}

/** The rows of an entry, in its order; all without `match`. */
export function rowsOf(rows: Row[], entry: Entry | undefined, nameField: string): Row[] {
  if (!entry?.match) return rows;
  const names = new Set(entry.match);
  return rows.filter((row) => names.has(fieldText(row, nameField)));
}

interface Page {
  rows: Row[];
  /** From 1. */
  first: number;
  page: number;
  pages: number;
}

/** Returns the nearest page if out of range. */
export function pageOf(rows: Row[], page: number, size: number): Page {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  const first = (shown - 1) * size;
  return { rows: rows.slice(first, first + size), first: first + 1, page: shown, pages };
}

/** Whether the rows need pagination. A `size` of 0 shows all rows. */
export function hasPager(total: number, size: number): boolean {
  return size > 0 && total >= size;
}
