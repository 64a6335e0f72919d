import type { EntryRules, Field, ListField, ObjectField } from '../../protocol/form-protocol.ts';
import { innerFields } from '../find-field.ts';
import { fieldValue } from '../shown-value.ts';

/** A list of links, or of groups of them, as the form of its file has it. */
export interface MenuList {
  pointer: string;
  /** Whether it is there: else it is made with its first item. */
  isThere: boolean;
  /** Whether it may be left out. */
  isOptional: boolean;
  entries: EntryRules;
  items: MenuEntry[];
}

/** An item of such a list. */
export interface MenuEntry {
  pointer: string;
  field: Field;
  value: Record<string, unknown>;
  /** The list of its own items. Default: it can have none. */
  inner?: MenuList;
}

/** An entry with where it stands; `outer` is the entry that its list stands in. */
export interface EntryPosition {
  entry: MenuEntry;
  list: MenuList;
  index: number;
  outer?: EntryPosition;
}

/** The lists of links of a file, by its whole form: outermost lists alone, and those too that are still to be made. None where it holds sections. */
export function menusOf(form: Field | undefined): MenuList[] {
  if (!form || innerFields(form).some(({ pointer }) => pointer === '/sections')) return [];
  return listsIn(form);
}

function listsIn(field: Field): MenuList[] {
  if (field.kind === 'list') return field.entries ? [listOf(field, field.entries)] : [];
  return field.kind === 'object' ? [...field.fields.flatMap(listsIn), ...madeIn(field)] : [];
}

function listOf({ pointer, isOptional, fields }: ListField, entries: EntryRules): MenuList {
  return { pointer, isThere: true, isOptional, entries, items: fields.map((item) => entryOf(item, entries)) };
}

/** The lists that an object can be given. */
function madeIn({ pointer, blanks }: ObjectField): MenuList[] {
  return blanks.flatMap(({ name, entries }) =>
    entries ? [{ pointer: `${pointer}/${name}`, isThere: false, isOptional: true, entries, items: [] }] : [],
  );
}

function entryOf(field: Field, { inner: name }: EntryRules): MenuEntry {
  const inner = listsIn(field).find((one) => one.pointer === `${field.pointer}/${name}`);
  const value = (fieldValue(field) ?? {}) as Record<string, unknown>;
  return { pointer: field.pointer, field, value, ...(inner && { inner }) };
}

/** Whether a list of the chosen file is shown as one of its menus. */
export function isMenu({ whole }: { whole?: { field: Field } }, pointer: string): boolean {
  const menus = menusOf(whole?.field);
  return menus.some((list) => list.pointer === pointer) || entryAt(menus, pointer) !== undefined;
}

/** The entry at a pointer, or the innermost one that the value there stands in. `undefined` where it stands in none. */
export function entryAt(menus: MenuList[], pointer: string, outer?: EntryPosition): EntryPosition | undefined {
  for (const list of menus)
    for (const [index, entry] of list.items.entries()) {
      if (!`${pointer}/`.startsWith(`${entry.pointer}/`)) continue;
      const standing: EntryPosition = { entry, list, index, ...(outer && { outer }) };
      return (entry.inner && entryAt([entry.inner], pointer, standing)) ?? standing;
    }
  return undefined;
}
