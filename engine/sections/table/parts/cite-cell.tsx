import { useState } from 'react';
import type { CompiledCitedFields } from '../../../descriptor/compiled.ts';
import { fieldText, type Row } from '../../../kit/search-rows.ts';
import { TableCell } from '../../../kit/table-frame.tsx';
import { useTranslation } from '../../../language/words.tsx';
import './cite.css';

/** What shows how a row is cited. */
type Citing = typeof import('./citing.tsx');

/** Whether a row has what it takes to be cited. */
export function isCited(row: Row, { authors, title, year }: CompiledCitedFields): boolean {
  return [authors, title, year].every((field) => fieldText(row, field));
}

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
