import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Inline } from '../../../ui/kit/inline.tsx';
import type { Entry } from '../narrow.ts';
import './list-menu.css';

interface MenuProps {
  chosen: Entry;
  onChoose: (id: string) => void;
  /** The address that selects an entry. */
  hrefOf: (id: string) => string;
}

/** The filter menu. Entries are links; subentries show when their parent is selected. */
export function ListMenu({ menu, ...choice }: { menu: Entry[] } & MenuProps) {
  const { chosen } = choice;
  const { t } = useTranslation('expandable-list');
  return (
    <nav className="expandable-list__menu" aria-label={t('menu')}>
      <ul className="expandable-list__entries">
        {menu.map((entry) => {
          const { children = [] } = entry;
          const within = entry.id === chosen.id || children.some(({ id }) => id === chosen.id);
          return (
            <li key={entry.id}>
              <EntryLink entry={entry} {...choice} />
              {children.length > 0 && (
                <ul className="expandable-list__subentries" hidden={!within}>
                  {children.map((child) => (
                    <li key={child.id}>
                      <EntryLink entry={child} {...choice} />
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

function EntryLink({ entry, chosen, onChoose, hrefOf }: { entry: Entry } & MenuProps) {
  return (
    <a
      className="expandable-list__entry"
      href={hrefOf(entry.id)}
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
