import type { Rule } from '../../check/rule.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { collectionFolder, pascalCase } from '../../site/type-names.ts';

/** The parts of the engine's schemas that have no type. */
interface Holdings {
  /** The folders of section types and sources by name. */
  sections: Record<string, string>;
  sources: Record<string, string>;
  rules: Rule[];
}

/**
 * Builds every schema file from the generated definitions. `Section` becomes one `if type … then …` for each section
 * type, and `RuleLevels` has a field for each rule that can be set.
 */
export function assembleSchemas(generated: Schemas, { sections, sources, rules }: Holdings): Record<string, Schema> {
  const definitions: Schemas = { ...generated };
  for (const [type, folder] of Object.entries(sections)) tag(definitions, type, folder);
  definitions.Section = sectionUnion(definitions, Object.keys(sections));
  definitions.DataBinding = withOpenParams(definitions.DataBinding ?? {});
  definitions.RuleLevels = ruleLevels(definitions, rules);
  definitions.FieldKind = {
    ...definitions.FieldKind,
    ...choicesFrom(
      (definitions.FieldKind?.enum ?? []).map((kind) => definitions.RecordKinds?.properties?.[String(kind)]),
    ),
  };

  const files: Record<string, Schema> = {
    'page.schema.json': file(definitions, 'PageDescriptor', 'A page'),
    'site.schema.json': file(definitions, 'SiteDescriptor', 'A site'),
    'shared.schema.json': file(definitions, 'SharedDescriptor', 'Shared sections'),
    'synonyms.schema.json': file(definitions, 'SynonymsDescriptor', 'Synonyms'),
    'collection.schema.json': file(definitions, 'CollectionDescriptor', 'A collection'),
    'kinds.schema.json': file(definitions, 'CollectionKinds', 'What fields of records and addresses hold'),
  };
  for (const type of Object.keys(sections)) {
    files[`sections/${type}.schema.json`] = file(definitions, sectionName(type), `A section of type ${type}`);
    const answer = `${pascalCase(type)}Answer`;
    if (definitions[answer])
      files[`answers/${type}.schema.json`] = file(
        definitions,
        answer,
        `What a section of type ${type} needs of its source`,
      );
  }
  for (const source of Object.keys(sources)) {
    const name = pascalCase(source);
    files[`sources/${source}.schema.json`] = file(definitions, `${name}Response`, `The answer of ${source}`);
    files[`sources/${source}.params.schema.json`] = file(definitions, `${name}Params`, `The parameters of ${source}`);
  }
  for (const name of Object.keys(definitions).filter((name) => name.endsWith('Record'))) {
    files[`records/${collectionFolder(name)}.schema.json`] = recordFile(definitions, name);
  }
  return files;
}

export function sectionName(type: string): string {
  return `${pascalCase(type)}Section`;
}

/** The fields that the compiler adds to every section. No type may use these names. */
export const compiledFields = ['place', 'sectionsAt'];

const typeTitle = { title: 'Section type', titleZh: '区块类型' };

/** Adds `type` to a section's schema. Its descriptor omits it, because the folder's name defines it. */
function tag(definitions: Schemas, type: string, folder: string): void {
  const name = sectionName(type);
  const schema = definitions[name];
  if (!schema?.properties) {
    throw new Error(`${folder}/descriptor.ts must export an interface ${name}`);
  }
  const [taken] = compiledFields.filter((field) => Object.hasOwn(schema.properties ?? {}, field));
  if (taken)
    throw new Error(`engine/sections/${type}/descriptor.ts: "${taken}" is the compiler's, call the field otherwise`);
  definitions[name] = {
    ...schema,
    properties: {
      type: {
        const: type,
        ...typeTitle,
        description: `A section of type \`${type}\`.`,
        zh: `类型为 \`${type}\` 的区块。`,
      },
      ...schema.properties,
    },
    required: ['type', ...(schema.required ?? [])],
  };
}

