import type { ReactNode } from 'react';
import type { Column } from '../../model/column.ts';
import type { Compiled } from '../../model/compiled.ts';
import { Inline } from './inline.tsx';
import './table-frame.css';

interface TableFrameProps {
  /** Default: `false`. */
  cards?: boolean;
  /** The table's accessible name, also for keyboard scrolling. */
  label: string;
  /** The number of rows including the head, if not all are rendered. Column widths are then fixed. */
  rowCount?: number | undefined;
  children: ReactNode;
}

/** A styled table. On narrow screens, `cards` turns rows into cards; other tables scroll. */
export function TableFrame({ cards = false, label, rowCount, children }: TableFrameProps) {
  const table = (
    <table
      className={rowCount ? 'table-frame__table table-frame__table--long' : 'table-frame__table'}
      aria-label={label}
      aria-rowcount={rowCount}
    >
      {children}
    </table>
  );
  if (cards) return <div className="table-frame table-frame--cards">{table}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="table-frame" role="group" aria-label={label} tabIndex={0}>
      {table}
    </div>
  );
}

/** The field that names rows: of the column with `rowHeader`, otherwise the first that is not a number or date. */
export function namingField(columns: Compiled<Column>[]): string | undefined {
  const named = columns.find(({ rowHeader }) => rowHeader);
  return (named ?? columns.find(({ kind }) => kind !== 'number' && kind !== 'date') ?? columns[0])?.field;
}

interface TableHeadProps {
  columns: Compiled<Column>[];
  /** Default: the result of `namingField`. */
  naming?: string | undefined;
  /** The heading of an extra first column. */
  before?: ReactNode;
  /** The heading of an extra last column. */
  after?: ReactNode;
}

export function TableHead({ columns, naming = namingField(columns), before, after }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {before}
        {columns.map((column) => (
          <th
            key={column.field}
            scope="col"
            data-kind={column.kind}
            data-names={column.field === naming || undefined}
            data-pinned={column.pinned || undefined}
          >
            <Inline text={column.label} />
          </th>
        ))}
        {after}
      </tr>
    </thead>
  );
}

interface TableCellProps {
  label: string;
  /** Aligns numbers. */
  kind?: string;
  /** Whether it names the row. Default: `false`. */
  heading?: boolean;
  /** Default: `false`. */
  pinned?: boolean | undefined;
  className?: string;
  /** The class of the value. */
  valueClass?: string | undefined;
  children: ReactNode;
}

/** A body cell, with the column name next to it in cards. */
export function TableCell({ label, kind, heading = false, pinned, className, valueClass, children }: TableCellProps) {
  const Cell = heading ? 'th' : 'td';
  return (
    <Cell
      className={className}
      scope={heading ? 'row' : undefined}
      data-names={heading || undefined}
      data-pinned={pinned || undefined}
      data-kind={kind}
      data-label={label}
    >
      <div className={valueClass}>{children}</div>
    </Cell>
  );
}
