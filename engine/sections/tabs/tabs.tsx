import { type RefObject, useEffect, useRef } from 'react';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { anchored, useArrival } from '../../ui/kit/arrival.ts';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { usePage, useStablePage } from '../../ui/kit/page-context.tsx';
import { Subheading } from '../../ui/kit/subheading.tsx';
import { useAddressState } from '../../ui/kit/use-address-state.ts';
import type { TabsSection } from './descriptor.ts';
import { ButtonBar, TabBar } from './parts/tab-bar.tsx';
import './tabs.css';

/** Tabs. The page contains all panels, for search engines, print and browsers without JavaScript. */
export default function Tabs({ section }: SectionProps<TabsSection>) {
  const { tabs, variant = 'tabs', heading, focusOnOpen = false } = section;
  const { level, renderSections } = useStablePage();
  const { t } = useTexts('tabs');
  const root = useRef<HTMLDivElement>(null);
  const { chosen, isNamed, choose, hrefOf } = useChosenTab(section, root);
  useFocusOnOpen(root, focusOnOpen);
  const label = heading ? plainText(heading) : t('label');
  const Bar = variant === 'tabs' ? TabBar : ButtonBar;
  return (
    <div ref={root} className={`tabs tabs--${variant}${isNamed ? ' tabs--named' : ''}`} data-restored>
      <Bar label={label} tabs={tabs} chosen={chosen} choose={choose} hrefOf={hrefOf} panelOf={panelOf} tabOf={tabOf} />
      {tabs.map(({ id, label: name, sections }) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
        <div
          key={id}
          id={panelOf(id)}
          className="tabs__panel"
          hidden={id !== chosen}
          data-tab={id}
          role={variant === 'tabs' ? 'tabpanel' : 'group'}
          aria-labelledby={tabOf(id)}
        >
          {/* Seen only where all panels show and the sections inside bring no heading of their own. */}
          {!sections[0]?.heading && (
            <Subheading under={heading} className="tabs__heading">
              <Inline text={name} />
            </Subheading>
          )}
          {renderSections(sections, heading ? level + 1 : level)}
        </div>
      ))}
    </div>
  );

  function panelOf(id: string): string {
    return `${section.id}-panel-${id}`;
  }

  function tabOf(id: string): string {
    return `${section.id}-tab-${id}`;
  }
}

/** Focuses the selected tab on load, unless the address has an anchor. Waits until navigation has set the focus. */
function useFocusOnOpen(root: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted || window.location.hash) return;
    const frame = requestAnimationFrame(() => {
      const tab = root.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]');
      tab?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [root, wanted]);
}

/** The tab in the address, or the first. An anchor inside another tab selects that tab. */
function useChosenTab(
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
