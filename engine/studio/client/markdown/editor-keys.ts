import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';
import { goToNextCell, isInTable } from 'prosemirror-tables';
import { schema } from './schema.ts';

const nodes = schema.nodes as Record<string, NodeType>;
export const marks = schema.marks as Record<'link' | 'strong' | 'em' | 'strike' | 'code', MarkType>;
export const item = nodes.item as NodeType;

/** A line break, except in a heading or a cell. */
const breakLine: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (isInTable(state) || parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith((nodes.line_break as NodeType).create()).scrollIntoView());
  return true;
};

/** In a table, Enter goes to the next cell: a cell has one line. */
const enterInTable: Command = (state, dispatch) => isInTable(state) && (goToNextCell(1)(state, dispatch) || true);

/** The keys of the editor. Tab leaves the editor, except in tables and lists. The studio undoes. */
export function editorKeys(askLink: () => void): Plugin[] {
  const link: Command = () => {
    askLink();
    return true;
  };
  return [
    keymap({
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
      'Mod-e': toggleMark(marks.code),
      'Mod-k': link,
      Tab: chainCommands(goToNextCell(1), sinkListItem(item)),
      'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
      'Shift-Enter': chainCommands(exitCode, breakLine),
      'Mod-Enter': chainCommands(exitCode, createParagraphNear),
      Enter: chainCommands(
        enterInTable,
        splitListItem(item),
        newlineInCode,
        createParagraphNear,
        liftEmptyBlock,
        splitBlock,
      ),
    }),
    keymap(baseKeymap),
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,6})\s$/, nodes.heading as NodeType, ([, signs = '']) => ({
          level: signs.length,
        })),
        textblockTypeInputRule(/^```$/, nodes.code_block as NodeType),
        wrappingInputRule(/^>\s$/, nodes.quote as NodeType),
        wrappingInputRule(/^([-*])\s$/, nodes.bullets as NodeType, ([, mark]) => ({ mark })),
        wrappingInputRule(/^(\d+)([.)])\s$/, nodes.numbers as NodeType, ([, start, mark]) => ({
          mark,
          start: Number(start),
        })),
        markRule(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
        markRule(/(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
        markRule(/`([^`]+)`$/, marks.code),
      ],
    }),
  ];
}

/** Replaces typed marks by the mark itself. */
function markRule(pattern: RegExp, mark: MarkType): InputRule {
  return new InputRule(pattern, (state, [whole, text = ''], start, end) => {
    const { parent } = state.doc.resolve(start);
    if (!parent.type.allowsMarkType(mark) || state.doc.rangeHasMark(start, end, marks.code)) return null;
    const from = start + whole.indexOf(text);
    const tr = state.tr.delete(from + text.length, end).delete(start, from);
    tr.addMark(start, start + text.length, mark.create());
    tr.setSelection(TextSelection.create(tr.doc, start + text.length)).removeStoredMark(mark);
    return tr;
  });
}
