import type { ReactNode } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import type { Row } from '../../../ui/kit/search-rows.ts';
import { TableFrame, TableHead } from '../../../ui/kit/table-frame.tsx';
import type { TableSection } from '../descriptor.ts';
import { TableRow } from './table-row.tsx';

interface FrameProps {
  section: Compiled<TableSection>;
  /** Cards on narrow screens. */
  cards: boolean;
  /** The number of rows with the head, if not all are rendered. */
  rowCount?: number | undefined;
  children: ReactNode;
}

export function Frame({ section, cards, rowCount, children }: FrameProps) {
  const { t } = useTranslation('table');
  const { columns, numbered = false, cite } = section;
  const label = plainText(section.heading ?? columns[0]?.label ?? '');
  return (
    <TableFrame cards={cards} label={label} rowCount={rowCount}>
      <TableHead
        columns={columns}
        before={
          numbered && (
            <th scope="col" className="table__number">
              {t('number')}
            </th>
          )
        }
        after={
          cite && (
            <th scope="col" className="table__cite">
              {t('cite')}
            </th>
          )
        }
      />
      {children}
    </TableFrame>
  );
}

export interface RowsProps {
  section: Compiled<TableSection>;
  rows: Row[];
  anchors: Map<Row, string>;
}

/** A table body with all rows; `from` is the index of the first. Default: 0. */
export function StaticRows({ section, rows, anchors, from = 0 }: RowsProps & { from?: number }) {
  return (
    <tbody>
      {rows.map((row, index) => (
        // Searches remove rows but never reorder them, so the index is a stable key.
        <TableRow key={index} id={anchors.get(row)} section={section} row={row} number={from + index + 1} />
      ))}
    </tbody>
  );
}
