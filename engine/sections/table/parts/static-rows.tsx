import type { Compiled } from '../../../model/compiled.ts';
import type { Row } from '../../../ui/kit/search-rows.ts';
import type { TableSection } from '../descriptor.ts';
import { TableRow } from './table-row.tsx';

/** The body of a table that draws every row it is given; `from` is the place of the first among all, by default 0. */
export function StaticRows({
  section,
  rows,
  anchors,
  from = 0,
}: {
  section: Compiled<TableSection>;
  rows: Row[];
  anchors: Map<Row, string>;
  from?: number;
}) {
  return (
    <tbody>
      {rows.map((row, index) => (
        // Rows have no name of their own; a search leaves out some and changes no order.
        <TableRow key={index} id={anchors.get(row)} section={section} row={row} number={from + index + 1} />
      ))}
    </tbody>
  );
}
