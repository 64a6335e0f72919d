import type { ComponentProps } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { CellView } from '../../../ui/kit/cell.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import type { Row } from '../../../ui/kit/search-rows.ts';
import { namingField, TableCell } from '../../../ui/kit/table-frame.tsx';
import type { TableSection } from '../descriptor.ts';
import { CiteCell } from './cite-cell.tsx';

/** A row of the table. What else it takes goes to its element. */
export function TableRow({
  section,
  row,
  number,
  ...attributes
}: {
  section: Compiled<TableSection>;
  row: Row;
  /** The running number, in a table that has them. */
  number: number;
} & ComponentProps<'tr'>) {
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
        >
          <CellView column={column} row={row} files={data?.files} />
        </TableCell>
      ))}
      {cite && <CiteCell row={row} cite={cite} />}
    </tr>
  );
}

function NumberCell({ number }: { number: number }) {
  const { t } = useTranslation('table');
  return (
    <TableCell className="table__number" label={t('number')}>
      {number}
    </TableCell>
  );
}
