import { useEffect, useRef, useState } from 'react';
import { findHeading } from '../../../model/text/find-heading.ts';
import type { RecordColumn, RecordRow } from '../../protocol/state-protocol.ts';
import { IconButton } from '../icon-button.tsx';
import { Grip, type Item, ItemTools, moveByKeys, useDrag } from '../item-tools.tsx';
import { useMessages } from '../messages.tsx';
import { RemoveFile } from '../pages/remove-file.tsx';
import { usePlace } from '../store/studio.ts';
import { RecordCell } from './record-cell.tsx';

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
    isChosen && form?.file === file && form.field.pointer === pointer ? form.field : undefined,
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
