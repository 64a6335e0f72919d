import { type RefObject, useEffect } from 'react';
import type { Compiled } from '../../model/compiled.ts';
import { anchored, useArrival } from '../../ui/kit/arrival.ts';
import { usePage } from '../../ui/kit/page-context.tsx';
import { useAddressState } from '../../ui/kit/use-address-state.ts';
import type { TabsSection } from './descriptor.ts';

/** The tab in the address, or the first. An anchor inside another tab selects that tab. */
export function useChosenTab(
  { tabs, id: sectionId, query: name = `${sectionId}.tab` }: Compiled<TabsSection> & { id: string },
  root: RefObject<HTMLElement | null>,
) {
  const { queryHref, setAnchor } = usePage();
  const arrival = useArrival();
  const first = tabs[0]?.id ?? '';
  const [named, show] = useAddressState<string>(name, '', (asked) => tabs.some(({ id }) => id === asked));

  // biome-ignore lint/correctness/useExhaustiveDependencies: an anchor counts when it comes, not when the choice changes
  useEffect(() => {
    const target = anchored(arrival.anchor);
    const panel = target?.closest<HTMLElement>('.tabs__panel[hidden]');
    if (!target || !panel?.dataset.tab || panel.parentElement !== root.current) return;
    show(panel.dataset.tab, false);
    // The panel must be visible before scrolling.
    requestAnimationFrame(() => target.scrollIntoView());
  }, [arrival]);

  const choose = (id: string) => {
    show(id);
    // The anchor may be in the previous tab.
    setAnchor('');
  };
  const hrefOf = (id: string) => `${queryHref(name, id)}#${sectionId}-panel-${id}`;
  // Print shows a tab that the address names alone.
  return { chosen: named || first, isNamed: named !== '', choose, hrefOf };
}
