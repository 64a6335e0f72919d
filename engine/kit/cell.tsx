import type { Compiled, CompiledFile, CompiledTarget, Inline as InlineText } from '../descriptor/compiled.ts';
import type { Column } from '../descriptor/table.ts';
import { addressLabel, dataTarget } from './address.ts';
import './cell.css';
import { DateText } from './date-text.tsx';
import { FileLink } from './file-link.tsx';
import { fillAddress } from './fill-address.ts';
import { Html } from './html.tsx';
import { Inline, plainText } from './inline.tsx';
import { usePage } from './page-context.tsx';

type CellColumn = Compiled<Column>;
type CellRow = Record<string, unknown>;

/** One field of a row, shown as its column says; a file it leads to with size and checksum. An absent field shows nothing. */
export function CellView({
  column,
  row,
  files,
}: {
  column: CellColumn;
  row: CellRow;
  /** What is known of the files that rows from a source lead to, by address. */
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
  const content = <Content column={column} text={text} />;
  const to =
    (column.to && { ...column.to, href: filled(column.to.href, row) }) ??
    dataTarget(column.kind === 'link' ? value : row[column.linkField ?? ''], site, column.base, files);
  return to ? (
    <FileLink to={to} brief>
      {content}
    </FileLink>
  ) : (
    content
  );
}

function Content({ column, text }: { column: CellColumn; text: InlineText }) {
  switch (column.kind) {
    case 'code':
      return <code>{plainText(text)}</code>;
    case 'date':
      return <DateText value={plainText(text)} />;
    case 'number':
      return <span className="cell__number">{plainText(text)}</span>;
    case 'html':
      return <Html html={plainText(text)} />;
    case 'link':
      return addressLabel(plainText(text), column.skip);
    default:
      // In a narrow column a name of two words, or two characters, would break in the middle.
      return isShort(text) ? <span className="cell__short">{text}</span> : <Inline text={text} />;
  }
}

function isShort(text: InlineText): text is string {
  return typeof text === 'string' && text.length <= 8;
}

/** Fills every field of the row into an address; a name that is no field stays as it is. */
function filled(address: string, row: CellRow): string {
  return Object.entries(row).reduce(
    (whole, [name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? fillAddress(whole, name, value) : whole,
    address,
  );
}

function isLink(value: unknown): value is { label: InlineText; to: CompiledTarget } {
  return typeof value === 'object' && value !== null && 'to' in value && 'label' in value;
}
