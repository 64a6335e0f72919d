import { Inline } from '../../../kit/inline.tsx';
import { usePage } from '../../../kit/page-context.tsx';
import { useTranslation } from '../../../language/words.tsx';
import type { Entry } from '../narrow.ts';
import './list-menu.css';

/** The menu beside a list. Entries are links to the list narrowed; the entries below one show while it is chosen. */
export function ListMenu({ menu, chosen, onChoose }: { menu: Entry[]; chosen: Entry; onChoose: (id: string) => void }) {
  const { t } = useTranslation('expandable-list');
  return (
    <nav className="expandable-list__menu" aria-label={t('menu')}>
      <ul className="expandable-list__entries">
        {menu.map((entry) => {
          const { children = [] } = entry;
          const within = entry.id === chosen.id || children.some(({ id }) => id === chosen.id);
          return (
            <li key={entry.id}>
              <EntryLink entry={entry} chosen={chosen} onChoose={onChoose} />
              {children.length > 0 && (
                <ul className="expandable-list__subentries" hidden={!within}>
                  {children.map((child) => (
                    <li key={child.id}>
                      <EntryLink entry={child} chosen={chosen} onChoose={onChoose} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function EntryLink({ entry, chosen, onChoose }: { entry: Entry; chosen: Entry; onChoose: (id: string) => void }) {
  const { queryHref } = usePage();
  return (
    <a
      className="expandable-list__entry"
      href={queryHref('menu', entry.id)}
      aria-current={entry.id === chosen.id ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(entry.id);
      }}
    >
      <Inline text={entry.label} />
    </a>
  );
}
