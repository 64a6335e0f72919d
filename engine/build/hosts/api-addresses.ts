import type { CompileContext } from '../../compile/context.ts';
import { openApiAddress } from '../../compile/openapi.ts';
import { parametersOf } from '../../model/schema/collections.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { escapePattern } from './nginx-syntax.ts';

export interface ApiAddress {
  /** With `{name}` for each path parameter: `/api/v1/news/{id}`. */
  path: string;
  /** The query parameters, in the order of the file name. */
  query: string[];
  /** The pattern of each parameter that has one, as a regular expression. */
  forms: Record<string, string>;
}

/** The addresses of a site's API, with fewer parameters first: `/news/list` is not `/news/{id}`. */
export function apiAddresses({ sources, schemas }: Pick<CompileContext, 'sources' | 'schemas'>): ApiAddress[] {
  const count = ({ path }: ApiAddress) => path.split('{').length;
  if (Object.keys(sources).length === 0) return [];
  const description: ApiAddress = { path: openApiAddress, query: [], forms: {} };
  const answers = Object.entries(sources)
    .map(([name, { endpoint }]) => ({
      ...partsOf(endpoint.path),
      forms: formsOf(schemas[`sources/${name}.params.schema.json`] ?? {}),
    }))
    .sort((a, b) => count(a) - count(b));
  return [description, ...answers];
}

function partsOf(address: string): Pick<ApiAddress, 'path' | 'query'> {
  const [path = '', query = ''] = address.split('?');
  return { path, query: parametersOf(query) };
}

function formsOf({ properties = {}, definitions = {} }: Schema): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const form = formOf(property, definitions);
      return form ? [[name, form]] : [];
    }),
  );
}

function formOf({ $ref, pattern, enum: values }: Schema, definitions: Schemas): string | undefined {
  if ($ref) return formOf(definitions[$ref.replace('#/definitions/', '')] ?? {}, definitions);
  return values ? `^(${values.map((value) => escapePattern(String(value))).join('|')})$` : pattern;
}
