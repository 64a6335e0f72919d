import type { Column } from '../../model/column.ts';
import type { Compiled, CompiledFile, CompiledTarget, Inline as InlineText } from '../../model/compiled.ts';
import { dataTarget } from './address.ts';
import './cell.css';
import { fillFields } from '../../model/fill-address.ts';
import { FileLink } from './file-note.tsx';
import { Html, isSafeHtml } from './html.tsx';
import { Inline } from './inline.tsx';
import { usePage } from './page-context.tsx';
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
  const { site } = usePage();
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
  ) : isWords(column) && isShort(text) ? (
    // In a narrow column, a short name would break in the middle.
    <span className="cell__short">{text}</span>
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

function isWords({ kind = 'text' }: CellColumn): boolean {
  return kind === 'text' || kind === 'html';
}

function isShort(text: InlineText): text is string {
  return typeof text === 'string' && text.length <= 8;
}

function filled(to: CompiledTarget | undefined, row: CellRow): CompiledTarget | undefined {
  const href = fillFields(to?.href ?? '', row);
  // An empty first segment would make it a protocol-relative URL.
  return to && !href.startsWith('//') ? { ...to, href } : undefined;
}

function isLink(value: unknown): value is { label: InlineText; to: CompiledTarget } {
  return typeof value === 'object' && value !== null && 'to' in value && 'label' in value;
}
