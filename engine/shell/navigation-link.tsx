import { memo } from 'react';
import type { CompiledNavigationEntry, CompiledTarget } from '../descriptor/compiled.ts';
import { Link } from '../kit/link.tsx';

/**
 * An entry that leads somewhere; the one of the page that is shown, or of the list it belongs to, says so. Remembered: another
 * page is another one for two or three of the fifty entries.
 */
export const NavigationLink = memo(function NavigationLink({
  entry,
  current,
}: {
  entry: CompiledNavigationEntry;
  /** What `currentOf` says of the entry. */
  current: 'page' | 'true' | undefined;
}) {
  if (!entry.to) return <span className="navigation__title">{entry.label}</span>;
  return (
    <Link className="navigation__link" to={entry.to} aria-current={current}>
      {entry.label}
    </Link>
  );
});

/** Whether an entry, or one below it, leads to one of these addresses. */
export function leadsTo({ to, children = [] }: CompiledNavigationEntry, addresses: readonly string[]): boolean {
  return (!!to && addresses.includes(pathOf(to))) || children.some((child) => leadsTo(child, addresses));
}

/** Whether an entry leads to the page that is shown, whose address comes first, or to one that it belongs to. */
export function currentOf(
  { to }: CompiledNavigationEntry,
  [page, ...above]: readonly string[],
): 'page' | 'true' | undefined {
  if (!to) return undefined;
  const path = pathOf(to);
  if (path === page) return 'page';
  return above.includes(path) ? 'true' : undefined;
}

function pathOf({ href }: CompiledTarget): string {
  return href.replace(/[?#].*$/, '');
}
