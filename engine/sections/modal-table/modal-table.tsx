import { useEffect, useState } from 'react';
import type { SectionProps } from '../../model/compiled.ts';
import { anchored, useArrival } from '../../ui/kit/arrival.ts';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import { TableFrame, TableHead } from '../../ui/kit/table-frame.tsx';
import { useIdle } from '../../ui/kit/use-idle.ts';
import type { ModalTableSection } from './descriptor.ts';
import { DownloadDialog, dialogId } from './parts/download-dialog.tsx';
import { DownloadRow } from './parts/download-row.tsx';
import './modal-table.css';

/** A table of downloads with dialogs. The anchor in the address opens the row's dialog. */
export default function ModalTable({ section }: SectionProps<ModalTableSection>) {
  const { columns, rows, note, remarks = [] } = section;
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
            row={row}
            columns={columns}
            remarks={remarks}
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
