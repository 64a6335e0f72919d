import { expect, test } from 'vitest';
import { applyOperations } from '../../../edit/operations.ts';
import { readWholeFile } from '../../../edit/passage.ts';
import type { EntryRules, Field } from '../../protocol/form-protocol.ts';
import { addEntry, gapForKey, moveTo } from './menu-edits.ts';
import { entryAt, menusOf } from './menu-lists.ts';

type Value = Record<string, unknown>;

const nested: EntryRules = {
  names: ['label', 'to', 'children'],
  needs: ['label'],
  target: 'to',
  inner: 'children',
  blank: { label: '' },
};
const column: EntryRules = {
  names: ['title', 'links'],
  needs: ['title', 'links'],
  inner: 'links',
  blank: { title: '', links: [] },
};
const link: EntryRules = { names: ['label', 'to'], needs: ['label', 'to'], target: 'to', blank: { label: '', to: '' } };
const kinds: Record<string, EntryRules> = { navigation: nested, children: nested, columns: column, links: link };
const optional = ['children', 'columns'];

/** The form of a value, as the server would have it. */
function buildForm(value: unknown, pointer = '', name = ''): Field {
  const own = { pointer, name, title: { en: name, zh: name }, isOptional: optional.includes(name), forms: [] };
  const entries = kinds[name];
  if (Array.isArray(value))
    return {
      ...own,
      kind: 'list',
      blanks: [],
      fields: value.map((item, index) => buildForm(item, `${pointer}/${index}`, `${index}`)),
      ...(entries && { entries }),
    };
  if (typeof value !== 'object' || value === null) return { ...own, kind: 'unknown', value };
  const blank = { name: 'children', title: { en: 'children', zh: 'children' }, value: [], entries: nested };
  const isLink = Object.hasOwn(value, 'label') && pointer.startsWith('/navigation');
  return {
    ...own,
    kind: 'object',
    fields: Object.entries(value).map(([key, item]) => buildForm(item, `${pointer}/${key}`, key)),
    blanks: isLink && !Object.hasOwn(value, 'children') ? [blank] : [],
  };
}

const site = () => ({
  navigation: [
    { label: 'a', to: '/a' },
    {
      label: 'b',
      children: [
        { label: 'b1', to: '/b1' },
        { label: 'b2', to: '/b2' },
      ],
    },
    { label: 'c', children: [{ label: 'c1', to: '/c1' }] },
    { label: 'd', to: '/d' },
  ],
  columns: [
    { title: 'e', links: [{ label: 'e1', to: '/e1' }] },
    { title: 'f', links: [{ label: 'f1', to: '/f1' }] },
  ],
});

/** The entry with a name, at any level. */
function pointerOf(value: unknown, name: string, pointer = ''): string {
  if (typeof value !== 'object' || value === null) return '';
  const { label, title } = value as Value;
  if (label === name || title === name) return pointer;
  return Object.entries(value).reduce((found, [key, item]) => found || pointerOf(item, name, `${pointer}/${key}`), '');
}

/** The names of entries, groups with theirs in brackets. */
function shape(value: unknown): string {
  if (Array.isArray(value)) return value.map(shape).join(' ');
  const { label, title, children, links } = value as Value;
  const inner = children ?? links;
  return `${label ?? title}${inner ? `[${shape(inner)}]` : ''}`;
}

/** The site after an entry is moved by keys, and whether the entry is at the reported pointer. */
function moved(name: string, ...keys: string[]): string {
  let now: Value = site();
  for (const key of keys) {
    const menus = menusOf(buildForm(now));
    const standing = entryAt(menus, pointerOf(now, name));
    const gap = standing && gapForKey(key, standing);
    const move = gap && moveTo(standing, gap);
    if (!move) return 'nothing';
    now = applyOperations(readWholeFile('a.json', JSON.stringify(now)), move.operations).value as Value;
    expect(pointerOf(now, name), `${name} ${key}`).toBe(move.pointer);
  }
  return `${shape(now.navigation)} | ${shape(now.columns)}`;
}

