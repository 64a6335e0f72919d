import type { Message, MessageLanguage } from '../../check/messages/message.ts';
import type { Text } from '../../model/kinds.ts';
import type { PageDescriptor } from '../../model/page.ts';
import { escapeCode } from '../../model/schema/parse-code.ts';
import { escapeBraces } from '../../model/schema/placeholders.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import type { Section } from '../../model/section.ts';
import {
  describeAlternatives,
  describeType,
  descriptionIn,
  type LinkDefinition,
  listDefinitions,
  listProperties,
  titleIn,
} from '../schemas/properties.ts';
import type { Example } from './examples.ts';
import { galleryRoute } from './gallery-paths.ts';
import words from './gallery-words.json' with { type: 'json' };
import { listSources, states, withoutRows, withState } from './states.ts';

interface GalleryInput {
  schemas: Schemas;
  examples: Example[];
  answer(source: string): unknown;
  index: string;
}

/** The gallery as pages: a list of the types, a page for each, and one for the parts that several share. */
export function createGalleryPages(input: GalleryInput): PageDescriptor[] {
  const types = Object.keys(input.schemas).flatMap((path) => /^sections\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
  const schemaOf = (type: string) => input.schemas[`sections/${type}.schema.json`] ?? {};
  const uses = new Map<string, string[]>();
  for (const type of types) {
    for (const name of listDefinitions(schemaOf(type))) uses.set(name, [...(uses.get(name) ?? []), type]);
  }
  const shared = [...uses].filter(([, by]) => by.length > 1).map(([name]) => name);
  const definitions = Object.assign({}, ...types.map((type) => schemaOf(type).definitions)) as Schemas;
  const naming: LinkDefinition = (name) => {
    if (name === 'Section') return `[Section](${input.index}#types)`;
    return `[${name}](${shared.includes(name) ? `${galleryRoute}/shared` : ''}#${anchorOf(name)})`;
  };
  const page = (id: string, route: string, title: Text, lead: Text, sections: Section[]): PageDescriptor => ({
    $schema: '',
    id,
    route,
    ...(route !== input.index && { parent: input.index, tableOfContents: true }),
    title,
    lead,
    sections,
  });
  return [
    page('gallery', input.index, words.gallery, words.lead, [
      listOf(types, input),
      {
        type: 'cards',
        columns: 2,
        cards: [{ title: words.shared, text: words.sharedLead, to: `${galleryRoute}/shared` }],
      } as Section,
    ]),
    ...types.map((type) =>
      page(`gallery-${type}`, `${galleryRoute}/${type}`, type, said(schemaOf(type)), [
        ...input.examples.filter((example) => example.type === type).map((example, at) => shown(example, at, input)),
        tableOf('properties', words.properties, schemaOf(type), naming),
        ...listDefinitions(schemaOf(type))
          .filter((name) => !shared.includes(name))
          .map((name) => definition(name, definitions, naming)),
      ]),
    ),
    page('gallery-shared', `${galleryRoute}/shared`, words.shared, words.sharedLead, [
      ...shared.sort().map((name) => definition(name, definitions, naming)),
    ]),
  ];
}

/** The types as cards, each with its first example as it looks now. */
function listOf(types: string[], { schemas, examples }: GalleryInput): Section {
  const cards = types.map((type) => {
    const example = examples.find((one) => one.type === type);
    const schema = schemas[`sections/${type}.schema.json`] ?? {};
    return {
      title: { zh: titleIn('zh', schema) || type, en: titleIn('en', schema) || type },
      text: said(schema),
      to: `${galleryRoute}/${type}`,
      ...(example && { sections: [withState({ ...example.section, id: `preview-${type}` }, 'ready')] }),
    };
  });
  return { type: 'cards', id: 'types', cards } as Section;
}

/** An example with its states and its JSON, a tab each. Sections without live data have one state. */
function shown({ name, section }: Example, at: number, { answer }: GalleryInput): Section {
  const sources = listSources(section);
  const possible = states.filter((state) => {
    if (state === 'ready') return true;
    return (
      sources.length > 0 && (state !== 'empty' || sources.some((source) => withoutRows(answer(source)) !== undefined))
    );
  });
  const json = JSON.stringify(section, null, 2);
  const tabs = [
    ...possible.map((state) => ({
      id: state,
      label: words.states[state],
      sections: [withState({ ...section, id: `${section.id ?? section.type}-${at + 1}-${state}` }, state)],
    })),
    { id: 'json', label: 'JSON', sections: [{ type: 'code', lines: escapeCode(json).split('\n') }] },
  ];
  return { type: 'tabs', id: `example-${at + 1}`, heading: name, tabs } as Section;
}

function anchorOf(definition: string): string {
  return `part-${definition.toLowerCase()}`;
}

function definition(name: string, definitions: Schemas, naming: LinkDefinition): Section {
  const schema = definitions[name] ?? {};
  const id = anchorOf(name);
  if (schema.properties) return { ...tableOf(id, name, schema, naming), lead: said(schema) };
  return {
    type: 'prose',
    id,
    heading: name,
    paragraphs: [said(schema), inBoth((language) => describeType(schema, language, naming))],
  } as Section;
}

function tableOf(id: string, heading: Text, schema: Schema, naming: LinkDefinition): Section {
  const columns = [
    { field: 'title', label: words.label },
    { field: 'name', label: words.property, kind: 'code' },
    { field: 'kind', label: words.value },
    { field: 'required', label: words.required },
    { field: 'says', label: words.says },
  ];
  const inEnglish = listProperties(schema, 'en', naming);
  const inChinese = listProperties(schema, 'zh', naming);
  const rows = inEnglish.map(({ name, title, kind, required, insteadOf, says }, at) => ({
    title: { zh: inChinese[at]?.title, en: title },
    name,
    kind: { zh: inChinese[at]?.kind, en: kind },
    required: insteadOf.length > 0 ? describeAlternatives(insteadOf) : required ? words.yes : '',
    says: { zh: escapeBraces(inChinese[at]?.says ?? ''), en: escapeBraces(says) },
  }));
  return { type: 'table', id, heading, columns, rows } as Section;
}

function said(schema: Schema): Message {
  return inBoth((language) => escapeBraces(descriptionIn(language, schema)));
}

function inBoth(text: (language: MessageLanguage) => string): Message {
  return { zh: text('zh'), en: text('en') };
}
