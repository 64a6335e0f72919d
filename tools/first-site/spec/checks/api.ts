import { answered } from '../change.ts';
import { type Check, expected } from '../row.ts';

/** A part of an API's answer: a record, several, or what lies deeper in it. */
type Part = Record<string, unknown> | Record<string, unknown>[];

/** An API address answers a JSON payload under `data` whose records each have these fields; `of` finds the records in it. */
export function answers(path: string, fields: string, of: (data: unknown) => unknown = (data) => data): Check {
  const names = fields.split(', ');
  const here = new RegExp(`^${path.replace(/[?.]/g, '\\$&')}$`);
  return {
    fails: `GET ${path} is not 200, not JSON, has no data or a record without ${fields}`,
    async inspect(site) {
      const { headers } = await site.answer(path);
      const records = [of(await site.data(path)) as Part].flat();
      const lacking = names.filter((name) => !records.every((record) => name in record));
      const json = /^application\/json/.test(headers['content-type'] ?? '');
      return expected(
        json && records.length > 0 && lacking.length === 0,
        json ? (lacking.length > 0 ? `no ${lacking.join(', ')}` : fields) : String(headers['content-type']),
      );
    },
    spoils: [
      answered('500', here, () => ({ status: 500 })),
      answered('the payload is not under data', here, ({ body }) => ({ body: body.replace('"data"', '"payload"') })),
      answered('it is called HTML', here, ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } })),
      ...names.map((name) =>
        answered(`no ${name}`, here, ({ body }) => {
          const answer = JSON.parse(body);
          for (const record of [of(answer.data) as Part].flat()) delete record[name];
          return { body: JSON.stringify(answer) };
        }),
      ),
    ],
  };
}