test('up and down move past neighbors, and from the end of a group into the next group', () => {
  expect(moved('a', 'ArrowDown')).toBe('b[b1 b2] a c[c1] d | e[e1] f[f1]');
  expect(moved('d', 'ArrowUp')).toBe('a b[b1 b2] d c[c1] | e[e1] f[f1]');
  expect(moved('b1', 'ArrowDown')).toBe('a b[b2 b1] c[c1] d | e[e1] f[f1]');
  expect(moved('b2', 'ArrowDown')).toBe('a b[b1] c[b2 c1] d | e[e1] f[f1]');
  expect(moved('a', 'ArrowUp')).toBe('nothing');
  expect(moved('b1', 'ArrowUp')).toBe('nothing');
  expect(moved('f', 'ArrowDown')).toBe('nothing');
  // A required list stays and is empty. An optional one is removed with its last item.
  expect(moved('f1', 'ArrowUp')).toBe('a b[b1 b2] c[c1] d | e[e1 f1] f[]');
  expect(moved('c1', 'ArrowUp')).toBe('a b[b1 b2 c1] c d | e[e1] f[f1]');
});

test('right moves into the previous entry, which becomes a group if allowed, and left moves behind the group', () => {
  expect(moved('c', 'ArrowRight')).toBe('a b[b1 b2 c[c1]] d | e[e1] f[f1]');
  expect(moved('d', 'ArrowRight', 'ArrowLeft')).toBe('a b[b1 b2] c[c1] d | e[e1] f[f1]');
  expect(moved('b', 'ArrowRight')).toBe('a[b[b1 b2]] c[c1] d | e[e1] f[f1]');
  expect(moved('b2', 'ArrowRight')).toBe('a b[b1[b2]] c[c1] d | e[e1] f[f1]');
  expect(moved('b1', 'ArrowLeft')).toBe('a b[b2] b1 c[c1] d | e[e1] f[f1]');
  expect(moved('c1', 'ArrowLeft')).toBe('a b[b1 b2] c c1 d | e[e1] f[f1]');
  expect(moved('a', 'ArrowRight')).toBe('nothing');
  // A column only contains links, and cannot be inside another column.
  expect(moved('f', 'ArrowRight')).toBe('nothing');
  expect(moved('e1', 'ArrowLeft')).toBe('nothing');
});

test('an entry moves to a list of another kind if it has exactly the required fields, and never into itself', () => {
  const menus = menusOf(buildForm(site()));
  const at = (name: string) => entryAt(menus, pointerOf(site(), name));
  const to = (name: string, other: string) => {
    const [standing, list] = [at(name), at(other)?.entry.inner];
    const move = standing && list && moveTo(standing, { list, index: 0 });
    if (!move) return 'nothing';
    const now = applyOperations(readWholeFile('a.json', JSON.stringify(site())), move.operations).value as Value;
    return `${shape(now.navigation)} | ${shape(now.columns)}`;
  };
  expect(to('a', 'e')).toBe('b[b1 b2] c[c1] d | e[a e1] f[f1]');
  expect(to('e1', 'b')).toBe('a b[e1 b1 b2] c[c1] d | e[] f[f1]');
  // Into the next entry, whose pointer then equals its own.
  expect(to('a', 'b')).toBe('b[a b1 b2] c[c1] d | e[e1] f[f1]');
  expect(to('c', 'd')).toBe('a b[b1 b2] d[c[c1]] | e[e1] f[f1]');
  expect(to('b', 'e')).toBe('nothing');
  expect(to('e', 'b')).toBe('nothing');
  expect(to('b', 'b')).toBe('nothing');
});

test('a new link needs a target, a new group has its own list, and a missing list is created with it', () => {
  const [list] = menusOf(buildForm(site()));
  if (!list) throw new Error('no list');
  expect(addEntry(list, false).operations).toEqual([
    { op: 'add', path: '/navigation/4', value: { label: '', to: '' } },
  ]);
  expect(addEntry(list, true).operations).toEqual([
    { op: 'add', path: '/navigation/4', value: { label: '', children: [] } },
  ]);
  const inner = list.items[0]?.inner;
  expect(inner && addEntry(inner, false)).toEqual({
    operations: [{ op: 'add', path: '/navigation/0/children', value: [{ label: '', to: '' }] }],
    pointer: '/navigation/0/children/0',
  });
});

test('a file of sections has no menus, because its lists of links are part of the sections', () => {
  expect(menusOf(buildForm({ sections: [], links: [] }))).toEqual([]);
});
