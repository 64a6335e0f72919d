import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, MessageLanguage } from '../../check/messages/message.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { root } from '../../site/paths.ts';
import {
  collectDefinitions,
  describeAlternatives,
  describeType,
  descriptionIn,
  type LinkDefinition,
  listProperties,
} from './properties.ts';

const guideWords = {
  sectionTypes: { en: '#section-types', zh: '#区块类型' },
  columns: { en: 'property | value | required | description', zh: '属性 | 值 | 必填 | 说明' },
  yes: { en: 'yes', zh: '是' },
  example: { en: 'For example:', zh: '例如：' },
  aValue: { en: 'A value: ', zh: '值：' },
  more: { en: 'More in the gallery: ', zh: '更多示例：' },
  needed: { en: 'Its source must answer: ', zh: '数据源须返回：' },
  between: { en: ', ', zh: '、' },
  betweenNames: { en: '; ', zh: '；' },
  stop: { en: '.', zh: '。' },
} satisfies Record<string, Message>;

/** An example of a section type, as its folder's `example.json` holds it. */
export interface GuideExample {
  type: string;
  name: Message;
  section: unknown;
}

/** The file of the guide in `schemas/`, by language. */
export const guideFiles: Record<MessageLanguage, string> = { en: 'README.md', zh: 'README.zh.md' };

/** The authoring guide: `guide.en.txt` with the generated parts. `collection` is the example of a collection. */
export function writeGuide(
  files: Schemas,
  examples: GuideExample[],
  collection: unknown,
  language: MessageLanguage,
): string {
  const words = (key: keyof typeof guideWords) => guideWords[key][language];
  const sections = namesIn(files, /^sections\/(.+)\.schema\.json$/);
  const schemaOf = (path: string) => files[`${path}.schema.json`] ?? {};
  const said = (schema: Schema) => descriptionIn(language, schema);
  const page = schemaOf('page');
  const include = { ...page.definitions?.Include, definitions: page.definitions ?? {} };
  const roots = [
    'page',
    'site',
    'synonyms',
    'shared',
    'collection',
    'kinds',
    ...sections.map((type) => `sections/${type}`),
  ].map(schemaOf);
  const all = [...collectDefinitions([...roots, include])];
  const objects = all.filter(([, schema]) => schema.properties);
  const values = all.filter(([, schema]) => !schema.properties);
  const naming: LinkDefinition = (name) => {
    if (name === 'Section') return `[Section](${words('sectionTypes')})`;
    return all.some(([part]) => part === name) ? `[${name}](#${name.toLowerCase()})` : name;
  };
  const table = (schema: Schema) => {
    const rows = listProperties(schema, language, naming).map(({ name, title, kind, required, insteadOf, says }) => {
      const need = insteadOf.length > 0 ? describeAlternatives(insteadOf)[language] : required ? words('yes') : '';
      return [`${title} ${code(name)}`.trim(), kind, need, says].map((cell) =>
        cell.replaceAll('|', '\\|').replaceAll('\n', ' '),
      );
    });
    const lines = [words('columns').split(' | '), ['---', '---', '---', '---'], ...rows];
    return rows.length > 0 && lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  };
  const neededBy = (type: string) => {
    const fields = fieldsOf(schemaOf(`answers/${type}`)).map(code);
    return fields.length > 0 ? [`${words('needed')}${fields.join(words('between'))}${words('stop')}`] : [];
  };
  const section = (name: string) => {
    const schema = schemaOf(`sections/${name}`);
    const [first, ...others] = examples.filter((example) => example.type === name);
    const names = others.map((example) => example.name[language]).join(words('betweenNames'));
    return [
      `### ${name}`,
      said(schema),
      table(schema),
      ...neededBy(name),
      first && words('example'),
      first && json(first.section),
      others.length > 0 && `${words('more')}${names}${words('stop')}`,
    ];
  };
  const bound = examples.find(({ section: one }) => Object.hasOwn(one as object, 'data'));
  const explained = (schema: Schema) => [said(schema), table(schema)];
  const parts: Record<string, unknown[]> = {
    page: explained(page),
    site: explained(schemaOf('site')),
    synonyms: explained(schemaOf('synonyms')),
    shared: explained(schemaOf('shared')),
    include: explained(include),
    sections: sections.flatMap(section),
    data: bound ? [words('example'), json(bound.section)] : [],
    collection: [...explained(schemaOf('collection')), words('example'), json(collection)],
    parts: objects.flatMap(([name, schema]) => [`### ${name}`, ...explained(schema)]),
    kinds: values.flatMap(([name, schema]) => [
      `### ${name}`,
      said(schema),
      `${words('aValue')}${describeType(schema, language, naming)}${words('stop')}`,
    ]),
  };
  const template = readFileSync(join(root, `engine/generate/schemas/guide.${language}.txt`), 'utf8');
  return template.replace(/<!-- (\w+) -->/g, (_, name) => (parts[name] ?? []).filter(Boolean).join('\n\n'));
}

function namesIn(files: Schemas, pattern: RegExp): string[] {
  return Object.keys(files)
    .flatMap((path) => pattern.exec(path)?.[1] ?? [])
    .sort();
}

/** The fields that a section requires from its source. Fields of rows follow the name of their list: `data.id`. */
function fieldsOf({ properties = {}, definitions = {} }: Schema, before = ''): string[] {
  return Object.entries(properties).flatMap(([name, { items }]) => {
    const row = items?.$ref && definitions[items.$ref.replace('#/definitions/', '')];
    return row ? fieldsOf({ ...row, definitions }, `${name}.`) : [before + name];
  });
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

function code(text: string): string {
  return `\`${text}\``;
}
