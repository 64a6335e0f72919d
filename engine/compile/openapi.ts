import { parametersOf } from '../model/schema/collections.ts';
import { fillValues } from '../model/schema/placeholders.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import type { SiteDescriptor } from '../model/site.ts';
import type { Endpoint } from '../model/source.ts';

/** The address of the description, which no source can have: its steps have no dots. */
export const openApiAddress = '/api/v1/openapi.json';

export interface DescribedApi {
  /** The site's name and addresses. Default: not named. */
  site?: SiteDescriptor | undefined;
  sources: Record<string, { endpoint: Endpoint }>;
  schemas: Schemas;
}

/** Describes a site's API in OpenAPI 3.1: the addresses of its sources, their parameters, answers and errors. */
export function createOpenApi({ site, sources, schemas }: DescribedApi): object {
  const components = collectComponents();
  const schemaOf = (path: string, source: string) => components.add(schemas[path] ?? {}, source);
  const entries = Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1));
  const paths = entries.map(([source, { endpoint }]) => {
    const [path = '', query = ''] = endpoint.path.split('?');
    const params = schemaOf(`sources/${source}.params.schema.json`, source);
    const answer = schemaOf(`sources/${source}.schema.json`, source);
    const name = componentName(source);
    components.schemas[name] = answer;
    const parameterIn = (place: 'path' | 'query') => (parameter: string) => {
      const { description, ...schema } = params.properties?.[parameter] ?? { type: 'string' };
      return { name: parameter, in: place, required: true, ...(description && { description }), schema };
    };
    const parameters = [
      ...parametersOf(path).map(parameterIn('path')),
      ...parametersOf(query).map(parameterIn('query')),
    ];
    const data = { type: 'object', properties: { data: reference(name) }, required: ['data'] };
    const get = {
      operationId: source,
      summary: answer.description ?? source,
      tags: [endpoint.collection],
      ...(parameters.length > 0 && { parameters }),
      responses: {
        200: { description: 'The data.', content: { 'application/json': { schema: data } } },
        ...(parameters.length > 0 && {
          400: { $ref: '#/components/responses/BadParameter' },
          404: { $ref: '#/components/responses/NotFound' },
        }),
      },
    };
    return [path, { get }];
  });
  const tags = [...new Set(entries.map(([, { endpoint }]) => endpoint.collection))].map((name) => ({
    name,
    description: schemas[`records/${name}.schema.json`]?.description ?? name,
  }));
  const server = site?.api?.startsWith('http')
    ? site.api
    : (site ? (site.origin ?? '') + folderOnHost(site) : '') || '/';
  return {
    openapi: '3.1.0',
    info: { title: titleOf(site), version: 'v1' },
    servers: [{ url: server.replace(/(?<=.)\/$/, '') }],
    tags,
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...components.schemas, Error: errorSchema },
      responses: {
        BadParameter: errorResponse('A parameter is missing or not of the right form.'),
        NotFound: errorResponse('There is no data for these parameters.'),
      },
    },
  };
}

/** In the default language. */
function titleOf(site: SiteDescriptor | undefined): string {
  const [name] = typeof site?.name === 'object' ? Object.values(site.name) : [site?.name];
  return site && name ? `${fillValues(name, site)}: data` : 'Data of the site';
}

const errorSchema: Schema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: { code: { type: 'string' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
};

function errorResponse(description: string): object {
  return { description, content: { 'application/json': { schema: reference('Error') } } };
}

function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** `NewsList` for `news.list`. */
function componentName(source: string): string {
  return source
    .split(/[.-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/** Moves the definitions of schemas to shared components. Of two with one name, the second is named by its source. */
function collectComponents() {
  const schemas: Schemas = {};
  return {
    schemas,
    /** A schema without definitions of its own. */
    add({ definitions = {}, ...schema }: Schema, source: string): Schema {
      const names = new Map<string, string>();
      const rename = (name: string): string => names.get(name) ?? name;
      for (const [name, definition] of Object.entries(definitions)) {
        const own = name.replace(/[^\w.-]/g, '_');
        const before = schemas[own];
        const isSame = before === undefined || JSON.stringify(before) === JSON.stringify(standard(definition, rename));
        names.set(name, isSame ? own : `${componentName(source)}${own}`);
      }
      for (const [name, definition] of Object.entries(definitions))
        schemas[rename(name)] = standard(definition, rename);
      return standard(schema, rename);
    },
  };
}

/** Keywords of JSON Schema that clients know. Ours for editors and forms are left out. */
const known = new Set([
  ...['type', 'enum', 'const', 'required', 'title', 'description', 'additionalProperties', 'format', 'default'],
  ...['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minProperties', 'maxProperties'],
]);

/** A schema with standard keywords only. A choice by the type of a value becomes `anyOf`, which generators understand. */
function standard(schema: Schema, rename: (name: string) => string): Schema {
  const inner = (one: Schema) => standard(one, rename);
  const { $ref, properties, items, anyOf, oneOf, additionalProperties } = schema;
  const plain = Object.fromEntries(Object.entries(schema).filter(([key]) => known.has(key)));
  const choices = choicesByType(schema);
  if (choices) {
    const { type: _, ...rest } = plain;
    return { ...rest, anyOf: choices.map(inner) };
  }
  return {
    ...($ref !== undefined && reference(rename($ref.replace('#/definitions/', '')))),
    ...plain,
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)])),
    }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
  };
}

/** The branches of a schema that are chosen by the type of the value. `undefined` for any other schema. */
function choicesByType({ type, allOf = [] }: Schema): Schema[] | undefined {
  if (!Array.isArray(type) || type.length < 2) return undefined;
  const branches = allOf.map((one) => ({ type: one.if?.type, then: one.then }));
  return type.map((name) => branches.find((branch) => branch.type === name)?.then ?? { type: name });
}
