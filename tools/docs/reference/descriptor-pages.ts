import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, MessageLanguage } from '../../../engine/check/messages/message.ts';
import { type Example, readExamples, sectionTypes } from '../../../engine/generate/gallery/examples.ts';
import {
  collectDefinitions,
  describeAlternatives,
  describeType,
  descriptionIn,
  type LinkDefinition,
  listProperties,
  titleIn,
} from '../../../engine/generate/schemas/properties.ts';
import { escapeBraces } from '../../../engine/model/schema/placeholders.ts';
import type { Schema } from '../../../engine/model/schema/schema.ts';
import { root } from '../../../engine/site/paths.ts';
import { codeBlock, fieldColumns, fieldTable, firstSentence, inBoth, type ReferencePage } from './reference-page.ts';

const words = {
  required: { en: 'required', zh: '必填' },
  fields: { en: 'Fields', zh: '字段' },
  gallery: { en: 'See it in the playground', zh: '在练习场中查看' },
  types: { en: 'Types', zh: '类型' },
  typesSummary: {
    en: 'The types that descriptors share: texts, addresses, pictures, links and others.',
    zh: '描述文件共用的类型：文字、地址、图片、链接等。',
  },
  value: { en: 'A value: ', zh: '值：' },
  stop: { en: '.', zh: '。' },
} satisfies Record<string, Record<MessageLanguage, string | string[]>>;

/** The files of a site other than its sections: the schema, and the file that it describes. */
const files: [schema: string, file: string][] = [
  ['page', 'pages/*.json'],
  ['site', 'pages/site.json'],
  ['collection', 'pages/collections/*.json'],
  ['shared', 'pages/shared/*.json'],
  ['synonyms', 'pages/synonyms.json'],
];

/** A page for each file of a site and each section type, and one for the types that they share. */
export function descriptorPages(): ReferencePage[] {
  const schemas = new Map(
    [...files.map(([name]) => name), ...sectionTypes.map((type) => `sections/${type}`)].map((name) => [
      name,
      readSchema(name),
    ]),
  );
  const definitions = collectDefinitions([...schemas.values()]);
  const naming: LinkDefinition = (name) =>
    definitions.has(name) ? `[${name}](/reference/types#${name.toLowerCase()})` : name;
  const examples = readExamples();
  return [
    ...files.map(([name, file]): ReferencePage => {
      const schema = schemas.get(name) as Schema;
      return {
        slug: name,
        group: 'files',
        title: { en: `${titleIn('en', schema)} (${file})`, zh: `${titleIn('zh', schema)}（${file}）` },
        summary: summaryOf(schema),
        content: inBoth((language) => [said(schema, language), tableOfProperties(schema, language, naming)]),
      };
    }),
    {
      slug: 'types',
      group: 'files',
      title: words.types,
      summary: words.typesSummary,
      content: inBoth((language) =>
        [...definitions].flatMap(([name, schema]) => [`## ${name}`, ...definition(schema, language, naming)]),
      ),
    },
    ...sectionTypes.map((type) => sectionPage(type, schemas.get(`sections/${type}`) as Schema, naming, examples)),
  ];
}

function sectionPage(type: string, schema: Schema, naming: LinkDefinition, examples: Example[]): ReferencePage {
  const own = examples.filter((example) => example.type === type);
  return {
    slug: type,
    group: 'sections',
    title: { en: type, zh: `${type}（${titleIn('zh', schema)}）` },
    summary: summaryOf(schema),
    content: inBoth((language) => [
      said(schema, language),
      `[${words.gallery[language]}](/playground?example=${type}-1)`,
      `## ${words.fields[language]}`,
      tableOfProperties(schema, language, naming),
      ...own.flatMap(({ name, section }) => [
        `## ${(name as Message)[language]}`,
        codeBlock('json', JSON.stringify(section, null, 2)),
      ]),
    ]),
  };
}

function definition(schema: Schema, language: MessageLanguage, naming: LinkDefinition): (string | false)[] {
  if (schema.properties) return [said(schema, language), tableOfProperties(schema, language, naming)];
  return [
    said(schema, language),
    `${words.value[language]}${describeType(schema, language, naming)}${words.stop[language]}`,
  ];
}

function tableOfProperties(schema: Schema, language: MessageLanguage, naming: LinkDefinition): string | false {
  const fields = listProperties(schema, language, naming).map(({ name, title, kind, required, insteadOf, says }) => {
    const isRequired = required ? words.required[language] : '';
    const need = insteadOf.length > 0 ? describeAlternatives(insteadOf)[language] : isRequired;
    return { name, label: title, kind, need, says };
  });
  return fieldTable(fields, fieldColumns[language]);
}

function said(schema: Schema, language: MessageLanguage): string {
  return escapeBraces(descriptionIn(language, schema));
}

function summaryOf(schema: Schema): Message {
  const summary = (language: MessageLanguage) => firstSentence(said(schema, language)).replaceAll('`', '');
  return { en: summary('en'), zh: summary('zh') };
}

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8'));
}
