import type { Column } from '../../model/column.ts';
import type { Compiled, CompiledFile, CompiledTarget, Inline as InlineText } from '../../model/compiled.ts';
import { dataTarget } from './address.ts';
import './cell.css';
import { fillFields } from '../../model/fill-address.ts';
import { FileLink } from './file-note.tsx';
import { Html, isSafeHtml } from './html.tsx';
import { Inline } from './inline.tsx';
import { useStablePage } from './page-context.tsx';
import { ShownText } from './shown-text.tsx';

type CellColumn = Compiled<Column>;
type CellRow = Record<string, unknown>;

/** A row field in the format of its column; files with size and checksum. */
export function CellView({
  column,
  row,
  files,
}: {
  column: CellColumn;
  row: CellRow;
  /** The files that rows from a source link to, by address. */
  files?: Record<string, CompiledFile> | undefined;
}) {
  const { site } = useStablePage();
  const value = row[column.field];
  if (value === undefined || value === null || value === '') return null;
  if (isLink(value)) {
    return (
      <FileLink to={value.to} brief>
        <Inline text={value.label} />
      </FileLink>
    );
  }
  const text = typeof value === 'number' ? String(value) : (value as InlineText);
  const content = isSafeHtml(value) ? (
    <Html html={value} />
  ) : (
    <ShownText text={text} as={column.kind} skip={column.skip} />
  );
  const address = column.kind === 'link' ? value : row[column.linkField ?? ''];
  return (
    <FileLink to={filled(column.to, row) ?? dataTarget(address, site, column.base, files)} brief>
      {content}
    </FileLink>
  );
}

/** The class of the value of a cell: in a narrow column, a short name would break in the middle. */
export function cellClass({ field }: CellColumn, row: CellRow): string | undefined {
  const value = row[field];
  return typeof value === 'string' && value.length <= 8 ? 'cell__short' : undefined;
}

function filled(to: CompiledTarget | undefined, row: CellRow): CompiledTarget | undefined {
  const href = fillFields(to?.href ?? '', row);
  // An empty first segment would make it a protocol-relative URL.
  return to && !href.startsWith('//') ? { ...to, href } : undefined;
}

function isLink(value: unknown): value is { label: InlineText; to: CompiledTarget } {
  return typeof value === 'object' && value !== null && 'to' in value && 'label' in value;
}