function sectionUnion(definitions: Schemas, sections: string[]): Schema {
  const types = [...sections, 'include'];
  const schemaOf = (type: string) => (type === 'include' ? 'Include' : sectionName(type));
  const schemas = types.map((type) => definitions[schemaOf(type)]);
  return {
    type: 'object',
    title: 'Section',
    titleZh: '区块',
    description: 'A part of a page, such as text, a table or a form. Its `type` determines its fields.',
    zh: '页面的一部分，例如文字、表格或表单。可用的字段由 `type` 决定。',
    properties: {
      type: {
        type: 'string',
        enum: types,
        ...typeTitle,
        description: 'What the section shows: text, a table, a form and so on.',
        zh: '区块显示的内容：文字、表格、表单等。',
        ...choicesFrom(schemas),
        aliases: Object.fromEntries(
          types.flatMap((type) =>
            String(definitions[schemaOf(type)]?.alias ?? '')
              .split(/\s+/)
              .filter(Boolean)
              .map((other) => [other, type]),
          ),
        ),
      },
    },
    required: ['type'],
    allOf: types.map((type) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      then: { $ref: `#/definitions/${schemaOf(type)}` },
    })),
  };
}

/** The labels and descriptions of choices, from the types or fields that they name. */
function choicesFrom(schemas: (Schema | undefined)[]): Schema {
  return {
    enumTitles: schemas.map((schema) => schema?.title ?? ''),
    enumTitlesZh: schemas.map((schema) => schema?.titleZh ?? ''),
    markdownEnumDescriptions: schemas.map((schema) => schema?.description ?? ''),
    enumZh: schemas.map((schema) => schema?.zh ?? ''),
  };
}

/** The parameters depend on the source, which the site declares. */
function withOpenParams({ properties, ...binding }: Schema): Schema {
  const { additionalProperties: _, ...params } = properties?.params ?? {};
  return { ...binding, properties: { ...properties, params } };
}

/** Unknown codes are allowed here: the check explains them. */
function ruleLevels({ RuleLevels: base }: Schemas, rules: Rule[]): Schema {
  const fields = rules
    .filter(({ firm }) => !firm)
    .map(({ code, title, description, severity }) => [
      code,
      {
        ...(base?.additionalProperties as Schema),
        title: title.en,
        titleZh: title.zh,
        description: `${description.en} Default: \`${severity}\`.`,
        zh: `${description.zh}默认：\`${severity}\`。`,
      },
    ]);
  return { ...base, properties: Object.fromEntries(fields) };
}

/** One schema file: the named definition at its top, with all the definitions that it reaches. */
function file(definitions: Schemas, name: string, title: string): Schema {
  const root = definitions[name];
  if (!root) throw new Error(`no exported type ${name}`);
  const reached = Object.fromEntries(Object.entries(reach(definitions, root)).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated by `npm run schemas` from the TypeScript types under engine/. Do not edit.',
    title,
    ...root,
    ...(Object.keys(reached).length > 0 && { definitions: reached }),
  };
}

/** A record file holds one record or a list of them. Each may say when it is published. */
function recordFile(definitions: Schemas, name: string): Schema {
  const {
    $schema,
    $comment,
    title,
    definitions: reached,
    ...record
  } = file({ ...definitions, [name]: published(definitions, name) }, name, `Records: ${collectionFolder(name)}`);
  return {
    $schema,
    $comment,
    title,
    description: record.description,
    zh: record.zh,
    type: ['object', 'array'],
    if: { type: 'array' },
    then: { items: { $ref: `#/definitions/${name}` } },
    else: { $ref: `#/definitions/${name}` },
    definitions: { ...reached, [name]: record },
  };
}

function published({ Publishing: times, ...definitions }: Schemas, name: string): Schema {
  const record = definitions[name];
  return { ...record, properties: { ...record?.properties, ...times?.properties } };
}

function reach(definitions: Schemas, schema: unknown, found: Schemas = {}): Schemas {
  if (typeof schema !== 'object' || schema === null) return found;
  const name = (schema as Schema).$ref?.replace('#/definitions/', '');
  if (name && !(name in found)) {
    const target = definitions[name];
    if (!target) throw new Error(`no definition ${name}`);
    found[name] = target;
    reach(definitions, target, found);
  }
  for (const value of Object.values(schema)) reach(definitions, value, found);
  return found;
}
