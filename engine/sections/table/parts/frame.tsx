import type { ReactNode } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import { TableFrame, TableHead } from '../../../ui/kit/table-frame.tsx';
import type { TableSection } from '../descriptor.ts';

export function Frame({
  section,
  cards,
  rowCount,
  children,
}: {
  section: Compiled<TableSection>;
  /** Cards on narrow screens. */
  cards: boolean;
  /** The number of rows with the head, if not all are rendered. */
  rowCount?: number | undefined;
  children: ReactNode;
}) {
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
