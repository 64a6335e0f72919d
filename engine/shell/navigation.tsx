import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { CompiledNavigationEntry, CompiledPage } from '../descriptor/compiled.ts';
import { useWords } from '../language/words.ts';
import './navigation.css';
import { NavigationGroup } from './navigation-group.tsx';
import { currentOf, NavigationLink } from './navigation-link.tsx';

/** What the navigation takes. */
export interface NavigationProps {
  /** Its id; the phone's menu button opens it by this. */
  id: string;
  ref: RefObject<HTMLElement | null>;
  entries: CompiledNavigationEntry[];
  /** The page that is shown; its entry, and those of the pages it belongs to, are marked as current. */
  page: CompiledPage;
}

/**
 * The navigation: on wide screens a bar whose groups open below it, on phones a panel that the menu button opens (a popover
 * with the same groups as an accordion). Groups are `<details>` of one name, so all of it works without script.
 */
export function Navigation({ id, ref, entries, page }: NavigationProps) {
  const words = useWords();
  const current = addressesOf(page);
  const [address] = current;

  useEffect(() => {
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) closeGroups(ref.current);
    };
    for (const type of outside) document.addEventListener(type, onOutside);
    return () => {
      for (const type of outside) document.removeEventListener(type, onOutside);
    };
  }, [ref]);

  // A page that was reached from the menu is not to be covered by it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what happened, not what is read
  useEffect(() => {
    closeGroups(ref.current);
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
  }, [address, ref]);

  return (
    <nav
      id={id}
      ref={ref}
      className="navigation"
      popover="auto"
      aria-label={words('navigation.label')}
      onKeyDown={onEscape}
    >
      <ul className="navigation__bar">
        {entries.map((entry) => (
          <li key={entry.label} className="navigation__item">
            {entry.children ? (
              <NavigationGroup entry={entry} entries={entry.children} current={current} />
            ) : (
              <NavigationLink entry={entry} current={currentOf(entry, current)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The addresses of a page, of the list that a route with a parameter belongs to, and of the steps to it but the home page. */
function addressesOf({ route, language, breadcrumb }: CompiledPage): [string, ...string[]] {
  const address = language === 'en' ? `/en${route === '/' ? '' : route}` : route;
  const list = route.lastIndexOf('/') > 0 ? [address.slice(0, address.lastIndexOf('/'))] : [];
  return [address, ...list, ...breadcrumb.slice(1).map(({ href }) => href)];
}

const outside = ['pointerdown', 'focusin'] as const;

function closeGroups(navigation: HTMLElement | null): void {
  for (const group of navigation?.querySelectorAll('details[open]') ?? []) group.removeAttribute('open');
}

/** Escape closes the group that holds the focus and gives the focus back to what opened it. */
function onEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return;
  const group = event.target instanceof Element ? event.target.closest('details[open]') : null;
  if (!group) return;
  // The popover around it, on phones, stays: it closes with the next Escape.
  event.preventDefault();
  group.removeAttribute('open');
  group.querySelector('summary')?.focus();
}
