import { IconButton } from '../icon-button.tsx';
import { useMessages } from '../messages.tsx';
import { gapForKey } from './menu-edits.ts';
import type { EntryPosition } from './menu-lists.ts';
import type { Menus } from './use-menus.ts';

const ways = [
  { key: 'ArrowUp', sign: '↑', does: 'up' },
  { key: 'ArrowDown', sign: '↓', does: 'down' },
  { key: 'ArrowLeft', sign: '←', does: 'outOfGroup' },
  { key: 'ArrowRight', sign: '→', does: 'intoGroup' },
] as const;

/** Buttons that move, copy and delete an entry. */
export function EntryTools({ menus, standing, name }: { menus: Menus; standing: EntryPosition; name: string }) {
  const { t } = useMessages();
  return (
    <span className="tools">
      {ways.map(({ key, sign, does }) => (
        <IconButton
          key={key}
          sign={sign}
          does={t(does)}
          of={name}
          disabled={!gapForKey(key, standing)}
          onClick={() => menus.moveBy(key, standing)}
        />
      ))}
      <IconButton sign="⧉" does={t('copy')} of={name} onClick={() => menus.copy(standing)} />
      <IconButton sign="✕" does={t('delete')} of={name} onClick={() => menus.remove(standing)} />
    </span>
  );
}
