import { rowFields } from '../../../engine/check/site-model.ts';
import { parametersOf } from '../../../engine/model/schema/collections.ts';
import type { Schemas } from '../../../engine/model/schema/schema.ts';
import type { LoadedEndpoint } from '../../../engine/model/source.ts';

/** The ways to show a field in a table. */
const columnKinds = ['text', 'code', 'number', 'date', 'html', 'link'];

/** The ways to show a field in an expandable row. */
const detailKinds = ['text', 'html', 'link'];

/** A page for each source that shows every field of its answer in every way. */
export function createSourcePages(
  endpoints: Record<string, Pick<LoadedEndpoint, 'endpoint'>>,
  schemas: Schemas,
): Record<string, object> {
  const pages = Object.entries(endpoints).map(([source, { endpoint }]) => {
    const names = parametersOf(endpoint.path);
    const id = `fuzzed-${source.replace('.', '-')}`;
    const data = {
      source,
      ...(names.length > 0 && { params: Object.fromEntries(names.map((name) => [name, `{route.${name}}`])) }),
    };
    const fields = Object.keys(rowFields(source, schemas) ?? {});
    const shown = (kinds: string[]) =>
      fields.flatMap((field) => kinds.map((kind) => ({ field, label: `${field} ${kind}`, kind })));
    const [first = ''] = fields;
    const sections = source.endsWith('.item')
      ? fields.map((field) => ({ type: 'article', data, contentField: field, timeField: field }))
      : [
          {
            type: 'table',
            data,
            columns: [
              ...shown(columnKinds),
              { field: first, label: 'to', to: `/second?a={${first}}` },
              ...fields.map((field) => ({ field: first, label: field, linkField: field, base: 'files' })),
            ],
          },
          {
            type: 'expandable-list',
            data,
            title: { field: first, label: first },
            details: shown(detailKinds),
            search: true,
          },
        ];
    const route = `/${[id, ...names.map((name) => `{${name}}`)].join('/')}`;
    return [`pages/${id}.json`, { $schema: '../schemas/page.schema.json', id, route, title: source, sections }];
  });
  return Object.fromEntries(pages);
}
