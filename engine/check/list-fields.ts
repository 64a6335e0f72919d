import type { Schema } from '../model/schema/schema.ts';
import type { SchemaNode } from '../model/schema/walk.ts';
import { allNodes, type SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';

/** A list of a descriptor, with what the type around it says of it. */
interface ListField {
  node: SchemaNode;
  value: unknown[];
  /** The object that the list is a field of. */
  owner: SchemaNode;
  field: Schema;
  /** Whether the object must have it, or may have it in place of another field. */
  isNeeded: boolean;
}

/** The lists of a file that its types declare. Lists of records and of cells have no field of their own, and are left out. */
export function* listFieldsIn(file: SiteFile, { schemas }: SiteModel): Generator<ListField> {
  const root = schemas[file.schemaPath];
  if (file.kind === 'record' || !root) return;
  const { definitions = {} } = root;
  for (const node of allNodes(file)) {
    const { value, key, outer: owner } = node;
    if (!Array.isArray(value) || !owner) continue;
    const types = owner.outer
      ? owner.names.flatMap((name): Schema[] => (definitions[name] ? [definitions[name]] : []))
      : [root];
    const type = types.find(({ properties = {} }) => Object.hasOwn(properties, key));
    const field = type?.properties?.[key];
    if (!type || !field) continue;
    const { required = [], oneOf = [] } = type;
    const isNeeded = [{ required }, ...oneOf].some((choice) => choice.required?.includes(String(key)));
    yield { node, value, owner, field, isNeeded };
  }
}
