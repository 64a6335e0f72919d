import type { MouseEvent } from 'react';
import type { Column } from '../../../descriptor/column.ts';
import type { Compiled } from '../../../descriptor/compiled.ts';
import { CellView } from '../../../kit/cell.tsx';
import { dialogOpener } from '../../../kit/dialog.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Inline, plainText } from '../../../kit/inline.tsx';
import { TableCell } from '../../../kit/table-frame.tsx';
import type { DownloadRow as Row } from '../descriptor.ts';
import { dialogId } from './download-dialog.tsx';

/** A row of downloads: its package is a button that opens the dialog, and so does a click anywhere on the row. */
export function DownloadRow({
  row,
  columns,
  onOpen,
}: {
  row: Compiled<Row>;
  columns: Compiled<Column>[];
  onOpen: () => void;
}) {
  function openFromRow(event: MouseEvent<HTMLTableRowElement>) {
    // What answers clicks itself is left alone, and so is someone who is selecting text.
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    onOpen();
  }
  return (
    // A click on the row is a convenience of the mouse; the keyboard has the button in it.
    <tr id={row.id} className="modal-table__row" onClick={openFromRow}>
      {columns.map((column) => (
        <TableCell
          key={column.field}
          heading={column.field === 'package'}
          kind={column.kind}
          label={plainText(column.label)}
        >
          {column.field === 'package' ? (
            <button type="button" className="modal-table__open" {...dialogOpener(dialogId(row.id))}>
              <Inline text={row.package.label} />
              <Icon name="download" />
            </button>
          ) : (
            <CellView column={column} row={row} />
          )}
        </TableCell>
      ))}
    </tr>
  );
}
