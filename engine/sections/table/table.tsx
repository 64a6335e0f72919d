import type { SectionProps } from '../../descriptor/compiled.ts';
import { CellView } from '../../kit/cell.tsx';
import { Inline, plainText } from '../../kit/inline.tsx';
import { TableCell, TableFrame } from '../../kit/table-frame.tsx';
import { useWords } from '../../language/words.ts';
import type { TableSection } from './descriptor.ts';
import './table.css';

/** With more columns than this, rows become cards on narrow screens; with as many, if one after the first holds sentences. */
const narrow = 3;

/** A cell of more characters than this holds a sentence. */
const sentence = 24;

/** A table whose first column names its rows. */
export default function Table({ section, data }: SectionProps<TableSection, Record<string, unknown>[] | undefined>) {
  const words = useWords();
  const { columns, numbered = false, note } = section;
  const rows: Record<string, unknown>[] = data ?? section.rows ?? [];
  const label = plainText(section.heading ?? columns[0]?.label ?? '');
  const width = columns.length + Number(numbered);
  const wordy = rows.some((row) => columns.slice(1).some(({ field }) => String(row[field] ?? '').length > sentence));
  return (
    <div className="table">
      <TableFrame cards={width > narrow || (width === narrow && wordy)} label={label}>
        <thead>
          <tr>
            {numbered && (
              <th scope="col" className="table__number">
                {words('table.number')}
              </th>
            )}
            {columns.map((column) => (
              <th key={column.field} scope="col" data-kind={column.kind}>
                <Inline text={column.label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no name of their own and never change places among themselves.
            <tr key={index}>
              {numbered && (
                <TableCell className="table__number" label={words('table.number')}>
                  {index + 1}
                </TableCell>
              )}
              {columns.map((column, position) => (
                <TableCell
                  key={column.field}
                  heading={position === 0}
                  kind={column.kind}
                  label={plainText(column.label)}
                >
                  <CellView column={column} row={row} files={section.data?.files} />
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {note && (
        <p className="table__note">
          <Inline text={note} />
        </p>
      )}
    </div>
  );
}
