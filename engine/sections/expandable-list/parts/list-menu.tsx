import { useTexts } from '../../../ui/i18n/words.tsx';
import { Inline } from '../../../ui/kit/inline.tsx';
import type { Entry, VisibleRows } from '../use-visible-rows.ts';
import './list-menu.css';

/** The filter menu. Entries are links; subentries show when their parent is selected. */
export function ListMenu({ menu, visible }: { menu: Entry[]; visible: VisibleRows }) {
  const { entry: chosen } = visible;
  const { t } = useTexts('expandable-list');
  return (
    <nav className="expandable-list__menu" aria-label={t('menu')}>
      <ul className="expandable-list__entries">
        {menu.map((entry) => {
          const { children = [] } = entry;
          const within = entry.id === chosen?.id || children.some(({ id }) => id === chosen?.id);
          return (
            <li key={entry.id}>
              <EntryLink entry={entry} visible={visible} />
              {children.length > 0 && (
                <ul className="expandable-list__subentries" hidden={!within}>
                  {children.map((child) => (
                    <li key={child.id}>
                      <EntryLink entry={child} visible={visible} />
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

function EntryLink({ entry, visible }: { entry: Entry; visible: VisibleRows }) {
  return (
    <a
      className="expandable-list__entry"
      href={visible.hrefOf('menu', entry.id)}
      aria-current={entry.id === visible.entry?.id ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        visible.chooseEntry(entry.id);
      }}
    >
      <Inline text={entry.label} />
    </a>
  );
}
