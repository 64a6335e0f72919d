import { useEffect, useMemo, useRef, useState } from 'react';
import { fieldSummary } from '../field-value.ts';
import { followPointer } from '../follow-pointer.ts';
import { isIn } from '../is-in.ts';
import { useMessages, withSpace } from '../messages.tsx';
import { studio, usePlace } from '../store/studio.ts';
import { addEntry, type Gap, gapForKey, type MenuEdit, moveTo } from './menu-edits.ts';
import { type EntryPosition, entryAt, type MenuEntry, type MenuList, menusOf } from './menu-lists.ts';

export type Menus = ReturnType<typeof useMenus>;

/** The menus of the chosen file, and the edits of their entries. */
export function useMenus() {
  const { t, locale } = useMessages();
  const { whole, chosen, target } = usePlace((place) => place);
  const lists = useMemo(() => menusOf(whole?.field), [whole]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // A target inside an entry opens the form of that entry.
  useEffect(() => {
    if (!chosen || !target || whole?.file !== chosen.file) return;
    const pointer = entryAt(lists, target.pointer)?.entry.pointer;
    if (pointer === undefined || isIn(chosen.pointer, pointer)) return;
    studio.choose({ file: chosen.file, pointer }, target.pointer, target.isFocused);
  }, [lists, whole, chosen, target]);
  // Opens the groups around the chosen entry.
  const around = chosen?.pointer ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a closed group stays closed when the lists are read again.
  useEffect(() => {
    for (let outer = entryAt(lists, around)?.outer; outer; outer = outer.outer) {
      const { pointer } = outer.entry;
      setOpen((before) => (before.has(pointer) ? before : new Set([...before, pointer])));
    }
  }, [around]);
  const at = (pointer: string) => entryAt(lists, pointer);
  const nameOf = ({ field, pointer }: MenuEntry) =>
    fieldSummary(field, locale) || String(Number(pointer.slice(pointer.lastIndexOf('/') + 1)) + 1);
  const opened = (pointer: string) => setOpen((before) => new Set([...before, pointer]));
  // The row to focus may not be rendered yet.
  const [wanted, setWanted] = useState<{ pointer: string }>();
  const done = useRef<typeof wanted>(undefined);
  useEffect(() => {
    if (!wanted || done.current === wanted) return;
    const row = document.querySelector<HTMLElement>(`.menus [data-item="${CSS.escape(wanted.pointer)}"]`);
    if (!row) return;
    row.focus();
    done.current = wanted;
  });
  const focus = (pointer: string) => setWanted({ pointer });
  const apply = async ({ operations, pointer }: MenuEdit) => {
    setOpen((before) => new Set([...before].flatMap((one) => followPointer(one, operations) ?? [])));
    const outer = pointer.replace(/\/[^/]+\/\d+$/, '');
    if (outer !== '') opened(outer);
    return studio.edit(pointer, operations);
  };
  const choosing = (pointer: string, seek?: string) => chosen && studio.choose({ file: chosen.file, pointer }, seek);
  /** Moves an entry to a gap, announces it and keeps it focused. */
  const move = async (standing: EntryPosition, gap: Gap | undefined) => {
    const moved = gap && moveTo(standing, gap);
    if (!gap || !moved) return studio.notify(t('noWayThere'), 'note');
    const moving = apply(moved);
    const there = await studio.chosenAfter(moving);
    if (!(await moving)) return;
    // The next key moves the same entry.
    if (there) focus(moved.pointer);
    const index = Number(moved.pointer.slice(moved.pointer.lastIndexOf('/') + 1));
    const isSame = gap.list.pointer === standing.list.pointer;
    const group = isSame ? undefined : at(gap.list.pointer)?.entry;
    const count = gap.list.items.length + (isSame ? 0 : 1);
    studio.notify(`${withSpace(t('moved'))}${group ? `${nameOf(group)}: ` : ''}${index + 1} / ${count}`);
  };
  return {
    lists,
    nameOf,
    isOpen: ({ pointer, inner }: MenuEntry) => inner?.isThere === true && open.has(pointer),
    setOpen: ({ pointer }: MenuEntry, isOpen: boolean) =>
      isOpen ? opened(pointer) : setOpen((before) => new Set([...before].filter((one) => one !== pointer))),
    at,
    choose: choosing,
    move,
    moveBy: (key: string, standing: EntryPosition) => move(standing, gapForKey(key, standing)),
    async add(list: MenuList, isGroup: boolean) {
      const added = addEntry(list, isGroup);
      const adds = apply(added);
      if (await studio.chosenAfter(adds)) choosing(added.pointer, added.pointer);
      if (!(await adds)) return;
      studio.notify(t('added'));
    },
    async copy({ entry, list, index }: EntryPosition) {
      const pointer = `${list.pointer}/${index + 1}`;
      const copying = apply({ operations: [{ op: 'add', path: pointer, value: entry.value }], pointer });
      if (!(await studio.chosenAfter(copying))) return;
      choosing(pointer);
      focus(pointer);
    },
    async remove({ entry, list, index, outer }: EntryPosition) {
      const { pointer } = entry;
      if (!(await apply({ operations: [{ op: 'remove', path: pointer }], pointer }))) return;
      // Focuses the next entry.
      const left = list.items.length - 1;
      const next = left > 0 ? `${list.pointer}/${Math.min(index, left - 1)}` : outer?.entry.pointer;
      if (next !== undefined) focus(next);
      studio.notify(`${withSpace(t('deleted'))}${nameOf(entry)}`);
    },
  };
}
