import type { Message, MessageLanguage } from '../../check/messages/message.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { describeAlternatives, guideWords } from './guide-words.ts';
import { describeType, descriptionIn, type LinkDefinition, listDefinitions, listProperties } from './properties.ts';

/** An example of a section type, as its folder's `example.json` holds it. */
export interface GuideExample {
  type: string;
  name: Message;
  section: unknown;
}

/** The file of the guide in `schemas/`, by language. */
export const guideFiles: Record<MessageLanguage, string> = { en: 'README.md', zh: 'README.zh.md' };

/** The authoring guide in Markdown. `collection` is the example of a collection. */
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
  const all = [...partsOf([...roots, include])];
  const objects = all.filter(([, schema]) => schema.properties);
  const values = all.filter(([, schema]) => !schema.properties);
  const naming: LinkDefinition = (name) => {
    if (name === 'Section') return `[Section](#${anchorOf(words('sections'))})`;
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
  const text = [
    words('beginning'),
    ...[words('page'), said(page), table(page)],
    ...[words('site'), said(schemaOf('site')), table(schemaOf('site'))],
    words('words'),
    ...[words('synonyms'), said(schemaOf('synonyms')), table(schemaOf('synonyms'))],
    ...[words('shared'), said(schemaOf('shared')), table(schemaOf('shared'))],
    ...[words('include'), said(include), table(include)],
    ...[words('sections'), ...sections.flatMap(section)],
    ...[words('data'), bound && words('example'), bound && json(bound.section)],
    ...[words('collections'), said(schemaOf('collection')), table(schemaOf('collection'))],
    ...[words('example'), json(collection)],
    words('records'),
    ...[words('parts'), ...objects.flatMap(([name, schema]) => [`### ${name}`, said(schema), table(schema)])],
    words('kinds'),
    ...values.flatMap(([name, schema]) => [
      `### ${name}`,
      said(schema),
      `${words('aValue')}${describeType(schema, language, naming)}${words('stop')}`,
    ]),
    words('own'),
  ];
  return `${text.filter(Boolean).join('\n\n')}\n`;
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

/** The definitions that the schemas lead to, by name in order. */
function partsOf(schemas: Schema[]): Map<string, Schema> {
  const found = schemas.flatMap((schema) =>
    listDefinitions(schema).map((name): [string, Schema] => [name, schema.definitions?.[name] ?? {}]),
  );
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function anchorOf(chapter: string): string {
  return chapter.replace(/^#+ /, '').replace(/\n.*/s, '').toLowerCase().replaceAll(' ', '-');
}

function json(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
}

function code(text: string): string {
  return `\`${text}\``;
}
