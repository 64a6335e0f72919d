import { useRef } from 'react';
import type { CompiledNavigationEntry } from '../descriptor/compiled.ts';
import { Icon } from '../kit/icon.tsx';
import { currentOf, leadsTo, NavigationLink } from './navigation-link.tsx';
import { useShown } from './use-shown.ts';

/** Beyond this many entries a group's panel takes two columns. */
const tall = 8;

/** A group of the navigation: a disclosure whose panel lists its entries, and groups within it under their titles. */
export function NavigationGroup({
  entry,
  entries,
  current,
}: {
  entry: CompiledNavigationEntry;
  /** The entries of the group. */
  entries: CompiledNavigationEntry[];
  /** The address of the page that is shown, then those of the pages it belongs to. */
  current: readonly string[];
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  const shown = useShown(ref, '[open]');
  const holdsCurrent = leadsTo(entry, current);
  const size = entries.reduce((sum, { children = [] }) => sum + 1 + children.length, 0);
  return (
    <details ref={ref} className="navigation__group" name="site-navigation">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: browsers give summaries this state; written out, tests can lean on it */}
      <summary className="navigation__opener" aria-expanded={shown} data-current={holdsCurrent || undefined}>
        {entry.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className={size > tall ? 'navigation__panel navigation__panel--wide' : 'navigation__panel'}>
        {entries.map((child) => (
          <li key={child.label} className={child.children ? 'navigation__subgroup' : undefined}>
            <NavigationLink entry={child} current={currentOf(child, current)} />
            {child.children && (
              <ul className="navigation__sublist">
                {child.children.map((leaf) => (
                  <li key={leaf.label}>
                    <NavigationLink entry={leaf} current={currentOf(leaf, current)} />
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
