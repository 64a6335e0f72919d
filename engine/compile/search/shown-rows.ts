import type { SchemaNode } from '../../schema/walk.ts';

/** The kinds of names of fields. */
const naming = ['FieldName', 'AddressFieldName', 'HtmlFieldName'];

/** What says how rows are shown, such as a column: its own words are no row's. */
export function saysFields(nodes: SchemaNode[]): Set<SchemaNode | undefined> {
  return new Set(nodes.filter((node) => naming.some((kind) => node.is(kind))).map(({ outer }) => outer));
}

/** The field that names its rows, by section: that which says so, else the first that is shown and neither a number nor a date. */
export function namingFields(nodes: SchemaNode[]): Map<SchemaNode, string> {
  const said = new Map<SchemaNode, string>();
  for (const { names, value, outer, section } of nodes) {
    const isNaming = names.includes('NamesRow') ? value : names.includes('FieldName') && outer?.is('NamingField');
    if (isNaming && outer) said.set(section, (outer.value as { field: string }).field);
  }
  for (const node of nodes) {
    if (!node.is('Section') || said.has(node)) continue;
    const first = [...node.shown].find(([, as]) => as !== 'number' && as !== 'date');
    if (first) said.set(node, first[0]);
  }
  return said;
}
