import type { CompileContext } from '../../compile/context.ts';
import { parametersOf } from '../../model/schema/collections.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { literal } from './nginx-words.ts';

/** An address of the API, as a host that has only files must know it. */
export interface ApiAddress {
  /** With `{name}` for each parameter that is part of it: `/api/v1/news/{id}`. */
  path: string;
  /** The parameters in the query, in the order in which they stand in the file's name. */
  query: string[];
  /** The form that a parameter must have, as a regular expression. A parameter that may be anything has none. */
  forms: Record<string, string>;
}

/** The addresses of a site's API. Those with fewer parameters come first: `/news/list` is no `/news/{id}`. */
export function apiAddresses({ sources, schemas }: Pick<CompileContext, 'sources' | 'schemas'>): ApiAddress[] {
  const count = ({ path }: ApiAddress) => path.split('{').length;
  return Object.entries(sources)
    .map(([name, { endpoint }]) => ({
      ...partsOf(endpoint.path),
      forms: formsOf(schemas[`sources/${name}.params.schema.json`] ?? {}),
    }))
    .sort((a, b) => count(a) - count(b));
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
  return values ? `^(${values.map((value) => literal(String(value))).join('|')})$` : pattern;
}
