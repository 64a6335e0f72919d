import type { Compiled } from '../../../model/compiled.ts';
import type { Row } from '../../../ui/kit/search-rows.ts';
import type { TableSection } from '../descriptor.ts';
import { TableRow } from './table-row.tsx';

/** A table body with all rows; `from` is the index of the first. Default: 0. */
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
        // Searches remove rows but never reorder them, so the index is a stable key.
        <TableRow key={index} id={anchors.get(row)} section={section} row={row} number={from + index + 1} />
      ))}
    </tbody>
  );
}
