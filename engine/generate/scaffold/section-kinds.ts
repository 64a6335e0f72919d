import type { Message } from '../../check/messages/message.ts';
import { describeField, type ScaffoldField, splitName } from './fields.ts';
import templateTexts from './template-texts.json' with { type: 'json' };

/** The code for a kind of field in a section's files. `from` is the expression that reads the field. */
export interface SectionKind {
  /** The TypeScript type. `item` is the type name of list items. */
  type(field: ScaffoldField, item: string): string;
  /** The required types, with their file under `engine/model/`. */
  types: Record<string, string>;
  /** The required components and functions, with their file under `engine/ui/kit/`. */
  kit: Record<string, string>;
  /** Default: by its kind in `field-descriptions.json`. */
  description?(field: ScaffoldField): Message;
  /** The JSX element. Empty if the field only affects the appearance of the section or its rows. */
  renders(field: ScaffoldField, from: string, block: string): string;
  /** A value that passes the check. */
  example(field: ScaffoldField): unknown;
}

const inline = { Inline: 'inline.tsx' };
const link = { label: templateTexts.link, to: '/second' };
const linked = (from: string) => `<Link to={${from}.to}><Inline text={${from}.label} /></Link>`;
const either = (choices: string[], word: string) => choices.map((choice) => `\`${choice}\``).join(` ${word} `);

const kinds: Record<string, SectionKind> = {
  text: {
    type: () => 'Text',
    types: { Text: 'kinds.ts' },
    kit: inline,
    renders: (_, from) => `<p><Inline text={${from}} /></p>`,
    example: () => templateTexts.sentence,
  },
  texts: {
    type: () => 'Text[]',
    types: { Text: 'kinds.ts' },
    kit: inline,
    renders: (_, from) => `<div>{${from}.map((text, index) => <p key={index}><Inline text={text} /></p>)}</div>`,
    example: () => [templateTexts.sentence],
  },
  html: {
    type: () => 'HtmlText',
    types: { HtmlText: 'kinds.ts' },
    kit: { Html: 'html.tsx' },
    renders: (_, from) => `<Html html={${from}} />`,
    example: () => templateTexts.html,
  },
  number: {
    type: () => 'number',
    types: {},
    kit: {},
    renders: (_, from) => `<p>{${from}}</p>`,
    example: () => 8,
  },
  choice: {
    type: ({ choices }) => choices.map((choice) => `'${choice}'`).join(' | '),
    types: {},
    kit: {},
    description: ({ choices, optional, ...field }) => ({
      en: `The ${splitName(field.name)}: ${either(choices, 'or')}.${optional ? ` Default: \`${choices[0]}\`.` : ''}`,
      zh: `取 ${either(choices, '或')}。${optional ? `默认：\`${choices[0]}\`。` : ''}`,
    }),
    renders: () => '',
    example: ({ choices }) => choices.at(-1),
  },
  link: {
    type: () => 'Link',
    types: { Link: 'link.ts' },
    kit: { ...inline, Link: 'link.tsx' },
    renders: (_, from) => `<p>${linked(from)}</p>`,
    example: () => link,
  },
  links: {
    type: () => 'ListedLink[]',
    types: { ListedLink: 'link.ts' },
    kit: { ...inline, Link: 'link.tsx' },
    renders: (_, from) => `<ul>{${from}.map((link, index) => <li key={index}>${linked('link')}</li>)}</ul>`,
    example: () => [link],
  },
  picture: {
    type: () => 'Picture',
    types: { Picture: 'picture.ts' },
    kit: { Picture: 'picture.tsx' },
    renders: (_, from) => `<Picture picture={${from}} />`,
    example: () => ({ src: 'example.svg', alt: templateTexts.picture }),
  },
  list: {
    type: (_, item) => `${item}[]`,
    types: {},
    kit: {},
    renders: ({ fields }, from, block) =>
      `<ul>{${from}.map((item, index) => (<li key={index}${writeClassAttribute(fields, 'item', block)}>${renderFields(fields, 'item', block)}</li>))}</ul>`,
    example: ({ fields }) => [createExampleFields(fields)],
  },
  rows: {
    type: () => 'Row[]',
    types: { Row: 'column.ts', DataBinding: 'data.ts' },
    kit: { rowsIn: 'search-rows.ts', fieldInline: 'search-rows.ts', Inline: 'inline.tsx' },
    renders: () => '',
    example: () => undefined,
  },
  field: {
    type: () => 'FieldName',
    types: { FieldName: 'kinds.ts' },
    kit: {},
    renders: () => '',
    example: ({ name: field }) => field,
  },
};

export const sectionKinds = Object.keys(kinds);

export function findSectionKind({ kind }: ScaffoldField): SectionKind {
  return kinds[kind] as SectionKind;
}

export function describeSectionField(field: ScaffoldField): Message {
  return findSectionKind(field).description?.(field) ?? describeField(field.kind, field.name);
}

/** The class attribute of an element: its block class, and a modifier for each choice. */
export function writeClassAttribute(fields: ScaffoldField[], from: string, block: string): string {
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const modifiers = choices.map(({ name, optional, choices: [first] }) => {
    const value = optional ? `${from}.${name} ?? '${first}'` : `${from}.${name}`;
    return `${block}--\${${value}}`;
  });
  if (modifiers.length === 0) return from === 'item' ? '' : ` className="${block}"`;
  return ` className={\`${[...(from === 'item' ? [] : [block]), ...modifiers].join(' ')}\`}`;
}

export function renderFields(fields: ScaffoldField[], from: string, block: string): string {
  return fields
    .map((field) => {
      const value = `${from}.${field.name}`;
      const element = findSectionKind(field).renders(field, value, block);
      return field.optional && element !== '' ? `{${value} !== undefined && (${element})}` : element;
    })
    .filter(Boolean)
    .join('\n');
}

export function createExampleFields(fields: ScaffoldField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, findSectionKind(field).example(field)]));
}
