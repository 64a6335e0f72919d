import type { Command } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import { noteStyles } from '../../../model/markdown/blocks.ts';
import { Sign } from '../icon-button.tsx';
import { type MessageKey, useMessages } from '../messages.tsx';
import { Toolbar } from '../toolbar.tsx';
import {
  alignColumn,
  insertTable,
  setLevel,
  setNote,
  type ToolState,
  toggle,
  toggleCode,
  toggleList,
  toggleWrap,
} from './editor-commands.ts';

/** A tool that needs an answer first. */
export type Question = 'link' | 'picture' | 'formula';

interface MarkdownToolsProps {
  tools: ToolState;
  run: (command: Command) => void;
  ask: (question: Question) => void;
}

/** The tools of the visual editor, and those of the table around the cursor. */
export function MarkdownTools({ tools, run, ask }: MarkdownToolsProps) {
  const { t } = useMessages();
  const { level, levels, isOn, isInTable, note, align } = tools;
  const button = (sign: string, key: MessageKey, act: () => void, isPressed?: boolean, shortcut?: string) => (
    <button
      type="button"
      className="icon"
      aria-label={t(key)}
      title={shortcut ? `${t(key)} (${shortcut})` : t(key)}
      aria-pressed={isPressed}
      // The editor keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      <Sign sign={sign} />
    </button>
  );
  return (
    <div className="md-tools">
      {!isInTable && (
        <select
          aria-label={t('mdStyle')}
          value={level ?? ''}
          disabled={level === undefined}
          onChange={({ target }) => run(setLevel(Number(target.value)))}
        >
          {level === undefined && <option value="">–</option>}
          <option value={0}>{t('mdParagraph')}</option>
          {levels.map((one) => (
            <option key={one} value={one}>
              {t('mdHeading')} {one}
            </option>
          ))}
        </select>
      )}
      <Toolbar className="md-tools__bar" name={t('mdTools')}>
        {button('B', 'bold', () => run(toggle('strong')), isOn.strong, 'Ctrl+B')}
        {button('I', 'mdItalic', () => run(toggle('em')), isOn.em, 'Ctrl+I')}
        {button('<>', 'code', () => run(toggle('code')), isOn.code, 'Ctrl+E')}
        {button('↗', 'link', () => ask('link'), isOn.link, 'Ctrl+K')}
        {!isInTable && (
          <>
            {button('•', 'mdBullets', () => run(toggleList('bullets')), isOn.bullets)}
            {button('1.', 'mdNumbers', () => run(toggleList('numbers')), isOn.numbers)}
            {button('❝', 'mdQuote', () => run(toggleWrap('quote')), isOn.quote)}
            {button('!', 'mdNote', () => run(toggleWrap('note')), isOn.note)}
            {button('▦', 'mdTable', () => run(insertTable))}
          </>
        )}
        {button('▣', 'mdPicture', () => ask('picture'))}
        {!isInTable && button('{}', 'mdCode', () => run(toggleCode), isOn.code_block)}
        {button('∑', 'mdFormula', () => ask('formula'))}
      </Toolbar>
      {note !== undefined && (
        <select aria-label={t('mdNoteKind')} value={note} onChange={({ target }) => run(setNote(target.value))}>
          {Object.keys(noteStyles).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      {isInTable && (
        <>
          <Toolbar className="md-tools__bar" name={t('mdTableTools')}>
            {button('+r', 'mdAddRow', () => run(addRowAfter))}
            {button('+c', 'mdAddColumn', () => run(addColumnAfter))}
            {button('-r', 'mdDeleteRow', () => run(deleteRow))}
            {button('-c', 'mdDeleteColumn', () => run(deleteColumn))}
            {button('✕', 'mdDeleteTable', () => run(deleteTable))}
          </Toolbar>
          <select aria-label={t('mdAlign')} value={align} onChange={({ target }) => run(alignColumn(target.value))}>
            <option value="">{t('mdAlignNone')}</option>
            <option value="left">{t('mdAlignLeft')}</option>
            <option value="center">{t('mdAlignCenter')}</option>
            <option value="right">{t('mdAlignRight')}</option>
          </select>
        </>
      )}
    </div>
  );
}
