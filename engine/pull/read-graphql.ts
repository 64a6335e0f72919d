import type { GraphqlRecords } from '../model/record-origin.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import { refuse } from './origin-error.ts';
import { type OriginReader, textOfQuery } from './origin-reader.ts';
import { type PageRequest, readPages } from './read-pages.ts';
import { readHeaders, withClient } from './read-rest.ts';

export const readGraphql: OriginReader<GraphqlRecords> = async (origin, context) => {
  const url = new URL(origin.graphql);
  const query = textOfQuery(origin.query);
  const headers = readHeaders(origin, context);
  const variables = Object.fromEntries(context.secrets.valuesOf(origin.variables, ['variables']));
  return withClient(origin, context, 'graphql', (client) => {
    const ask = async ({ parameters }: PageRequest) => {
      const body = JSON.stringify({ query, variables: { ...variables, ...Object.fromEntries(parameters) } });
      const answer = await client.ask({ url, headers, body });
      // Errors come with status 200. Their messages may repeat what was sent.
      const errors = isJsonObject(answer.value) ? answer.value.errors : undefined;
      if (Array.isArray(errors) && errors.length > 0)
        refuse(['query'], 'pullGraphqlErrors', { place: placeOf(errors[0]) });
      return answer;
    };
    return readPages({ path: origin.path, paging: origin.paging, url, ask }, context.budget);
  });
};

/** The line and the field of an error in the query, if it names them. */
function placeOf(error: unknown): string {
  const { locations, path } = isJsonObject(error) ? error : {};
  const [first] = Array.isArray(locations) ? locations : [];
  const line = isJsonObject(first) && Number.isInteger(first.line) ? `${first.line}:${first.column}` : '';
  const field = Array.isArray(path) ? path.filter((step) => /^[\w-]{1,60}$/.test(String(step))).join('.') : '';
  return [line, field].filter(Boolean).join(' ') || '?';
}
