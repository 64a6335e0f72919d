import { collectionOf, pascalCase } from '../schemas/names.ts';
import { asSentence, type Field, wordsOf } from './fields.ts';

/** What the kinds of a record's fields are in TypeScript, and a value of each. */
const kinds: Record<string, { type: string; example: unknown; says(words: string): string }> = {
  text: {
    type: 'PlainText',
    example: { zh: '硅的能带', en: 'Bands of silicon' },
    says: (words) => `The ${words}, in words.`,
  },
  html: {
    type: 'HtmlText',
    example: { zh: '<p>取 <code>8×8×8</code> 网格。</p>', en: '<p>Take a grid of <code>8×8×8</code>.</p>' },
    says: (words) => `The ${words} as HTML.`,
  },
  string: { type: 'string', example: 'silicon', says: (words) => `The ${words}, the same in every language.` },
  number: { type: 'number', example: 8, says: (words) => `The ${words}, a number.` },
  day: { type: 'Day', example: '2025-01-31', says: (words) => `The ${words} as \`yyyy-mm-dd\`.` },
  link: { type: 'DataAddress', example: 'https://example.org/', says: (words) => `The address of the ${words}.` },
};

/** The kinds that a record's fields may have. */
export const sourceKinds = Object.keys(kinds);

/** A source to be made. */
export interface NewSource {
  /** Its name, `collection.answer`. */
  name: string;
  /** What it answers, in a sentence. */
  says: string;
  /** Its address, with `{field}` for each field that a call chooses by. */
  path: string;
  fields: Field[];
}

/** The folder under `assets/records/` that a source of this name reads. */
export function collectionFor(name: string): string {
  return collectionOf(recordType(name));
}

function recordType(name: string): string {
  return `${pascalCase(name.replace(/\..*$/, ''))}Record`;
}

/** A new source's folder and one record for it, by path from the repository's root. */
export function sourceFiles(source: NewSource): Record<string, string> {
  const { name, fields } = source;
  const folder = `engine/sources/${name}`;
  const record = { id: 1, ...Object.fromEntries(fields.map((field) => [field.name, kinds[field.kind]?.example])) };
  const records = `${JSON.stringify([record], null, 2)}\n`;
  const chosen = [...source.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter as string);
  return {
    [`${folder}/descriptor.ts`]: descriptor(source, chosen),
    [`${folder}/endpoint.ts`]: endpoint(source, chosen),
    [`${folder}/example.json`]: records,
    [`assets/records/${collectionFor(name)}/${collectionFor(name)}.json`]: records,
  };
}

function descriptor({ name, says, fields }: NewSource, chosen: string[]): string {
  const type = pascalCase(name);
  const members = fields.map(
    (field) =>
      `/** ${kinds[field.kind]?.says(wordsOf(field.name))} */\n${field.name}${field.optional ? '?' : ''}: ${kinds[field.kind]?.type};\n`,
  );
  const params = chosen.map(
    (parameter) => `/** The ${wordsOf(parameter)} of the records asked for. */\n${parameter}: string;\n`,
  );
  const parameters =
    chosen.length === 0
      ? `/** The list takes no parameters. */\nexport type ${type}Params = Record<string, never>;`
      : `/** Which records are asked for. */\nexport interface ${type}Params {\n${params.join('')}}`;
  const own = fields.flatMap(({ kind }) => kinds[kind]?.type ?? []).filter((type) => /^[A-Z]/.test(type));
  const imported = [...new Set([...own, 'RecordId'])].sort().join(', ');
  return `import type { ${imported} } from '../../descriptor/kinds.ts';

${parameters}

/** One record as it is kept under \`assets/records/${collectionFor(name)}/\` and answered. */
export interface ${recordType(name)} {
  /** Its number, unique among the records. */
  id: RecordId;
${members.join('')}}

/** ${asSentence(says)} In order of their numbers. */
export type ${type}Response = ${recordType(name)}[];
`;
}

function endpoint({ name, says, path }: NewSource, chosen: string[]): string {
  const type = pascalCase(name);
  const record = recordType(name);
  const fits = chosen.map((field) => `String(record.${field}) === params.${field}`).join(' && ');
  const filter = chosen.length > 0 ? `.filter((record) => ${fits})` : '';
  const keys = chosen.map((field) => `${field}: String(record.${field})`).join(', ');
  const instances =
    chosen.length === 0
      ? `/** The one call there is. */
export function instances(): ${type}Params[] {
  return [{}];
}`
      : `/** Every choice that some record answers, each once. */
export function instances(records: ${record}[]): ${type}Params[] {
  const all = records.map((record) => ({ ${keys} }));
  return [...new Map(all.map((params) => [JSON.stringify(params), params])).values()];
}`;
  return `import type { Endpoint } from '../source.ts';
import type { ${type}Params, ${type}Response, ${record} } from './descriptor.ts';

/** ${asSentence(says)} */
export const endpoint: Endpoint = { path: '${path}', collection: '${collectionFor(name)}' };

/** The records in order of their numbers. */
export function answer(records: ${record}[]${chosen.length > 0 ? `, params: ${type}Params` : ''}): ${type}Response {
  return records${filter}.toSorted((a, b) => a.id - b.id);
}

${instances}
`;
}
