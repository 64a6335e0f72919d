import type { KeyboardEvent } from 'react';
import { dragFrom } from '../drag.ts';
import { Count } from '../file-list.tsx';
import { IconButton } from '../icon-button.tsx';
import { Grip } from '../item-tools.tsx';
import { useMessages } from '../messages.tsx';
import { useProblems } from '../problem-list.tsx';
import { useChosen } from '../store/studio.ts';
import { gapAt, sidesOf } from './menu-drops.ts';
import { gapForKey } from './menu-edits.ts';
import type { EntryPosition, MenuEntry, MenuList } from './menu-lists.ts';
import type { Menus } from './use-menus.ts';

interface MenuItemsProps {
  menus: Menus;
  list: MenuList;
  name: string;
  isInner?: boolean;
}

/** The entries of a list, and the buttons that add entries. */
export function MenuItems({ menus, list, name, isInner = false }: MenuItemsProps) {
  const { t, labelFor } = useMessages();
  const { target, inner } = list.entries;
  const adds = [
    ...(target !== undefined || inner === undefined ? [{ isGroup: false, does: t('addLinkTo') }] : []),
    // An inner group is created by moving an entry into a link.
    ...(inner !== undefined && !isInner ? [{ isGroup: true, does: t('addGroupTo') }] : []),
  ];
  return (
    <ul>
      {list.items.map((entry) => (
        <MenuBranch key={entry.pointer} menus={menus} entry={entry} />
      ))}
      <li className="menus__adds" data-place={`${list.pointer}/-`}>
        {adds.map(({ isGroup, does }) => (
          <button
            key={does}
            type="button"
            className="plain"
            aria-label={labelFor(does, name)}
            onClick={() => menus.add(list, isGroup)}
          >
            + {does}
          </button>
        ))}
      </li>
    </ul>
  );
}

/** An entry of a menu, which opens in the form, with the entries of a group. */
function MenuBranch({ menus, entry }: { menus: Menus; entry: MenuEntry }) {
  const { t, labelFor } = useMessages();
  const { pointer, inner, value } = entry;
  const standing = menus.at(pointer);
  const name = menus.nameOf(entry);
  const isOpen = menus.isOpen(entry);
  const isChosen = useChosen()?.pointer === pointer;
  const count = useProblems(pointer).length;
  if (!standing) return null;
  const target = value[standing.list.entries.target ?? ''];
  return (
    <li>
      <div
        className="sections__item menus__entry"
        data-place={pointer}
        onPointerDown={({ nativeEvent, currentTarget }) =>
          dragFrom(nativeEvent, {
            row: currentTarget,
            sidesOf: (row) => sidesOf(row, menus, standing),
            drop: (row, side) => void menus.move(standing, gapAt(row, side, menus)),
          })
        }
      >
        <Grip />
        {inner?.isThere ? (
          <button
            type="button"
            className="icon menus__fold"
            aria-expanded={isOpen}
            aria-label={labelFor(t('entriesOf'), name)}
            onClick={() => menus.setOpen(entry, !isOpen)}
          >
            <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M6 4l4 4-4 4" />
            </svg>
          </button>
        ) : (
          <span className="menus__fold" />
        )}
        <button
          type="button"
          className="row"
          data-item={pointer}
          aria-current={isChosen || undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Delete"
          title={typeof target === 'string' ? target : undefined}
          onKeyDown={(event) => pressedAt(event, menus, standing)}
          onClick={() => menus.choose(pointer)}
        >
          <span className="row__name">{name}</span>
          <Count count={count} />
        </button>
        <EntryTools menus={menus} standing={standing} name={name} />
      </div>
      {isOpen && inner && <MenuItems menus={menus} list={inner} name={name} isInner />}
    </li>
  );
}

/** Alt with an arrow key moves an entry, Delete deletes it, Left and Right navigate the tree. */
function pressedAt(event: KeyboardEvent<HTMLElement>, menus: Menus, standing: EntryPosition): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey) return;
  if (altKey && key.startsWith('Arrow')) void menus.moveBy(key, standing);
  else if (altKey) return;
  else if (key === 'Delete') void menus.remove(standing);
  else if (!stepInto(event, menus, standing)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Right opens a group or enters it, Left closes it or leaves it. Returns whether the key was handled. */
function stepInto({ key, currentTarget }: KeyboardEvent<HTMLElement>, menus: Menus, standing: EntryPosition): boolean {
  const { entry, outer } = standing;
  const focus = (pointer: string | undefined) =>
    currentTarget
      .closest('.menus')
      ?.querySelector<HTMLElement>(`[data-item="${CSS.escape(pointer ?? '')}"]`)
      ?.focus();
  const isOpen = menus.isOpen(entry);
  if (key === 'ArrowRight' && entry.inner?.isThere) {
    if (isOpen) focus(entry.inner.items[0]?.pointer);
    else menus.setOpen(entry, true);
    return true;
  }
  if (key !== 'ArrowLeft') return false;
  if (isOpen) menus.setOpen(entry, false);
  else focus(outer?.entry.pointer);
  return true;
}

const ways = [
  { key: 'ArrowUp', sign: '↑', does: 'up' },
  { key: 'ArrowDown', sign: '↓', does: 'down' },
  { key: 'ArrowLeft', sign: '←', does: 'outOfGroup' },
  { key: 'ArrowRight', sign: '→', does: 'intoGroup' },
] as const;

/** Buttons that move, copy and delete an entry. */
function EntryTools({ menus, standing, name }: { menus: Menus; standing: EntryPosition; name: string }) {
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
