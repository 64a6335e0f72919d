import type { Schema } from '../../model/schema/schema.ts';
import { misspell } from './misspell.ts';
import { listDefinitionNames, type MistakeClass, nodeAt, type PlantedMistake, type Spot } from './spot.ts';

/** Mistakes in the names of an object's fields, and in the object as a whole. */
export const nameMistakes: Record<string, MistakeClass> = {
  'typo in a name': (spot) => renamed(spot, misspell),
  'name in other capitals': (spot) =>
    renamed(spot, (key) => (key === key.toLowerCase() ? key.toUpperCase() : key.toLowerCase())),
  'blank in a name': (spot) => renamed(spot, (key) => `${key} `),
  'href for to': (spot) => (spot.node.is('Target') ? renamed(spot, (key) => (key === 'to' ? 'href' : key)) : undefined),
  'required left out'(spot) {
    const [cut, around] = [withoutField(spot), aroundOf(spot)];
    const isLanguage = ['zh', 'en'].includes(String(spot.node.key));
    if (!cut || !around || !isRequired(spot) || isLanguage || isTypeOfSection(spot)) return undefined;
    return { ...cut, places: [around.offset] };
  },
  'language left out'(spot) {
    const [cut, around] = [withoutField(spot), aroundOf(spot)];
    const isLanguage = ['zh', 'en'].includes(String(spot.node.key));
    return cut && around && isLanguage && isRequired(spot) ? { ...cut, places: [around.offset] } : undefined;
  },
  'name twice'({ name, at, file: { text } }) {
    const places = name && [name.offset, at.end + 2];
    return name && { offset: at.end, end: at.end, by: `, ${text.slice(name.offset, at.end)}`, places };
  },
  'unknown name': (spot) => (declares(spot) ? inFront(spot, '"zzzzzzzz": 1') : undefined),
  __proto__: (spot) => inFront(spot, '"__proto__": {"a": 1}'),
  'name one level too high'(spot) {
    const { node, name, at, own, file } = spot;
    const around = node.outer && nodeAt(file, node.outer.path);
    const above = node.outer?.outer;
    const isAbove = Array.isArray(above?.value) ? above.outer : above;
    const cut = withoutField(spot);
    if (!name || !own || !cut || !around || !isAbove || !node.outer || isTypeOfSection(spot)) return undefined;
    const field = [...node.path.slice(0, -1)].reverse().find((step) => typeof step === 'string');
    const key = nodeAt(file, [...isAbove.path, String(field)], 'key');
    const of = isAbove.outer ? isAbove.names : [''];
    if (!key || !isClosed(of, spot.schema) || knows(of, spot.schema, String(node.key))) return undefined;
    const written = file.text.slice(name.offset, at.end);
    const by = `${written}, ${file.text.slice(key.offset, cut.offset)}`;
    return { offset: key.offset, end: cut.end, by };
  },
  'name one level too low'(spot) {
    const { node, name, at, own, file } = spot;
    const siblings = Object.entries((node.outer?.value ?? {}) as object);
    const inside = siblings[siblings.findIndex(([key]) => key === node.key) + 1];
    if (!name || !own || !inside || isTypeOfSection(spot)) return undefined;
    const [key, value] = inside;
    const target = Array.isArray(value) ? value[0] : value;
    if (typeof target !== 'object' || target === null || Array.isArray(target) || node.key in target) return undefined;
    const path = [...(node.outer?.path ?? []), key, ...(Array.isArray(value) ? [0] : [])];
    const next = nodeAt(file, [...(node.outer?.path ?? []), key], 'key');
    const object = nodeAt(file, path);
    const of = kindsAt(spot, path);
    if (!next || !object || !isClosed(of, spot.schema) || knows(of, spot.schema, String(node.key))) return undefined;
    const written = file.text.slice(name.offset, at.end);
    const before = file.text.slice(next.offset, object.offset + 1);
    const gap = /^\s*/.exec(file.text.slice(object.offset + 1))?.[0] ?? '';
    return {
      offset: name.offset,
      end: object.offset + 1,
      by: `${before}${gap}${written}, `,
      places: [name.offset + before.length + gap.length],
    };
  },
  'rows and data together'(spot) {
    const value = spot.node.value as object;
    const fields = spot.node.is('Section') ? spot.node.names.flatMap((name) => fieldsOf(name, spot.schema)) : [];
    if (!fields.includes('rows') || !fields.includes('data') || !('rows' in value)) return undefined;
    const added = inFront(spot, '"data": { "source": "faq.all" }');
    const rows = nodeAt(spot.file, [...spot.node.path, 'rows'], 'key');
    return added && rows && { ...added, places: [added.offset, rows.offset + added.by.length] };
  },
};

