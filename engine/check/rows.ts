import type { DataBinding } from '../descriptor/data.ts';
import { placeholdersIn } from '../schema/placeholders.ts';
import type { Path, SchemaNode } from '../schema/walk.ts';
import { lruMemo } from './lru-memo.ts';
import { nodesOf, type SiteFile } from './site-files.ts';

/** A section that shows rows: those written in it, or those of a source. */
export interface RowsShown {
  section: SchemaNode;
  /** The rows written in it. */
  rows: SchemaNode[];
  /** The source of its rows. */
  source?: string;
  /** Every place in it that names a field of its rows. */
  named: FieldNamed[];
}

/** A place that names a field of rows. */
export interface FieldNamed {
  name: string;
  path: Path;
  /** Whether it stands in braces in an address, where site values may stand as well. */
  inBraces: boolean;
}

const naming = ['FieldName', 'AddressFieldName', 'HtmlFieldName'];

/** The sections of a file that show rows. One with a mistake in it is left out: what it lacks may be what names a field. */
export const rowsShownIn = lruMemo(256, (file: SiteFile): RowsShown[] => {
  const found = new Map<SchemaNode, RowsShown>();
  const of = ({ section }: SchemaNode): RowsShown => {
    const shown = found.get(section) ?? { section, rows: [], named: [] };
    found.set(section, shown);
    return shown;
  };
  for (const row of nodesOf(file, 'Row')) of(row).rows.push(row);
  for (const binding of nodesOf(file, 'DataBinding')) of(binding).source = (binding.value as DataBinding).source;
  for (const node of naming.flatMap((kind) => nodesOf(file, kind)))
    of(node).named.push({ name: node.value as string, path: node.path, inBraces: false });
  for (const node of nodesOf(file, 'Address')) {
    if (!node.is('RowTarget') && !node.outer?.is('RowTarget')) continue;
    for (const name of placeholdersIn(node.value as string))
      of(node).named.push({ name, path: node.path, inBraces: true });
  }
  const sound = new Set(nodesOf(file, 'Section'));
  return [...found.values()].filter(
    ({ section, rows, source }) => sound.has(section) && (rows.length > 0 || source !== undefined),
  );
});
