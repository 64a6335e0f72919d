import { useEffect, useRef, useState } from 'react';
import { findHeading } from '../../../model/text/find-heading.ts';
import type { Field, TextsField } from '../../protocol/form-protocol.ts';
import type { RecordColumn, RecordRow } from '../../protocol/state-protocol.ts';
import { IconButton } from '../icon-button.tsx';
import { Grip, type Item, ItemTools, moveByKeys, useDrag } from '../item-tools.tsx';
import { useMessages } from '../messages.tsx';
import { RemoveFile } from '../pages/remove-file.tsx';
import { PlainInput } from '../plain-input.tsx';
import { leaving, useProblems } from '../problem-list.tsx';
import { studio, usePlace } from '../store/studio.ts';
import { type Labels, TypedInput } from '../typed-input.tsx';

interface RecordLineProps {
  row: RecordRow;
  /** Its position among the visible rows, from 1. */
  number: number;
  columns: RecordColumn[];
  /** Whether the rows are not in the order of their file, and so cannot be moved. */
  isSorted: boolean;
  language: string;
  isChosen: boolean;
  /** The field that gets the focus when the row is chosen. */
  column?: string;
  choose: (row: RecordRow, column?: string) => void;
}

/** A record as a row. The chosen row has inputs, and buttons that move, copy and delete the record. */
export function RecordLine(props: RecordLineProps) {
  const { row, number, columns, isSorted, language, isChosen, column, choose } = props;
  const { t } = useMessages();
  const line = useRef<HTMLTableRowElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { file, pointer, count, cells } = row;
  const form = usePlace(({ form }) =>
    isChosen && form?.file === file && !form.isPulled && form.field.pointer === pointer ? form.field : undefined,
  );
  const isOfChosenFile = usePlace(({ chosen }) => chosen?.file === file);
  const isReady = form !== undefined;
  useEffect(() => {
    if (!isReady || !isChosen) return;
    const cell =
      column === undefined
        ? undefined
        : line.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(column)}"]`);
    (cell?.querySelector<HTMLElement>('input, select, textarea, button') ?? undefined)?.focus();
  }, [isReady, isChosen, column]);
  const name = findHeading(cells, language) || String(number);
  const index = Number(pointer.slice(1));
  const item: Item | undefined = count === undefined ? undefined : { list: '', index, count, value: cells };
  // Only rows of the chosen file can be moved.
  const isMovable = item !== undefined && !isSorted && isOfChosenFile;
  const drag = useDrag(item ?? { list: '', index, count: 0, value: cells });
  return (
    <tr {...(isMovable && drag)} ref={line} aria-current={isChosen || undefined} aria-rowindex={number + 1}>
      <th scope="row">
        {isMovable && <Grip />}
        <button
          type="button"
          className="row"
          data-row={number}
          data-item={item ? pointer : undefined}
          aria-label={`${number} ${name}`}
          aria-pressed={isChosen}
          aria-keyshortcuts={item && !isSorted ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          onKeyDown={(event) => isChosen && item && !isSorted && moveByKeys(event, item, t('moved'))}
          onClick={() => choose(row)}
        >
          {number}
        </button>
      </th>
      {columns.map(({ name: field }) => (
        <RecordCell key={field} name={field} row={row} form={form} language={language} choose={choose} />
      ))}
      <td className="records__tools">
        {isReady && item && <ItemTools item={item} name={name} isFixed={isSorted} />}
        {isReady && !item && <IconButton sign="✕" does={t('delete')} of={name} onClick={() => setRemoving(true)} />}
        {isRemoving && <RemoveFile file={file} name={name} close={() => setRemoving(false)} />}
      </td>
    </tr>
  );
}

interface RecordCellProps {
  name: string;
  row: RecordRow;
  /** The form of the chosen row. */
  form: Field | undefined;
  language: string;
  choose: (row: RecordRow, column: string) => void;
}

/** A field of a record as text. In the chosen row it has an input, or a button that opens a nested value in the form. */
function RecordCell({ name, row, form, language, choose }: RecordCellProps) {
  const { t, localize, labelFor } = useMessages();
  const { pointer: record, cells } = row;
  const { fields, blanks } = form?.kind === 'object' ? form : {};
  const field = fields?.find((one) => one.name === name);
  const blank = blanks?.find((one) => one.name === name);
  const path = `${record}/${name}`;
  const isInvalid = useProblems(path).some(({ severity }) => severity === 'error') || undefined;
  const shown = textOf(cells[name], language);
  if (!form)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the button of the row does the same by keyboard.
      <td data-column={name} onClick={() => choose(row, name)}>
        <span className="records__text">{shown}</span>
      </td>
    );
  if (!field)
    return (
      <td data-column={name}>
        {blank && (
          <button
            type="button"
            className="plain"
            aria-label={labelFor(t('addField'), localize(blank.title))}
            onClick={() => studio.edit(path, [{ op: 'add', path, value: blank.value }])}
          >
            +
          </button>
        )}
      </td>
    );
  const labels = { 'aria-labelledby': `column-${name}`, 'aria-describedby': '', 'aria-invalid': isInvalid };
  return (
    <td data-column={name} {...leaving(path)}>
      {'fields' in field ? (
        <button
          type="button"
          className="plain records__text"
          onClick={() => studio.choose({ file: studio.place.file(), pointer: record }, path)}
        >
          {t('open')}: {shown}
        </button>
      ) : field.kind === 'texts' ? (
        <TextCell field={field} language={language} labels={labels} />
      ) : (
        <PlainInput field={field.kind === 'text' ? { ...field, kind: 'line' } : field} labels={labels} />
      )}
    </td>
  );
}

/** A text in the language of the table. A text for all languages stays one text. */
function TextCell({ field, language, labels }: { field: TextsField; language: string; labels: Labels }) {
  const { pointer, value } = field;
  const isSame = typeof value === 'string';
  const at = isSame ? pointer : `${pointer}/${language}`;
  return (
    <TypedInput
      text={textOf(value, language)}
      pointer={at}
      lang={language}
      labels={labels}
      write={(text) => studio.edit(at, [{ op: isSame ? 'replace' : 'add', path: at, value: text }], true)}
    />
  );
}

function textOf(value: unknown, language: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return String((value as Record<string, unknown>)[language] ?? '');
}
