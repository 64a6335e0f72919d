import type { Schema, Schemas } from '../../engine/schema/schema.ts';

/** A property as maintainers read of it: in the gallery and in the authoring guide. Texts hold `code` marks. */
export interface Property {
  name: string;
  /** What its value is: `one of …`, `list of Link`, `Text`. */
  kind: string;
  required: boolean;
  /** Its description. */
  says: string;
}

/** How a definition is called where a value is one: by its name, unless it can be linked to. */
export type Naming = (definition: string) => string;

const byName: Naming = (definition) => definition;

/** The properties of an object's schema, in the order they are declared. A schema that is no object has none. */
export function propertiesOf(schema: Schema, naming = byName): Property[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    kind: kindOf(property, naming),
    required: schema.required?.includes(name) ?? false,
    says: property.description ?? '',
  }));
}

const kinds: Record<string, string> = {
  string: 'string',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  null: '`null`',
};

/** What a value of a schema is, in words. */
export function kindOf(schema: Schema, naming = byName): string {
  if (schema.$ref) return naming(nameOf(schema.$ref));
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(code).join(', ')}`;
  if (schema.items) return `list of ${kindOf(schema.items, naming)}`;
  if (Array.isArray(schema.type)) {
    const plain = schema.type.filter((type) => !schema.allOf?.some((choice) => choice.if?.type === type));
    return [...plain.map((type) => kindOf({ type })), ...choicesIn(schema).map(naming)].join(' or ');
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `names, each with: ${kindOf(schema.additionalProperties, naming)}`;
  return kinds[schema.type ?? ''] ?? schema.type ?? 'anything';
}

/** The definitions between which a union chooses. */
function choicesIn({ allOf = [], then, else: otherwise }: Schema): string[] {
  const named = [...allOf, then, otherwise].flatMap((part) => {
    if (!part) return [];
    return part.$ref ? [nameOf(part.$ref)] : choicesIn(part);
  });
  return [...new Set(named)];
}

/** The definitions that a schema leads to, nearest first; the sections that a section may hold are not followed. */
export function definitionsIn(schema: Schema, definitions: Schemas = schema.definitions ?? {}): string[] {
  const found = new Set<string>();
  const follow = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref } = part as Schema;
    const name = $ref && nameOf($ref);
    if (name && name !== 'Section' && !found.has(name)) {
      found.add(name);
      follow(definitions[name]);
    }
    for (const [key, value] of Object.entries(part)) if (key !== 'definitions') follow(value);
  };
  follow(schema);
  return [...found];
}

function nameOf(ref: string): string {
  return ref.replace('#/definitions/', '');
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}
