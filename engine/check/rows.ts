import type { DataBinding } from '../model/data.ts';
import { placeholdersIn } from '../model/schema/placeholders.ts';
import type { Path, SchemaNode } from '../model/schema/walk.ts';
import { memoizeOnNodes, nodesOf, type SiteFile } from './site-files.ts';

/** A section with rows: its own, those of a source, or those of the sections inside it. */
export interface RowsShown {
  section: SchemaNode;
  /** Its own rows, or those of the sections inside it. */
  rows: SchemaNode[];
  source?: string;
  /** All places that name a field of the rows. In the braces of an address, site values are allowed too. */
  named: { name: string; path: Path; inBraces: boolean }[];
  /** Fields that sections around it name. */
  namedAround: string[];
  isOwn: boolean;
}

const naming = ['FieldName', 'AddressFieldName', 'HtmlFieldName'];

/** The sections with rows. Leaves out sections with errors, and those inside a section with errors that names fields. */
export const rowsShownIn = memoizeOnNodes((file: SiteFile): RowsShown[] => {
  const found = new Map<SchemaNode, RowsShown>();
  const of = ({ section }: SchemaNode): RowsShown => {
    const shown = found.get(section) ?? { section, rows: [], named: [], namedAround: [], isOwn: true };
    found.set(section, shown);
    return shown;
  };
  for (const row of nodesOf(file, 'Row')) of(row).rows.push(row);
  for (const binding of nodesOf(file, 'DataBinding')) of(binding).source = (binding.value as DataBinding).source;
  for (const node of naming.flatMap((kind) => nodesOf(file, kind)))
    of(node).named.push({ name: node.value as string, path: node.path, inBraces: false });
  for (const node of rowAddressesIn(file))
    for (const name of placeholdersIn(node.value as string))
      of(node).named.push({ name, path: node.path, inBraces: true });
  const owners = [...found.values()].filter(({ rows, source }) => rows.length > 0 || source !== undefined);
  const sound = new Set(nodesOf(file, 'Section'));
  const excluded = new Set<RowsShown>();
  for (const around of found.values()) {
    if (owners.includes(around)) continue;
    const inside = owners.filter(({ section }) => isInside(section, around.section));
    for (const { namedAround } of inside) namedAround.push(...around.named.map(({ name }) => name));
    around.rows.push(...inside.flatMap(({ rows }) => rows));
    around.isOwn = false;
    if (!sound.has(around.section)) for (const one of inside) excluded.add(one);
  }
  return [...found.values()].filter(
    (one) => sound.has(one.section) && !excluded.has(one) && (one.rows.length > 0 || one.source !== undefined),
  );
});

/** The addresses of a file that take fields of a row or record in braces. */
export function rowAddressesIn(file: SiteFile): SchemaNode[] {
  return nodesOf(file, 'Address').filter((node) => node.is('RowTarget') || node.outer?.is('RowTarget'));
}

function isInside(section: SchemaNode, around: SchemaNode): boolean {
  return section.outer !== undefined && (section.outer.section === around || isInside(section.outer.section, around));
}
