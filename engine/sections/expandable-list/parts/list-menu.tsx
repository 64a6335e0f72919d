import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Inline } from '../../../ui/kit/inline.tsx';
import type { Entry, Narrowed } from '../use-narrowed.ts';
import './list-menu.css';

/** The filter menu. Entries are links; subentries show when their parent is selected. */
export function ListMenu({ menu, narrowed }: { menu: Entry[]; narrowed: Narrowed }) {
  const { entry: chosen } = narrowed;
  const { t } = useTranslation('expandable-list');
  return (
    <nav className="expandable-list__menu" aria-label={t('menu')}>
      <ul className="expandable-list__entries">
        {menu.map((entry) => {
          const { children = [] } = entry;
          const within = entry.id === chosen?.id || children.some(({ id }) => id === chosen?.id);
          return (
            <li key={entry.id}>
              <EntryLink entry={entry} narrowed={narrowed} />
              {children.length > 0 && (
                <ul className="expandable-list__subentries" hidden={!within}>
                  {children.map((child) => (
                    <li key={child.id}>
                      <EntryLink entry={child} narrowed={narrowed} />
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

function EntryLink({ entry, narrowed }: { entry: Entry; narrowed: Narrowed }) {
  return (
    <a
      className="expandable-list__entry"
      href={narrowed.hrefOf('menu', entry.id)}
      aria-current={entry.id === narrowed.entry?.id ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        narrowed.chooseEntry(entry.id);
      }}
    >
      <Inline text={entry.label} />
    </a>
  );
}
