import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { CompiledNavigationEntry, CompiledPage } from '../../model/compiled.ts';
import { useTranslation } from '../i18n/words.tsx';
import { useArrival } from '../kit/arrival.ts';
import './navigation.css';
import './navigation-panel.css';
import { NavigationGroup } from './navigation-group.tsx';
import { markOf, NavigationLink } from './navigation-link.tsx';

export interface NavigationProps {
  /** The menu button refers to it. */
  id: string;
  ref: RefObject<HTMLElement | null>;
  entries: CompiledNavigationEntry[];
  page: CompiledPage;
}

/** The navigation: a bar, or on narrow screens a popover with an accordion, also without JavaScript. */
export function Navigation({ id, ref, entries, page }: NavigationProps) {
  const { t } = useTranslation('shell');
  const { current } = page;
  const arrival = useArrival();

  useEffect(() => {
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) closeGroups(ref.current);
    };
    for (const type of outside) document.addEventListener(type, onOutside);
    return () => {
      for (const type of outside) document.removeEventListener(type, onOutside);
    };
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
              <NavigationGroup entry={entry} entries={entry.children} place={index} current={current} />
            ) : (
              <NavigationLink entry={entry} current={markOf(current, [index])} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const outside = ['pointerdown', 'focusin'] as const;

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
