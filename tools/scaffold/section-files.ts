import { pascalCase } from '../schemas/names.ts';
import { asSentence, type Field, wordsOf } from './fields.ts';

/** A kind of field: its type, the sentence that explains it, how it is rendered, and an example. */
interface Kind {
  type: string;
  imports: Record<string, string>;
  kit: Record<string, string>;
  says(words: string): string;
  renders(field: Field): string;
  example: unknown;
}

const inline = { Inline: 'inline.tsx' };
const link = (from: string) => `<Link to={${from}.to}><Inline text={${from}.label} /></Link>`;
const sample = { zh: '截断能取 50 Ry。', en: 'The cutoff is 50 Ry.' };

const kinds: Record<string, Kind> = {
  text: {
    type: 'Text',
    imports: { Text: 'kinds.ts' },
    kit: inline,
    says: (words) => `The ${words}, in words.`,
    renders: ({ name }) => `<p><Inline text={${name}} /></p>`,
    example: sample,
  },
  texts: {
    type: 'Text[]',
    imports: { Text: 'kinds.ts' },
    kit: inline,
    says: (words) => `The ${words}, a paragraph each.`,
    renders: ({ name, optional }) =>
      `${name}${optional ? '?' : ''}.map((text, index) => <p key={index}><Inline text={text} /></p>)`,
    example: [sample],
  },
  link: {
    type: 'Link',
    imports: { Link: 'link.ts' },
    kit: { ...inline, Link: 'link.tsx' },
    says: (words) => `The link of the ${words}.`,
    renders: ({ name }) => `<p>${link(name)}</p>`,
    example: { label: { zh: '第二页', en: 'The second page' }, to: '/second' },
  },
  links: {
    type: 'Link[]',
    imports: { Link: 'link.ts' },
    kit: { ...inline, Link: 'link.tsx' },
    says: (words) => `The ${words}: links, in order.`,
    renders: ({ name }) => `<ul>{${name}.map((link, index) => <li key={index}>${link('link')}</li>)}</ul>`,
    example: [{ label: { zh: '第二页', en: 'The second page' }, to: '/second' }],
  },
  picture: {
    type: 'Picture',
    imports: { Picture: 'picture.ts' },
    kit: { Picture: 'picture.tsx' },
    says: (words) => `The picture of the ${words}.`,
    renders: ({ name }) => `<Picture picture={${name}} />`,
    example: { src: 'example.svg', alt: { zh: '硅的晶胞', en: 'A unit cell of silicon' } },
  },
};

/** The kinds that a section's fields may have. */
export const sectionKinds = Object.keys(kinds);

/** A new section's folder: its descriptor, renderer, styles and an example with every field. Paths from the repository's root. */
export function sectionFiles(name: string, says: string, fields: Field[]): Record<string, string> {
  const folder = `engine/sections/${name}`;
  const example = Object.fromEntries(fields.map((field) => [field.name, kindOf(field).example]));
  const examples = [{ name: 'Every field', section: { type: name, ...example } }];
  return {
    [`${folder}/descriptor.ts`]: descriptor(name, says, fields),
    [`${folder}/${name}.tsx`]: renderer(name, says, fields),
    [`${folder}/${name}.css`]: `@layer sections {\n  .${name} {\n    display: grid;\n    gap: var(--space-4);\n  }\n}\n`,
    [`${folder}/example.json`]: JSON.stringify(examples, null, 2),
  };
}

function kindOf({ kind }: Field): Kind {
  return kinds[kind] as Kind;
}

function imported(names: Record<string, string>, from: string, how: 'import' | 'import type'): string {
  return Object.entries(names)
    .map(([name, file]) => `${how} { ${name} } from '../../${from}/${file}';\n`)
    .join('');
}

function descriptor(name: string, says: string, fields: Field[]): string {
  const types = Object.assign({}, ...fields.map((field) => kindOf(field).imports));
  const members = fields.map(
    (field) =>
      `/** ${kindOf(field).says(wordsOf(field.name))} */\n${field.name}${field.optional ? '?' : ''}: ${kindOf(field).type};\n`,
  );
  return `${imported({ SectionBase: 'section.ts', ...types }, 'descriptor', 'import type')}
/** ${asSentence(says)} */
export interface ${pascalCase(name)}Section extends SectionBase {
${members.join('')}}
`;
}

function renderer(name: string, says: string, fields: Field[]): string {
  const component = pascalCase(name);
  // A section named like a part of the kit that it shows would hide it.
  const kit: Record<string, string> = Object.assign({}, ...fields.map((field) => kindOf(field).kit));
  const own = component in kit ? `${component}View` : component;
  const body = fields.map((field) => {
    const rendered = kindOf(field).renders(field);
    if (!rendered.startsWith('<')) return `{${rendered}}`;
    return field.optional ? `{${field.name} && (${rendered})}` : rendered;
  });
  return `${imported({ SectionProps: 'compiled.ts' }, 'descriptor', 'import type')}${imported(kit, 'kit', 'import')}import type { ${component}Section } from './descriptor.ts';
import './${name}.css';

/** ${asSentence(says)} */
export default function ${own}({ section }: SectionProps<${component}Section>) {
  const { ${fields.map((field) => field.name).join(', ')} } = section;
  return <div className="${name}">${body.join('\n')}</div>;
}
`;
}
