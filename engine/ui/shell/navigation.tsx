import { type KeyboardEvent, memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CompiledNavigationEntry, CompiledPage, CurrentEntry } from '../../model/compiled.ts';
import { useTexts } from '../i18n/words.tsx';
import { useArrival } from '../kit/arrival.ts';
import './navigation.css';
import './navigation-panel.css';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../kit/link.tsx';
import { useIsOpen } from './use-is-open.ts';

export interface NavigationProps {
  /** The menu button refers to it. */
  id: string;
  ref: RefObject<HTMLElement | null>;
  entries: CompiledNavigationEntry[];
  page: CompiledPage;
}

/** The navigation: a bar, or on narrow screens a popover with an accordion, also without JavaScript. */
export function Navigation({ id, ref, entries, page }: NavigationProps) {
  const { t } = useTexts('shell');
  const { current } = page;
  const arrival = useArrival();

  useEffect(() => {
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) closeGroups(ref.current);
    };
    const listening = new AbortController();
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onOutside, listening);
    return () => listening.abort();
  }, [ref]);

  // Closes the menu after navigation and when the width changes, because it may have become a bar.
  useEffect(() => {
    const close = () => {
      closeGroups(ref.current);
      if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
    };
    if (arrival.how !== 'load') close();
    let width = window.innerWidth;
    const onResize = () => {
      // A phone's keyboard changes only the height.
      if (window.innerWidth !== width) close();
      width = window.innerWidth;
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [arrival, ref]);

  return (
    <nav id={id} ref={ref} className="navigation" popover="auto" aria-label={t('navigation')} onKeyDown={onEscape}>
      <ul className="navigation__bar">
        {entries.map((entry, index) => (
          <li key={entry.label} className="navigation__item">
            {entry.children ? (
              <NavigationGroup entry={entry} place={index} current={current} />
            ) : (
              <NavigationLink entry={entry} current={markOf(current, [index])} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function closeGroups(navigation: HTMLElement | null): void {
  for (const group of navigation?.querySelectorAll('details[open]') ?? []) group.removeAttribute('open');
}

/** Escape closes the group with the focus and returns the focus to its button. */
function onEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return;
  const group = event.target instanceof Element ? event.target.closest('details[open]') : null;
  if (!group) return;
  // On phones, the popover closes with the next Escape.
  event.preventDefault();
  group.removeAttribute('open');
  group.querySelector('summary')?.focus();
}

/** The number of entries from which a panel has two columns. */
const tall = 8;

interface NavigationGroupProps {
  entry: CompiledNavigationEntry;
  place: number;
  current: CurrentEntry | undefined;
}

/** A navigation group: a disclosure with entries and titled subgroups. */
function NavigationGroup({ entry, place, current }: NavigationGroupProps) {
  const { label, children: entries = [] } = entry;
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
        {label}
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

function keepInWindow(panel: HTMLElement | null | undefined): void {
  if (!panel) return;
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const beyond = Math.min(left, 0) || Math.max(right - document.documentElement.clientWidth, 0);
  if (beyond !== 0) panel.style.translate = `${-beyond}px`;
}

/** A navigation entry with `aria-current`. Memoized, because a navigation changes only one or two of fifty entries. */
const NavigationLink = memo(function NavigationLink({
  entry,
  current,
}: {
  entry: CompiledNavigationEntry;
  /** The result of `markOf`. */
  current: 'page' | 'true' | undefined;
}) {
  if (!entry.to) return <span className="navigation__title">{entry.label}</span>;
  return (
    <Link className="navigation__link" to={entry.to} aria-current={current}>
      {entry.label}
    </Link>
  );
});

/** The mark of an entry: current page, ancestor or none. */
function markOf(current: CurrentEntry | undefined, at: number[]): 'page' | 'true' | undefined {
  if (current?.at.join() !== at.join()) return undefined;
  return current.isPage ? 'page' : 'true';
}
