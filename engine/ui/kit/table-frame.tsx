import type { ReactNode } from 'react';
import type { Column } from '../../model/column.ts';
import type { Compiled } from '../../model/compiled.ts';
import { Inline } from './inline.tsx';
import './table-frame.css';

/**
 * The frame around a table, which gives it the site's look. On narrow screens a table of `cards` turns each row into a
 * card (its cells name their column in `data-label`); any other scrolls sideways inside the frame.
 */
export function TableFrame({
  cards = false,
  label,
  rowCount,
  children,
}: {
  /** Default: `false`. */
  cards?: boolean;
  /** The table's name, which the keyboard's scroll stop carries too. */
  label: string;
  /** How many rows there are, the head included, when not all are drawn. Columns then keep one width. Default: all are. */
  rowCount?: number | undefined;
  /** The table's head and body. */
  children: ReactNode;
}) {
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

/** The field that names each row: that of the column which says so, else of the first that is neither a number nor a date. */
export function namingField(columns: Compiled<Column>[]): string | undefined {
  const named = columns.find(({ names }) => names);
  return (named ?? columns.find(({ kind }) => kind !== 'number' && kind !== 'date') ?? columns[0])?.field;
}

/** The table's head: the names of its columns. */
export function TableHead({
  columns,
  naming = namingField(columns),
  before,
  after,
}: {
  columns: Compiled<Column>[];
  /** The field that names each row. Default: what `namingField` finds. */
  naming?: string | undefined;
  /** What heads a column before them. Default: nothing. */
  before?: ReactNode;
  /** What heads a column after them. Default: nothing. */
  after?: ReactNode;
}) {
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

/** A cell of the table's body. Its content stands in a box of its own, beside the column's name when rows are cards. */
export function TableCell({
  label,
  kind,
  heading = false,
  pinned,
  className,
  children,
}: {
  /** The column's name. */
  label: string;
  /** The column's kind; numbers are aligned by digit. */
  kind?: string;
  /** True for the cell that names its row. Default: `false`. */
  heading?: boolean;
  /** True for a cell of a pinned column. Default: `false`. */
  pinned?: boolean | undefined;
  className?: string;
  children: ReactNode;
}) {
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
      <div className="table-frame__value">{children}</div>
    </Cell>
  );
}
