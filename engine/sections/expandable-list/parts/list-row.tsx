import { Fragment, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Compiled, CompiledFile } from '../../../model/compiled.ts';
import { dataTarget } from '../../../ui/kit/address.ts';
import { useArrival } from '../../../ui/kit/arrival.ts';
import { useDelivery } from '../../../ui/kit/delivery.ts';
import { FileLink, FileNote } from '../../../ui/kit/file-note.tsx';
import { Html, isSafeHtml } from '../../../ui/kit/html.tsx';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';
import { keepSelection } from '../../../ui/kit/keep-selection.ts';
import { type AddressChanges, useStablePage } from '../../../ui/kit/page-context.tsx';
import { fieldInline, fieldText, type Row } from '../../../ui/kit/search-rows.ts';
import { ShownText } from '../../../ui/kit/shown-text.tsx';
import { VisuallyHidden } from '../../../ui/kit/visually-hidden.tsx';
import type { Detail } from '../descriptor.ts';
import type { ListSection } from '../use-visible-rows.ts';
import './list-row.css';

interface ListRowProps {
  section: ListSection;
  id: string;
  row: Row;
  /** Absent in unnumbered lists. */
  number: number | undefined;
  /** Whether only browsers without JavaScript show it, because it is on a later page. */
  later: boolean;
  /** Whether to render the details of a closed row. */
  withDetails: boolean;
  setAnchor: AddressChanges['setAnchor'];
}

/** A row with details. The browser keeps one row of a group open; the address and history restore the open rows. */
export const ListRow = memo(function ListRow({
  section,
  id,
  row,
  number,
  later,
  withDetails,
  setAnchor,
}: ListRowProps) {
  const { title, summary, details, columns = [], group = section.id } = section;
  const alone = section.open !== 'multiple';
  // The summary stays visible, so a detail with the same plain text is redundant.
  const isSummary = (field: string, kind: Detail['kind']) =>
    field === summary?.field && kind === undefined && typeof row[field] === 'string';
  const ref = useRef<HTMLDetailsElement>(null);
  const { persisted } = useDelivery();
  const opened = `open ${alone ? group : id}`;
  const [first] = useState(persisted.get(opened) === id);
  const [open, setOpen] = useState(first);
  const note = (isOpen: boolean) => {
    setOpen(isOpen);
    // Ignores rows that are open from the start.
    if (isOpen !== open) setAnchor(isOpen ? id : '', isOpen ? {} : { from: id });
    if (isOpen) persisted.set(opened, id);
    else if (persisted.get(opened) === id) persisted.delete(opened);
  };
  const arrival = useArrival();
  // Before scrolling.
  useLayoutEffect(() => {
    const row = ref.current;
    if (arrival.anchor !== id || !row || row.open) return;
    row.open = true;
    // Most browsers open and scroll to it themselves on load.
    if (arrival.how === 'load') row.scrollIntoView();
  }, [arrival, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was opened before hydration is to be caught up on
  useEffect(() => {
    if (ref.current?.open) note(true);
  }, []);
  return (
    <li className="expandable-list__row" hidden={later}>
      <details
        ref={ref}
        open={first}
        name={alone ? `list-${group}` : undefined}
        onToggle={(event) => note(event.currentTarget.open)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to browsers */}
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: browsers give summaries this state; written out, tests and styles can lean on it */}
        <summary
          className="expandable-list__summary"
          aria-expanded={open}
          onClick={keepSelection}
          // The accessible name is the row's name only, without number and summary.
          aria-labelledby={`${id}-title`}
          aria-describedby={
            [columns.length > 0 && `${id}-columns`, summary && `${section.id}-summary ${id}-brief`]
              .filter(Boolean)
              .join(' ') || undefined
          }
        >
          {number !== undefined && <span className="expandable-list__number">{number}</span>}
          <span className="expandable-list__title" id={`${id}-title`}>
            <Inline text={fieldInline(row, title.field)} />
          </span>
          {columns.length > 0 && (
            <span className="expandable-list__columns" id={`${id}-columns`}>
              {columns.map(({ field, label, kind }) => (
                <span key={field} className="expandable-list__column" data-label={plainText(label)}>
                  <VisuallyHidden>{plainText(label)}: </VisuallyHidden>
                  <ShownText text={fieldInline(row, field)} as={kind} />
                </span>
              ))}
            </span>
          )}
          {summary && (
            <span className="expandable-list__brief" id={`${id}-brief`}>
              <Inline text={fieldText(row, summary.field)} />
            </span>
          )}
        </summary>
        {/* The anchor is inside the closed part, so that a browser that jumps to it opens the row, even without script. */}
        <dl className="expandable-list__details" id={id}>
          {(withDetails || open) &&
            details
              .filter(({ field, kind }) => fieldText(row, field) !== '' && !isSummary(field, kind))
              .map((detail) => (
                <Fragment key={detail.field}>
                  <dt>
                    <Inline text={detail.label} />
                  </dt>
                  <dd>
                    <DetailValue detail={detail} row={row} files={section.data?.files ?? {}} />
                  </dd>
                </Fragment>
              ))}
        </dl>
      </details>
    </li>
  );
});

function DetailValue({
  detail,
  row,
  files,
}: {
  detail: Compiled<Detail>;
  row: Row;
  files: Record<string, CompiledFile>;
}) {
  const { site } = useStablePage();
  const text = fieldText(row, detail.field);
  const value = row[detail.field];
  if (isSafeHtml(value)) {
    const linked = Object.entries(files).filter(([href]) => text.includes(`"${href}"`));
    return (
      <>
        <Html html={value} />
        {linked.map(([href, file]) => (
          <FileNote key={href} file={file} href={href} named={linked.length > 1} />
        ))}
      </>
    );
  }
  const to = detail.kind === 'link' ? dataTarget(text, site, detail.base, files) : undefined;
  if (detail.kind === 'link' && !to) return text;
  return (
    <FileLink to={to}>
      <ShownText text={fieldInline(row, detail.field)} as={detail.kind} />
    </FileLink>
  );
}
