import { useLayoutEffect, useRef } from 'react';
import type { CompiledNavigationEntry, CurrentEntry } from '../../model/compiled.ts';
import { Icon } from '../kit/icon.tsx';
import { markOf, NavigationLink } from './navigation-link.tsx';
import { useIsOpen } from './use-is-open.ts';

/** The number of entries from which a panel has two columns. */
const tall = 8;

/** A navigation group: a disclosure with entries and titled subgroups. */
export function NavigationGroup({
  entry,
  entries,
  place,
  current,
}: {
  entry: CompiledNavigationEntry;
  entries: CompiledNavigationEntry[];
  place: number;
  current: CurrentEntry | undefined;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  const shown = useIsOpen(ref, '[open]');
  useLayoutEffect(() => {
    if (shown) keepInWindow(ref.current?.querySelector<HTMLElement>('.navigation__panel'));
  }, [shown]);
  const size = entries.reduce((sum, { children = [] }) => sum + 1 + children.length, 0);
  return (
    <details ref={ref} className="navigation__group" name="site-navigation">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: browsers give summaries this state; written out, tests can lean on it */}
      <summary
        className="navigation__opener"
        aria-expanded={shown}
        data-current={current?.at[0] === place || undefined}
      >
        {entry.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className={size > tall ? 'navigation__panel navigation__panel--wide' : 'navigation__panel'}>
        {entries.map((child, index) => (
          <li key={child.label} className={child.children ? 'navigation__subgroup' : undefined}>
            <NavigationLink entry={child} current={markOf(current, [place, index])} />
            {child.children && (
              <ul className="navigation__sublist">
                {child.children.map((leaf, nth) => (
                  <li key={leaf.label}>
                    <NavigationLink entry={leaf} current={markOf(current, [place, index, nth])} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Keeps a panel inside the window. */
function keepInWindow(panel: HTMLElement | null | undefined): void {
  if (!panel) return;
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const beyond = Math.min(left, 0) || Math.max(right - document.documentElement.clientWidth, 0);
  if (beyond !== 0) panel.style.translate = `${-beyond}px`;
}
