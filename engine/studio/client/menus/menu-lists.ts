import type { EntryRules, Field, ListField, ObjectField } from '../../protocol/form-protocol.ts';
import type { BilingualText } from '../../protocol/protocol.ts';
import { fieldValue } from '../field-value.ts';
import { innerFields } from '../find-field.ts';
import { isIn } from '../is-in.ts';

/** A list of links or groups. */
export interface MenuList {
  pointer: string;
  /** The labels of the fields that the pointer goes through. */
  titles: BilingualText[];
  /** Whether the list exists. Otherwise its first item creates it. */
  isThere: boolean;
  isOptional: boolean;
  entries: EntryRules;
  items: MenuEntry[];
}

export interface MenuEntry {
  pointer: string;
  field: Field;
  value: Record<string, unknown>;
  /** The list of its own items. Absent if it cannot have any. */
  inner?: MenuList;
}

/** An entry with its position. `outer` is the entry around its list. */
export interface EntryPosition {
  entry: MenuEntry;
  list: MenuList;
  index: number;
  outer?: EntryPosition;
}

/** The outermost lists of links of a file, including those that do not exist yet. Empty for files with sections. */
export function menusOf(form: Field | undefined): MenuList[] {
  if (!form || innerFields(form).some(({ pointer }) => pointer === '/sections')) return [];
  return listsIn(form, []);
}

/** The lists in a field. `outer` are its labels. */
function listsIn(field: Field, outer: BilingualText[]): MenuList[] {
  if (field.kind === 'list') return field.entries ? [listOf(field, field.entries, outer)] : [];
  if (field.kind !== 'object') return [];
  const inner = field.fields.flatMap((one) => listsIn(one, [...outer, one.title]));
  return [...inner, ...missingLists(field, outer)];
}

function listOf({ pointer, isOptional, fields }: ListField, entries: EntryRules, titles: BilingualText[]): MenuList {
  return { pointer, titles, isThere: true, isOptional, entries, items: fields.map((item) => entryOf(item, entries)) };
}

function missingLists({ pointer, blanks }: ObjectField, outer: BilingualText[]): MenuList[] {
  return blanks.flatMap(({ name, title, entries }) => {
    const list = { pointer: `${pointer}/${name}`, titles: [...outer, title], isThere: false, isOptional: true };
    return entries ? [{ ...list, entries, items: [] }] : [];
  });
}

function entryOf(field: Field, { inner: name }: EntryRules): MenuEntry {
  const inner = listsIn(field, []).find((one) => one.pointer === `${field.pointer}/${name}`);
  const value = (fieldValue(field) ?? {}) as Record<string, unknown>;
  return { pointer: field.pointer, field, value, ...(inner && { inner }) };
}

/** Whether a list is one of the menus of the chosen file, or in one. */
export function isMenu({ whole }: { whole?: { field: Field } }, pointer: string): boolean {
  const menus = menusOf(whole?.field);
  return menus.some((list) => list.pointer === pointer) || entryAt(menus, pointer) !== undefined;
}

export function entryAt(menus: MenuList[], pointer: string, outer?: EntryPosition): EntryPosition | undefined {
  for (const list of menus)
    for (const [index, entry] of list.items.entries()) {
      if (!isIn(pointer, entry.pointer)) continue;
      const standing: EntryPosition = { entry, list, index, ...(outer && { outer }) };
      return (entry.inner && entryAt([entry.inner], pointer, standing)) ?? standing;
    }
  return undefined;
}