/** Replaces a field's name with a name that no other field has. */
function renamed({ name, own, node, file }: Spot, other: (key: string) => string): PlantedMistake | undefined {
  const key = String(node.key);
  const wrong = other(key);
  if (!name || !own || wrong === key || Object.hasOwn(node.outer?.value ?? {}, wrong)) return undefined;
  const fields = node.outer?.names ?? [];
  if (fields.length === 0 && file.kind !== 'page' && file.kind !== 'site' && file.kind !== 'shared') return undefined;
  return { ...name, by: JSON.stringify(wrong), right: key, mendable: true };
}

function withoutField({ node, name, at, file: { text } }: Spot): PlantedMistake | undefined {
  if (!name) return undefined;
  const next = /^\s*,\s*/.exec(text.slice(at.end));
  if (next) return { offset: name.offset, end: at.end + next[0].length, by: '' };
  const before = /,\s*$/.exec(text.slice(0, name.offset));
  return before && Object.keys(node.outer?.value as object).length > 1
    ? { offset: before.index, end: at.end, by: '' }
    : undefined;
}

function inFront({ node, at, file: { text } }: Spot, field: string): PlantedMistake | undefined {
  if (typeof node.value !== 'object' || node.value === null || Array.isArray(node.value)) return undefined;
  const offset = at.offset + 1 + (/^\s*/.exec(text.slice(at.offset + 1))?.[0].length ?? 0);
  return { offset, end: offset, by: Object.keys(node.value).length > 0 ? `${field}, ` : field };
}

function aroundOf({ node, file }: Spot) {
  return node.outer && nodeAt(file, node.outer.path);
}

function isTypeOfSection({ node }: Spot): boolean {
  return node.key === 'type' && node.outer?.is('Section') === true;
}

function isRequired({ node, schema }: Spot): boolean {
  const around = node.outer?.outer ? [] : [schema];
  const parts = [...around, ...listDefinitionNames(node.outer?.names ?? [], schema)];
  return parts.some((part) => part.required?.includes(String(node.key)));
}

/** Whether an object only allows the fields of its schema. */
function declares({ node, schema }: Spot): boolean {
  return isClosed(node.outer ? node.names : ['', ...node.names], schema);
}

function isClosed(names: readonly string[], schema: Schema): boolean {
  const parts = [...(names.includes('') ? [schema] : []), ...listDefinitionNames(names, schema)];
  return parts.some((part) => part.additionalProperties === false);
}

function knows(names: readonly string[], schema: Schema, key: string): boolean {
  return names.some((name) => fieldsOf(name, schema).includes(key));
}

function fieldsOf(name: string, schema: Schema): string[] {
  return Object.keys((name === '' ? schema : schema.definitions?.[name])?.properties ?? {});
}

/** The definitions for the value at a path directly inside the object around a spot. */
function kindsAt({ node, schema }: Spot, path: (string | number)[]): string[] {
  const names = node.outer?.names ?? [];
  const key = String(path[(node.outer?.path ?? []).length]);
  const parts = [...listDefinitionNames(names, schema), ...(node.outer?.outer ? [] : [schema])];
  const refs = parts.map(({ properties = {} }) => properties[key]?.items?.$ref ?? properties[key]?.$ref ?? '');
  return refs.filter(Boolean).map((ref) => ref.replace('#/definitions/', ''));
}
