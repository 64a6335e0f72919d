import { useDeferred } from '../../../ui/kit/delivery.ts';
import { type GroupSlice, sliceGroups } from '../../../ui/kit/group-rows.ts';
import { GroupTitle } from '../../../ui/kit/group-title.tsx';
import { useStablePage } from '../../../ui/kit/page-context.tsx';
import { fieldText, type Row } from '../../../ui/kit/search-rows.ts';
import { Subheading } from '../../../ui/kit/subheading.tsx';
import { useIdle } from '../../../ui/kit/use-idle.ts';
import type { ListSection, VisibleRows } from '../use-visible-rows.ts';
import './list-groups.css';
import { ListRow } from './list-row.tsx';

interface ListRowsProps {
  section: ListSection;
  visible: VisibleRows;
  anchors: Map<Row, string>;
  /** The positions of the rendered rows among all that match. */
  from: number;
  to: number;
}

/** The rows of a list, under a heading for each group. Rows and groups of later pages are hidden. */
export function ListRows({ section, visible, anchors, from, to }: ListRowsProps) {
  const { title, numbered = true, groupBy, heading } = section;
  const { setAnchor } = useStablePage();
  const isWhole = useDeferred();
  const idle = useIdle();
  const end = from + visible.shown.rows.length;
  const groups = sliceGroups(visible.groups, from, to);
  const list = ({ value, rows, first }: GroupSlice) => (
    <ul key={value} className="expandable-list__rows">
      {rows.map((row, index) => (
        <ListRow
          key={`${fieldText(row, title.field)} ${anchors.get(row)}`}
          id={anchors.get(row) as string}
          section={section}
          row={row}
          number={numbered ? first + index + 1 : undefined}
          later={first + index >= end}
          withDetails={idle}
          setAnchor={setAnchor}
        />
      ))}
    </ul>
  );
  return (
    <div
      aria-busy={!isWhole || undefined}
      data-copied-rows=".expandable-list__group-title, .expandable-list__summary, dt"
      data-copied-cells=".expandable-list__group-title, .expandable-list__title, .expandable-list__column, .expandable-list__brief, dt, dd"
    >
      {groups.map((group) =>
        groupBy ? (
          <div key={group.value} className="expandable-list__group" hidden={group.first >= end}>
            <Subheading under={heading} isNested={visible.entry !== undefined} className="expandable-list__group-title">
              <GroupTitle {...group} />
            </Subheading>
            {list(group)}
          </div>
        ) : (
          list(group)
        ),
      )}
    </div>
  );
}
