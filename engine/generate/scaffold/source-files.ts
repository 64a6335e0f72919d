import { collectionOfSource } from '../../model/schema/collections.ts';
import { collectionFolder, pascalCase } from '../../site/type-names.ts';
import { completeSentence, writeDocstring } from './docstring.ts';
import { describeField, type NewType, writeLabel } from './fields.ts';
import { translateTexts } from './site-texts.ts';
import templateTexts from './template-texts.json' with { type: 'json' };

/** The kinds of record fields, with their TypeScript type, an example value and the kind that describes them. */
const kinds: Record<string, { type: string; example: unknown; description?: string }> = {
  text: { type: 'PlainText', example: templateTexts.recordTitle },
  html: { type: 'HtmlText', example: templateTexts.html },
  string: { type: 'string', example: 'silicon' },
  number: { type: 'number', example: 8 },
  day: { type: 'Day', example: '2025-01-31' },
  link: { type: 'DataAddress', example: 'https://example.org/', description: 'address' },
};

export const sourceKinds = Object.keys(kinds);

interface NewSource extends NewType {
  /** The address, with `{field}` for each field that selects records. */
  path: string;
}

/** The folder under `assets/records/` that a source of this name reads. */
export function sourceCollection(name: string): string {
  return collectionFolder(recordType(name));
}

function recordType(name: string): string {
  return `${pascalCase(collectionOfSource(name))}Record`;
}

/** The files of a new source and one record. Paths are relative to the engine, or to the site for a source of its own. */
export function createSourceFiles(source: NewSource): Record<string, string> {
  const { name, fields, own } = source;
  const folder = own ? `sources/${name}` : `engine/client/sources/${name}`;
  const record = { id: 1, ...Object.fromEntries(fields.map((field) => [field.name, kinds[field.kind]?.example])) };
  const records = `${JSON.stringify(translateTexts([record], source.languages), null, 2)}\n`;
  const chosen = [...source.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter as string);
  return {
    [`${folder}/descriptor.ts`]: descriptor(source, chosen),
    [`${folder}/endpoint.ts`]: endpoint(source, chosen),
    [`assets/records/${sourceCollection(name)}/${sourceCollection(name)}.json`]: records,
  };
}

function descriptor({ name, description, fields, own }: NewSource, chosen: string[]): string {
  const type = pascalCase(name);
  const members = fields.map((field) => {
    const { type: of, description = field.kind } = kinds[field.kind] as (typeof kinds)[string];
    return `${writeDocstring(describeField(description, field.name), writeLabel(description, field.name))}${field.name}${field.optional ? '?' : ''}: ${of};\n`;
  });
  const params = chosen.map((parameter) => {
    const [about, label] = [describeField('parameter', parameter), writeLabel('parameter', parameter)];
    return `${writeDocstring(about, label)}${parameter}: string;\n`;
  });
  const parameters =
    chosen.length === 0
      ? `${writeDocstring({ en: 'The list takes no parameters.', zh: '列表没有参数。' })}export type ${type}Params = Record<string, never>;`
      : `${writeDocstring({ en: 'The parameters that select the records.', zh: '选取记录的参数。' })}export interface ${type}Params {\n${params.join('')}}`;
  const types = fields.flatMap(({ kind }) => kinds[kind]?.type ?? []).filter((type) => /^[A-Z]/.test(type));
  const imported = [...new Set([...types, 'RecordId'])].sort().join(', ');
  const folder = `\`assets/records/${sourceCollection(name)}/\``;
  const record = {
    en: `A record, as stored under ${folder} and returned by the API.`,
    zh: `一条记录，与 ${folder} 下的内容一致。`,
  };
  const answer = {
    en: `${completeSentence(description.en, '.')} In order of their numbers.`,
    zh: `${completeSentence(description.zh, '。')}按编号排列。`,
  };
  return `import type { ${imported} } from '${own ? 'pagewright/source' : '../../../model/kinds.ts'}';

${parameters}

${writeDocstring(record)}export interface ${recordType(name)} {
  ${writeDocstring({ en: 'The number, unique among the records.', zh: '编号，在各记录中唯一。' }, { en: 'Number', zh: '编号' })}id: RecordId;
${members.join('')}}

${writeDocstring(answer)}export type ${type}Response = ${recordType(name)}[];
`;
}

function endpoint({ name, description, path, own }: NewSource, chosen: string[]): string {
  const type = pascalCase(name);
  const record = recordType(name);
  const fits = chosen.map((field) => `String(record.${field}) === params.${field}`).join(' && ');
  const filter = chosen.length > 0 ? `.filter((record) => ${fits})` : '';
  const keys = chosen.map((field) => `${field}: String(record.${field})`).join(', ');
  const instances =
    chosen.length === 0
      ? `/** The only request. */
export function instances(): ${type}Params[] {
  return [{}];
}`
      : `/** Each combination of parameters that matches a record, once. */
export function instances(records: ${record}[]): ${type}Params[] {
  const all = records.map((record) => ({ ${keys} }));
  return [...new Map(all.map((params) => [JSON.stringify(params), params])).values()];
}`;
  return `import type { Endpoint } from '${own ? 'pagewright/source' : '../../../model/source.ts'}';
import type { ${type}Params, ${type}Response, ${record} } from './descriptor.ts';

/** ${completeSentence(description.en, '.')} */
export const endpoint: Endpoint = { path: '${path}', collection: '${sourceCollection(name)}' };

/** The records in order of their numbers. */
export function answer(records: ${record}[]${chosen.length > 0 ? `, params: ${type}Params` : ''}): ${type}Response {
  return records${filter}.toSorted((a, b) => a.id - b.id);
}

${instances}
`;
}
