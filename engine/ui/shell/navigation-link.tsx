import { memo } from 'react';
import type { CompiledNavigationEntry, CurrentEntry } from '../../model/compiled.ts';
import { Link } from '../kit/link.tsx';

/**
 * An entry that leads somewhere; the one of the page that is shown, or of what holds it, says so. Remembered: another page is
 * another one for one or two of the fifty entries.
 */
export const NavigationLink = memo(function NavigationLink({
  entry,
  current,
}: {
  entry: CompiledNavigationEntry;
  /** What `markOf` says of the entry. */
  current: 'page' | 'true' | undefined;
}) {
  if (!entry.to) return <span className="navigation__title">{entry.label}</span>;
  return (
    <Link className="navigation__link" to={entry.to} aria-current={current}>
      {entry.label}
    </Link>
  );
});

/** How the entry at a position in the navigation is marked: as the page that is shown, as one that holds it, or not at all. */
export function markOf(current: CurrentEntry | undefined, at: number[]): 'page' | 'true' | undefined {
  if (current?.at.join() !== at.join()) return undefined;
  return current.isPage ? 'page' : 'true';
}
