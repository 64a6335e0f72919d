import { type MouseEvent, useEffect, useState } from 'react';
import type { Column } from '../../model/column.ts';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { anchored, useArrival } from '../../ui/kit/arrival.ts';
import { CellView } from '../../ui/kit/cell.tsx';
import { dialogOpener } from '../../ui/kit/dialog.tsx';
import { Icon } from '../../ui/kit/icon.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import { StatusTag } from '../../ui/kit/status-tag.tsx';
import { TableCell, TableFrame, TableHead } from '../../ui/kit/table-frame.tsx';
import { useIdle } from '../../ui/kit/use-idle.ts';
import type { ModalTableSection, DownloadRow as Row } from './descriptor.ts';
import { DownloadDialog, dialogId } from './parts/download-dialog.tsx';
import './modal-table.css';

/** A table of downloads with dialogs. The anchor in the address opens the row's dialog. */
export default function ModalTable({ section }: SectionProps<ModalTableSection>) {
  const { columns, rows, note } = section;
  // Deferred, because the hidden dialogs are most of the page.
  const idle = useIdle();
  const [asked, ask] = useState<string>();
  const withDialogs = idle || asked !== undefined;
  const arrival = useArrival();
  const { setAnchor } = usePage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an anchor counts when it comes, not when the rows change
  useEffect(() => {
    const named = anchored(arrival.anchor)?.id;
    if (withDialogs && rows.some(({ id }) => id === named)) openDialog(named as string);
  }, [arrival, withDialogs]);

  useEffect(() => {
    if (asked !== undefined) openDialog(asked);
  }, [asked]);

  return (
    <div className="modal-table">
      <TableFrame cards label={plainText(section.heading ?? columns[0]?.label ?? '')}>
        <TableHead columns={columns} naming="package" />
        <tbody>
          {rows.map((row) => (
            <DownloadRow
              key={row.id}
              row={row}
              columns={columns}
              onOpen={() => (withDialogs ? openDialog(row.id) : ask(row.id))}
            />
          ))}
        </tbody>
      </TableFrame>
      {note && (
        <p className="modal-table__note">
          <Inline text={note} />
        </p>
      )}
      {withDialogs &&
        rows.map((row) => (
          <DownloadDialog
            key={row.id}
            section={section}
            row={row}
            onOpenChange={(open) => setAnchor(open ? row.id : '', open ? { over: true } : { over: true, from: row.id })}
          />
        ))}
    </div>
  );
}

function openDialog(id: string): void {
  const dialog = document.getElementById(dialogId(id));
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/**
 * A row of downloads. A click on it, or on its file link, opens the dialog; modified clicks and browsers
 * without JavaScript use the link. A button opens the dialog by keyboard.
 */
function DownloadRow({
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
