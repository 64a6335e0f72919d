import { memo } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { Button, ButtonLink } from '../../../ui/kit/button.tsx';
import { CellView } from '../../../ui/kit/cell.tsx';
import { DateText } from '../../../ui/kit/date-text.tsx';
import { Dialog, dialogCloser } from '../../../ui/kit/dialog.tsx';
import { FetchLines, FileNote } from '../../../ui/kit/file-note.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { Inline, InlineEach, plainText } from '../../../ui/kit/inline.tsx';
import { useStablePage } from '../../../ui/kit/page-context.tsx';
import type { DownloadRow, ModalTableSection } from '../descriptor.ts';

/** The id of a dialog; the row's own id is its anchor. */
export function dialogId(row: string): string {
  return `${row}-dialog`;
}

export function rowOf({ id }: HTMLDialogElement): string {
  return id.slice(0, -'-dialog'.length);
}

interface DownloadDialogProps {
  section: Compiled<ModalTableSection>;
  row: Compiled<DownloadRow>;
}

/** The dialog of a download: release notes, sections, facts and download options. The address names the row while it is open. */
export const DownloadDialog = memo(function DownloadDialog({ section, row }: DownloadDialogProps) {
  const { columns, remarks = [] } = section;
  const { t } = useTexts('modal-table');
  const { renderSections, setAnchor } = useStablePage();
  const id = dialogId(row.id);
  // The remarks are the same for every row.
  const paragraphs = [...(row.instruction ?? []), ...remarks];
  const { label, to } = row.package;
  const facts = columns.filter(({ field }) => field !== 'package');
  const dated = facts.some(({ field }) => field === 'updateTime');
  return (
    <Dialog
      id={id}
      onOpenChange={(open) => setAnchor(open ? row.id : '', { over: true, ...(!open && { from: row.id }) })}
      title={<Inline text={label} />}
      actions={
        <>
          <Button {...dialogCloser(id)}>{t('cancel')}</Button>
          <ButtonLink to={to} look="primary" download={to.file?.name}>
            <Icon name="download" />
            {t('download', { name: plainText(label) })}
          </ButtonLink>
        </>
      }
    >
      {paragraphs.length > 0 && <h3 className="modal-table__subheading">{t('note')}</h3>}
      <InlineEach as="p" texts={paragraphs} className="modal-table__paragraph" />
      {row.sections && <div className="modal-table__sections">{renderSections(row.sections, 3, true)}</div>}
      <h3 className="modal-table__subheading">{t('facts')}</h3>
      <dl className="modal-table__facts">
        {facts.map((column) => (
          <div key={column.field}>
            <dt>
              <Inline text={column.label} />
            </dt>
            <dd>
              <CellView column={column} row={row} />
            </dd>
          </div>
        ))}
        {!dated && (
          <div>
            <dt>{t('updated')}</dt>
            <dd>
              <DateText value={row.updateTime} />
            </dd>
          </div>
        )}
      </dl>
      {to.file && (
        <>
          <FileNote file={to.file} />
          <h3 className="modal-table__subheading">{t('commands')}</h3>
          <FetchLines href={to.href} file={to.file} />
        </>
      )}
    </Dialog>
  );
});
