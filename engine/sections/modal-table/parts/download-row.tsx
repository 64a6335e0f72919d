import type { MouseEvent } from 'react';
import type { Column } from '../../../model/column.ts';
import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { CellView } from '../../../ui/kit/cell.tsx';
import { dialogOpener } from '../../../ui/kit/dialog.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import { StatusTag } from '../../../ui/kit/status-tag.tsx';
import { TableCell } from '../../../ui/kit/table-frame.tsx';
import type { DownloadRow as Row } from '../descriptor.ts';
import { dialogId } from './download-dialog.tsx';

/**
 * A row of downloads. A click on it, or on its file link, opens the dialog; modified clicks and browsers
 * without JavaScript use the link. A button opens the dialog by keyboard.
 */
export function DownloadRow({
  row,
  columns,
  onOpen,
}: {
  row: Compiled<Row>;
  columns: Compiled<Column>[];
  onOpen: () => void;
}) {
  const { t } = useTranslation('modal-table');
  const { label, to } = row.package;
  function openFromLink(event: MouseEvent) {
    // New tabs, windows and saving use the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  function openFromRow(event: MouseEvent<HTMLTableRowElement>) {
    // Ignores interactive elements and text selection.
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    onOpen();
  }
  return (
    // Clicking the row is for the mouse; the keyboard has the button.
    <tr id={row.id} className="modal-table__row" data-early="" onClick={openFromRow}>
      {columns.map((column) => (
        <TableCell
          key={column.field}
          heading={column.field === 'package'}
          kind={column.kind}
          label={plainText(column.label)}
        >
          {column.field === 'package' ? (
            <span className="modal-table__package">
              <Link to={to} download={to.file?.name} onClick={openFromLink} data-early="">
                <Inline text={label} />
              </Link>
              <button
                type="button"
                className="modal-table__open"
                aria-label={t('details', { name: plainText(label) })}
                {...dialogOpener(dialogId(row.id))}
                onClick={onOpen}
              >
                <Icon name="note" />
              </button>
              <StatusTag status={row.status} />
            </span>
          ) : (
            <CellView column={column} row={row} />
          )}
        </TableCell>
      ))}
    </tr>
  );
}
