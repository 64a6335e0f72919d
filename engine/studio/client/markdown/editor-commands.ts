import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { isInTable, selectedRect } from 'prosemirror-tables';
import { item, marks } from './editor-keys.ts';
import { schema } from './schema.ts';

const nodes = schema.nodes as Record<string, NodeType>;
const type = (name: string) => nodes[name] as NodeType;

/** What the toolbar shows of a state. */
export interface ToolState {
  /** The level of the heading, 0 for a text, `undefined` for other blocks. */
  level?: number;
  /** The levels that a heading here may have: at most one below the heading before it. */
  levels: number[];
  isOn: Record<'strong' | 'em' | 'code' | 'link' | 'bullets' | 'numbers' | 'quote' | 'note' | 'code_block', boolean>;
  isInTable: boolean;
  /** The kind of the note around the selection. */
  note?: string;
  /** The alignment of the column. */
  align?: string;
  /** The target of the link at the selection. */
  link?: string;
  /** The selected picture or formula. */
  selected?: Node;
}

export function toolState(state: EditorState): ToolState {
  const { $from, from, to, empty } = state.selection;
  const { parent } = $from;
  const markOn = (mark: MarkType) =>
    empty ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, mark);
  const around = (name: string) => outer(state, type(name));
  const level = parent.type === nodes.heading ? parent.attrs.level : parent.type === nodes.paragraph ? 0 : undefined;
  const note = around('note')?.node.attrs.name;
  const link = linkAt(state)?.href;
  const selected = state.selection instanceof NodeSelection ? state.selection.node : undefined;
  return {
    ...(level !== undefined && { level }),
    levels: allowedLevels(state.doc, $from.before(Math.min(1, $from.depth) || undefined), level ?? 0),
    isOn: {
      strong: markOn(marks.strong),
      em: markOn(marks.em),
      code: markOn(marks.code),
      link: link !== undefined,
      bullets: around('bullets') !== undefined,
      numbers: around('numbers') !== undefined,
      quote: around('quote') !== undefined,
      note: note !== undefined,
      code_block: parent.type === nodes.code_block,
    },
    isInTable: isInTable(state),
    ...(note !== undefined && { note }),
    ...(isInTable(state) && { align: columnOf(state)?.align ?? '' }),
    ...(link !== undefined && { link }),
    ...(selected && { selected }),
  };
}

/** The page has the first level. A level must not be skipped. */
function allowedLevels(doc: Node, at: number, own: number): number[] {
  let before = 1;
  doc.nodesBetween(0, Math.min(at, doc.content.size), (node, start) => {
    if (node.type === nodes.heading && start < at) before = node.attrs.level;
    return !node.isTextblock;
  });
  const allowed = [2, 3, 4, 5, 6].filter((level) => level <= Math.max(before, 1) + 1);
  return own > 0 && !allowed.includes(own) ? [...allowed, own].toSorted() : allowed;
}

function outer({ selection: { $from } }: EditorState, wanted: NodeType): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === wanted) return { node: $from.node(depth), at: $from.before(depth) };
  return undefined;
}

export const toggle = (name: 'strong' | 'em' | 'code'): Command => toggleMark(marks[name]);

export const setLevel = (level: number): Command =>
  level === 0 ? setBlockType(type('paragraph')) : setBlockType(type('heading'), { level });

export const toggleList = (name: 'bullets' | 'numbers'): Command => {
  return (state, dispatch) => {
    if (outer(state, type(name))) return liftListItem(item)(state, dispatch);
    const other = outer(state, type(name === 'bullets' ? 'numbers' : 'bullets'));
    if (!other) return wrapInList(type(name))(state, dispatch);
    const attrs = { isTight: other.node.attrs.isTight };
    dispatch?.(state.tr.setNodeMarkup(other.at, type(name), attrs));
    return true;
  };
};

export const toggleWrap = (name: 'quote' | 'note'): Command => {
  return (state, dispatch) => (outer(state, type(name)) ? lift : wrapIn(type(name)))(state, dispatch);
};

export const toggleCode: Command = (state, dispatch) =>
  setBlockType(state.selection.$from.parent.type === nodes.code_block ? type('paragraph') : type('code_block'))(
    state,
    dispatch,
  );

export const setNote = (name: string): Command => {
  return (state, dispatch) => {
    const note = outer(state, type('note'));
    if (note) dispatch?.(state.tr.setNodeAttribute(note.at, 'name', name));
    return note !== undefined;
  };
};

