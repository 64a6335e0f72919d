import type { ComponentProps } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { GroupTitle } from '../../../ui/kit/group-title.tsx';
import type { TableSection } from '../descriptor.ts';
import './group-heading.css';

type GroupHeadingProps = {
  section: Compiled<TableSection>;
  /** The value of the group; empty for rows without one. */
  heading: string;
  count: number;
} & ComponentProps<'tr'>;

/** The heading of a group of rows, with their number. Other props go to its row. */
export function GroupHeading({ section, heading, count, ...attributes }: GroupHeadingProps) {
  const { columns, numbered = false, cite } = section;
  return (
    <tr className="table__group" {...attributes}>
      <th scope="rowgroup" colSpan={columns.length + Number(numbered) + Number(cite !== undefined)}>
        <GroupTitle value={heading} count={count} />
      </th>
    </tr>
  );
}
