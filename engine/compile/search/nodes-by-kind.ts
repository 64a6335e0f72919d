import type { Schema } from '../../model/schema/schema.ts';
import { groupByKind, type SchemaNode, visit } from '../../model/schema/walk.ts';
import type { Section } from '../../model/section.ts';

/** Nodes by type, outer values first. */
export type NodesByKind = ReadonlyMap<string, SchemaNode[]>;

/** The key for texts of all types, in order. */
export const written = '';

/** Types of field names. Texts next to them describe rows and are not content. */
export const fieldNames = ['FieldName', 'AddressFieldName', 'HtmlFieldName'];

export function isText(kinds: readonly string[]): boolean {
  return kinds.some((kind) => texts.has(kind));
}

const texts = new Set(['Text', 'LocalizedText', 'PlainText', 'LocalizedWords', 'HtmlText', 'Markdown']);

export function nodesByKind(sections: Section[], schema: Schema): NodesByKind {
  const nodes: SchemaNode[] = [];
  visit({ sections }, schema, (node) => nodes.push(node));
  return groupByKind(nodes).set(
    written,
    nodes.filter(({ names }) => isText(names)),
  );
}

/** The parents of the values of these types. */
export function outersOf(kinds: NodesByKind, ...names: string[]): Set<SchemaNode | undefined> {
  return new Set(names.flatMap((name) => (kinds.get(name) ?? []).map(({ outer }) => outer)));
}

/** The field that names the rows of each section: the declared one, or the first that is not a number or date. */
export function namingFields(kinds: NodesByKind): Map<SchemaNode, string> {
  const said = [
    ...(kinds.get('RowHeader') ?? []).flatMap(({ value, outer }) => (value && outer ? outer : [])),
    ...(kinds.get('NamingField') ?? []),
  ].map(({ section, value }) => [section, (value as { field: string }).field] as const);
  const first = (kinds.get('Section') ?? []).flatMap((section) => {
    const field = [...section.shown].find(([, as]) => as !== 'number' && as !== 'date');
    return field ? [[section, field[0]] as const] : [];
  });
  return new Map([...first, ...said]);
}

/** Texts of a page that belong together, the name first. */
export interface TextGroup {
  kind: string;
  /** The anchor of the element; empty for the page itself. */
  anchor: string;
  texts: string[];
  /** The item's own link, if it is not a page of the site. */
  leads?: string;
}
