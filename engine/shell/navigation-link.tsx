import type { CompiledNavigationEntry, CompiledTarget } from '../descriptor/compiled.ts';
import { Link } from '../kit/link.tsx';

/** An entry that leads somewhere; the one of the page that is shown, or of the list it belongs to, says so. */
export function NavigationLink({ entry, current }: { entry: CompiledNavigationEntry; current: readonly string[] }) {
  if (!entry.to) return <span className="navigation__title">{entry.label}</span>;
  return (
    <Link className="navigation__link" to={entry.to} aria-current={currentOf(entry.to, current)}>
      {entry.label}
    </Link>
  );
}

/** Whether an entry, or one below it, leads to one of these addresses. */
export function leadsTo({ to, children = [] }: CompiledNavigationEntry, addresses: readonly string[]): boolean {
  return (!!to && addresses.includes(pathOf(to))) || children.some((child) => leadsTo(child, addresses));
}

function currentOf(to: CompiledTarget, [page, ...above]: readonly string[]): 'page' | 'true' | undefined {
  const path = pathOf(to);
  if (path === page) return 'page';
  return above.includes(path) ? 'true' : undefined;
}

function pathOf(to: CompiledTarget): string {
  return to.href.replace(/[?#].*$/, '');
}