/** Inserts a table with a header and two rows, and selects its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const cell = (kind: string) => type(kind).create(null, type('paragraph').create()) as Node;
  const row = (kind: string) => type('table_row').create(null, [cell(kind), cell(kind)]);
  const table = type('table').create(null, [row('table_header'), row('table_cell'), row('table_cell')]);
  const { tr } = state;
  const at = tr.selection.from;
  tr.replaceSelectionWith(table);
  let first: number | undefined;
  tr.doc.descendants((node, start) => {
    if (first === undefined && node.type === type('table') && start + node.nodeSize > at) first = start;
  });
  if (first !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(first + 3)));
  dispatch?.(tr.scrollIntoView());
  return true;
};

function columnOf(state: EditorState): { align: string; cells: number[] } | undefined {
  const { map, tableStart, left, table } = selectedRect(state);
  const cells = Array.from({ length: map.height }, (_, row) => map.positionAt(row, left, table));
  const align = table.nodeAt(cells[0] ?? 0)?.attrs.align ?? '';
  return { align, cells: cells.map((at) => tableStart + at) };
}

export const alignColumn = (align: string): Command => {
  return (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { tr } = state;
    for (const at of columnOf(state)?.cells ?? []) tr.setNodeAttribute(at, 'align', align);
    dispatch?.(tr);
    return true;
  };
};

/** The link at the selection, with its range. */
function linkAt({ doc, selection: { $from, from, to, empty } }: EditorState) {
  if (!empty) {
    let href: string | undefined;
    doc.nodesBetween(from, to, (node) => {
      href ??= marks.link.isInSet(node.marks)?.attrs.href;
    });
    return href === undefined ? undefined : { href, from, to };
  }
  const mark = marks.link.isInSet([...($from.nodeBefore?.marks ?? []), ...($from.nodeAfter?.marks ?? [])]);
  if (!mark) return undefined;
  const { parent } = $from;
  const start = $from.start();
  const has = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? []);
  let [first, last] = [$from.index(), $from.index()];
  if (!has(first)) first = last = first - 1;
  while (has(first - 1)) first--;
  while (has(last + 1)) last++;
  const offset = (index: number) => {
    let size = 0;
    for (let at = 0; at < index; at++) size += parent.child(at).nodeSize;
    return start + size;
  };
  return { href: mark.attrs.href as string, from: offset(first), to: offset(last + 1) };
}

/** Links the selection, or the target itself if nothing is selected. Without a target, removes the link. */
export const setLink = (target: string | undefined): Command => {
  return (state, dispatch) => {
    const { tr, selection } = state;
    const { from, to } = linkAt(state) ?? selection;
    if (target === undefined) tr.removeMark(from, to, marks.link);
    else if (from === to) tr.replaceSelectionWith(schema.text(target, [marks.link.create({ href: target })]), false);
    else tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href: target }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
};

/**
 * Sets the alternative text and caption of the first picture with this `src`. Pasted pictures are in the text before they
 * are described.
 */
export const describePicture = ({ src, ...attrs }: { src: string; alt: string; title: string }): Command => {
  return (state, dispatch) => {
    let at: number | undefined;
    state.doc.descendants((node, start) => {
      if (node.type === nodes.picture && node.attrs.src === src) at ??= start;
    });
    const node = at === undefined ? undefined : state.doc.nodeAt(at);
    if (at === undefined || !node) return false;
    dispatch?.(state.tr.setNodeMarkup(at, undefined, withAttributes(node, { src, ...attrs })));
    return true;
  };
};

/** The attributes of a changed picture. A definition elsewhere does not have the new ones. */
function withAttributes({ attrs }: Node, changed: { src: string; alt: string; title: string }): Node['attrs'] {
  const isDefined = attrs.src === changed.src && attrs.title === changed.title;
  return { ...attrs, ...changed, ...(!isDefined && { reference: '' }) };
}

/** Inserts a picture, or changes the selected one. */
export const setPicture = (attrs: { src: string; alt: string; title: string }): Command => {
  return (state, dispatch) => {
    const { selection, tr } = state;
    if (selection instanceof NodeSelection && selection.node.type === nodes.picture)
      tr.setNodeMarkup(selection.from, undefined, withAttributes(selection.node, attrs));
    else tr.replaceSelectionWith(type('picture').create(attrs), false);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
};

/** Inserts a formula, or changes the selected one. */
export const setFormula = (tex: string, isAlone: boolean): Command => {
  return (state, dispatch) => {
    const { selection, tr } = state;
    if (selection instanceof NodeSelection && selection.node.type === nodes.formula)
      tr.setNodeAttribute(selection.from, 'tex', tex);
    else tr.replaceSelectionWith(type(isAlone ? 'formula_block' : 'formula').create({ tex }), false);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
};
