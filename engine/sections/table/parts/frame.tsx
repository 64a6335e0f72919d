import type { ReactNode } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import type { Row } from '../../../ui/kit/search-rows.ts';
import { TableFrame, TableHead } from '../../../ui/kit/table-frame.tsx';
import type { TableSection } from '../descriptor.ts';
import type { BodyRow } from './arrange-rows.ts';
import { GroupHeading } from './group-heading.tsx';
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
  const { t } = useTexts('table');
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
  rows: BodyRow[];
  anchors: Map<Row, string>;
}

/** All rows; each group has a table body. */
export function StaticRows({ section, rows, anchors }: RowsProps) {
  const groups: BodyRow[][] = [];
  for (const one of rows)
    if (groups.length === 0 || 'heading' in one) groups.push([one]);
    else groups.at(-1)?.push(one);
  return (groups.length > 0 ? groups : [[]]).map((group, index) => (
    <tbody key={index}>
      {group.map((one, index) =>
        'heading' in one ? (
          <GroupHeading key={index} section={section} {...one} />
        ) : (
          // Searches remove rows but never reorder them, so the index is a stable key.
          <TableRow key={index} id={anchors.get(one.row)} section={section} {...one} />
        ),
      )}
    </tbody>
  ));
}
