import { useState } from 'react';
import { isCited } from '../../../cite/cited.ts';
import type { CompiledCitedFields } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { fieldText, type Row } from '../../../ui/kit/search-rows.ts';
import { TableCell } from '../../../ui/kit/table-frame.tsx';
import './cite.css';

/** What shows how a row is cited. */
type Citing = typeof import('./citing.tsx');

/** The cell whose button shows how its row is cited; empty in a row that is not. Where that cannot be loaded, the button leads to the citations of all rows. */
export function CiteCell({ row, cite }: { row: Row; cite: CompiledCitedFields }) {
  const { t } = useTranslation('table');
  const [citing, setCiting] = useState<Citing>();
  const open = () =>
    import('./citing.tsx').then(setCiting, () => {
      location.assign(`${cite.list}.bib`);
    });
  return (
    <TableCell className="table__cite" label={t('cite')}>
      {isCited(row, cite) && (
        <button
          type="button"
          className="table__cite-button"
          aria-haspopup="dialog"
          aria-label={t('citeRow', { name: fieldText(row, cite.title) })}
          onClick={open}
        >
          {t('cite')}
        </button>
      )}
      {citing && <citing.Citation row={row} cite={cite} onClose={() => setCiting(undefined)} />}
    </TableCell>
  );
}
