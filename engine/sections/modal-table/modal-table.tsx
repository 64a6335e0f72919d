import { type MouseEvent, memo, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from '../../model/column.ts';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { anchored, useArrival } from '../../ui/kit/arrival.ts';
import { CellView, cellClass } from '../../ui/kit/cell.tsx';
import { useDelivery } from '../../ui/kit/delivery.ts';
import { detachChildren } from '../../ui/kit/detached-content.ts';
import { dialogOpener } from '../../ui/kit/dialog.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { nothingInside } from '../../ui/kit/inner-html.ts';
import { Link } from '../../ui/kit/link.tsx';
import { StatusTag } from '../../ui/kit/status-tag.tsx';
import { TableCell, TableFrame, TableHead } from '../../ui/kit/table-frame.tsx';
import type { ModalTableSection, DownloadRow as Row } from './descriptor.ts';
import { DownloadDialog, dialogId, rowOf } from './parts/download-dialog.tsx';
import './modal-table.css';

/**
 * A table of downloads with dialogs. The anchor in the address opens the row's dialog. The HTML has all dialogs, for
 * visits without script and before hydration, which renders only the one in use: all are most of the page.
 */
export default function ModalTable({ section }: SectionProps<ModalTableSection>) {
  const { columns, rows, note } = section;
  const { prerendered } = useDelivery();
  const arrival = useArrival();
  const holder = useRef<HTMLDivElement>(null);
  // A new object for each opening.
  const [opened, setOpened] = useState<{ id?: string }>({});
  const [pointed, setPointed] = useState<string>();
  useLayoutEffect(() => {
    if (opened.id) showDialog(opened.id);
  }, [opened]);
  // Rendering before the dialog shows would delay it. The dialog of a row in use is rendered already.
  const open = useCallback((id: string) => showDialog(id) || setOpened({ id }), []);
  const point = useCallback((id: string) => startTransition(() => setPointed(id)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an anchor counts when it comes, not when the rows change
  useLayoutEffect(() => {
    const early = holder.current?.querySelector<HTMLDialogElement>('dialog[open]');
    // Returns the focus to the button, to which the next dialog returns it.
    early?.close();
    if (holder.current) detachChildren(holder.current);
    const id = early ? rowOf(early) : anchored(arrival.anchor)?.id;
    if (rows.some((row) => row.id === id)) setOpened({ id });
  }, [arrival]);

  const dialogFor = (row: Compiled<Row>) => <DownloadDialog key={row.id} section={section} row={row} />;
  return (
    <div className="modal-table">
      <TableFrame cards label={plainText(section.heading ?? columns[0]?.label ?? '')}>
        <TableHead columns={columns} naming="package" />
        <tbody>
          {rows.map((row) => (
            <DownloadRow key={row.id} row={row} columns={columns} onPoint={point} onOpen={open} />
          ))}
        </tbody>
      </TableFrame>
      {note && (
        <p className="modal-table__note">
          <Inline text={note} />
        </p>
      )}
      {import.meta.env.SSR ? (
        <div>{rows.map(dialogFor)}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves the dialogs of the HTML
        prerendered && <div ref={holder} suppressHydrationWarning dangerouslySetInnerHTML={nothingInside} />
      )}
      {!import.meta.env.SSR && rows.filter(({ id }) => id === opened.id || id === pointed).map(dialogFor)}
    </div>
  );
}

/** Opens the dialog of a row. Returns whether the dialog is in the document. */
function showDialog(row: string): boolean {
  const dialog = document.getElementById(dialogId(row));
  if (!(dialog instanceof HTMLDialogElement)) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

/**
 * A row of downloads. A click on it, or on its file link, opens the dialog; modified clicks and browsers
 * without JavaScript use the link. A button opens the dialog by keyboard.
 */
const DownloadRow = memo(function DownloadRow({
  row,
  columns,
  onPoint,
  onOpen,
}: {
  row: Compiled<Row>;
  columns: Compiled<Column>[];
  /** Called when the visitor is about to open the dialog. */
  onPoint: (row: string) => void;
  onOpen: (row: string) => void;
}) {
  const { t } = useTexts('modal-table');
  const { label, to } = row.package;
  function openFromLink(event: MouseEvent) {
    // New tabs, windows and saving use the file.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(row.id);
  }
  function openFromRow(event: MouseEvent<HTMLTableRowElement>) {
    // Ignores interactive elements and text selection.
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    onOpen(row.id);
  }
  const point = () => onPoint(row.id);
  return (
    // Clicking the row is for the mouse; the keyboard has the button.
    <tr
      id={row.id}
      className="modal-table__row"
      data-early=""
      onClick={openFromRow}
      onPointerEnter={point}
      onFocus={point}
    >
      {columns.map((column) => (
        <TableCell
          key={column.field}
          heading={column.field === 'package'}
          kind={column.kind}
          label={plainText(column.label)}
          valueClass={column.field === 'package' ? 'modal-table__package' : cellClass(column, row)}
        >
          {column.field === 'package' ? (
            <>
              <Link to={to} download={to.file?.name} onClick={openFromLink} data-early="">
                <Inline text={label} />
              </Link>
              <button
                type="button"
                className="modal-table__open"
                aria-label={t('details', { name: plainText(label) })}
                {...dialogOpener(dialogId(row.id))}
                onClick={() => onOpen(row.id)}
              />
              <StatusTag status={row.status} />
            </>
          ) : (
            <CellView column={column} row={row} />
          )}
        </TableCell>
      ))}
    </tr>
  );
});
