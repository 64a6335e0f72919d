import { type ComponentProps, useState } from 'react';
import { isCitable } from '../../../cite/citation.ts';
import type { Compiled, CompiledCitedFields } from '../../../model/compiled.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { CellView, cellClass } from '../../../ui/kit/cell.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import { fieldText, type Row } from '../../../ui/kit/search-rows.ts';
import { namingField, TableCell } from '../../../ui/kit/table-frame.tsx';
import type { TableSection } from '../descriptor.ts';
import './cite.css';

type TableRowProps = {
  section: Compiled<TableSection>;
  row: Row;
  /** In numbered tables. */
  number: number;
} & ComponentProps<'tr'>;

/** A table row. Other props go to its element. */
export function TableRow({ section, row, number, ...attributes }: TableRowProps) {
  const { columns, numbered = false, cite, data } = section;
  const naming = namingField(columns);
  return (
    <tr {...attributes}>
      {numbered && <NumberCell number={number} />}
      {columns.map((column) => (
        <TableCell
          key={column.field}
          heading={column.field === naming}
          kind={column.kind}
          pinned={column.pinned}
          label={plainText(column.label)}
          valueClass={cellClass(column, row)}
        >
          <CellView column={column} row={row} files={data?.files} />
        </TableCell>
      ))}
      {cite && <CiteCell row={row} cite={cite} />}
    </tr>
  );
}

function NumberCell({ number }: { number: number }) {
  const { t } = useTexts('table');
  return (
    <TableCell className="table__number" label={t('number')}>
      {number}
    </TableCell>
  );
}

type Citing = typeof import('./citing.tsx');

/** The citation button; empty for rows without citation. If the dialog fails to load, it links to all citations. */
function CiteCell({ row, cite }: { row: Row; cite: CompiledCitedFields }) {
  const { t } = useTexts('table');
  const [citing, setCiting] = useState<Citing>();
  const open = () =>
    import('./citing.tsx').then(setCiting, () => {
      if (cite.list) location.assign(`${cite.list}.bib`);
    });
  return (
    <TableCell className="table__cite" label={t('cite')}>
      {isCitable(row, cite) && (
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
