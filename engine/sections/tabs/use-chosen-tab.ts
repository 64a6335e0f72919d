import { type RefObject, useEffect, useState } from 'react';
import type { Compiled } from '../../descriptor/compiled.ts';
import { usePage } from '../../kit/page-context.tsx';
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
  const [local, setLocal] = useState<string>();
  const asked = name ? query(name) : local;
  const first = tabs[0]?.id ?? '';
  const chosen = tabs.some(({ id }) => id === asked) ? (asked as string) : first;

  function choose(id: string): void {
    if (!name) setLocal(id);
    else setQuery(name, id === first ? null : id);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an anchor counts when it comes, not when the choice changes
  useEffect(() => {
    const chooseNamed = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const panel = target?.closest<HTMLElement>('.tabs__panel[hidden]');
      if (!target || !panel?.dataset.tab || panel.parentElement !== root.current) return;
      choose(panel.dataset.tab);
      // The panel shows with the next render; only then can its content be scrolled to.
      requestAnimationFrame(() => target.scrollIntoView());
    };
    chooseNamed();
    window.addEventListener('hashchange', chooseNamed);
    return () => window.removeEventListener('hashchange', chooseNamed);
  }, []);

  const hrefOf = (id: string) => `${name ? queryHref(name, id === first ? null : id) : ''}#${sectionId}-panel-${id}`;
  return { chosen, choose, hrefOf };
}
