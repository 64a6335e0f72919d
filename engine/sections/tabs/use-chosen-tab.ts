import { type RefObject, useEffect } from 'react';
import type { Compiled } from '../../descriptor/compiled.ts';
import { anchored, useArrival } from '../../kit/arrival.ts';
import { usePage } from '../../kit/page-context.tsx';
import { usePersistedState } from '../../kit/use-persisted-state.ts';
import type { TabsSection } from './descriptor.ts';

/** Which tab shows, and how another is chosen. */
export interface ChosenTab {
  /** The id of the tab that shows. */
  chosen: string;
  choose: (id: string) => void;
  /** The address at which a tab shows. */
  hrefOf: (id: string) => string;
}

/**
 * The chosen tab: the one the address names, under the section's query name, else the first. An anchor inside a tab that
 * does not show chooses that tab.
 */
export function useChosenTab(
  { tabs, query: name, id: sectionId }: Compiled<TabsSection> & { id: string },
  root: RefObject<HTMLElement | null>,
): ChosenTab {
  const { query, setQuery, queryHref } = usePage();
  const [local, setLocal] = usePersistedState<string | undefined>(`${sectionId} tab`, undefined);
  const arrival = useArrival();
  const asked = name ? query(name) : local;
  const first = tabs[0]?.id ?? '';
  const chosen = tabs.some(({ id }) => id === asked) ? (asked as string) : first;

  function choose(id: string): void {
    if (!name) setLocal(id);
    else setQuery(name, id === first ? null : id);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an anchor counts when it comes, not when the choice changes
  useEffect(() => {
    const target = anchored(arrival.anchor);
    const panel = target?.closest<HTMLElement>('.tabs__panel[hidden]');
    if (!target || !panel?.dataset.tab || panel.parentElement !== root.current) return;
    choose(panel.dataset.tab);
    // The panel shows with the next render; only then can its content be scrolled to.
    requestAnimationFrame(() => target.scrollIntoView());
  }, [arrival]);

  const hrefOf = (id: string) => `${name ? queryHref(name, id === first ? null : id) : ''}#${sectionId}-panel-${id}`;
  return { chosen, choose, hrefOf };
}
