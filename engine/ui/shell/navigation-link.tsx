import { memo } from 'react';
import type { CompiledNavigationEntry, CurrentEntry } from '../../model/compiled.ts';
import { Link } from '../kit/link.tsx';

/** A navigation entry with `aria-current`. Memoized, because a navigation changes only one or two of fifty entries. */
export const NavigationLink = memo(function NavigationLink({
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
export function markOf(current: CurrentEntry | undefined, at: number[]): 'page' | 'true' | undefined {
  if (current?.at.join() !== at.join()) return undefined;
  return current.isPage ? 'page' : 'true';
}
