import { pascalCase } from '../../site/type-names.ts';
import { completeSentence, writeDocstring } from './docstring.ts';
import { type NewType, type ScaffoldField, writeLabel } from './fields.ts';
import {
  createExampleFields,
  describeSectionField,
  findSectionKind,
  renderFields,
  type SectionKind,
  writeClassAttribute,
} from './section-kinds.ts';
import { translateTexts } from './site-texts.ts';
import templateTexts from './template-texts.json' with { type: 'json' };

/** A source without parameters, and a text field of its rows, for an example with live data. */
export interface Bindable {
  source: string;
  field: string;
}

/** Descriptor, renderer, styles and examples of a section type. Throws if rows and their fields do not match. */
export function createSectionFiles(section: NewType, bindable: Bindable | undefined): Record<string, string> {
  const { name, fields, own } = section;
  checkRows(fields, true);
  const folder = own ? `sections/${name}` : `engine/sections/${name}`;
  return {
    [`${folder}/descriptor.ts`]: descriptor(section),
    [`${folder}/${name}.tsx`]: renderer(section),
    [`${folder}/${name}.css`]: `@layer sections {\n  .${name} {\n    display: grid;\n    gap: var(--space-4);\n  }\n}\n`,
    [`${folder}/example.json`]: `${JSON.stringify(translateTexts(examplesOf(section, bindable), section.languages), null, 2)}\n`,
  };
}

const isRows = ({ kind }: ScaffoldField) => kind === 'rows';
const isShown = ({ kind }: ScaffoldField) => kind === 'field';

function checkRows(fields: ScaffoldField[], outside: boolean): void {
  const rows = fields.filter(isRows);
  const misplaced = rows.find(({ name, optional }) => !outside || name !== 'rows' || optional);
  if (misplaced)
    throw new Error(`"${misplaced.name}" cannot be rows. A section has one list of rows, written rows:rows.`);
  const shown = fields.some(isShown);
  if (shown && rows.length === 0) throw new Error('a field of kind field shows a field of the rows. Add rows:rows.');
  if (rows.length > 0 && !fields.some((field) => isShown(field) && !field.optional))
    throw new Error('rows need a field to show. Add for example title:field.');
  for (const field of fields) checkRows(field.fields, false);
}

function examplesOf({ name, fields }: NewType, bindable: Bindable | undefined): unknown[] {
  const { rows, ...others } = createExampleFields(fields);
  const section = { type: name, ...others };
  if (!fields.some(isRows)) return [{ name: templateTexts.everyField, section }];
  const shown = fields.filter(isShown).map((field) => field.name);
  const row = Object.fromEntries(shown.map((field) => [field, templateTexts.sentence]));
  const written = { name: templateTexts.writtenRows, section: { ...section, rows: [row] } };
  if (!bindable) return [written];
  const bound = Object.fromEntries(shown.map((field) => [field, bindable.field]));
  return [
    written,
    {
      name: templateTexts.boundRows,
      section: { ...section, ...bound, data: { source: bindable.source } },
    },
  ];
}

function descriptor({ name, description, fields, own }: NewType): string {
  const type = pascalCase(name);
  const types = Object.assign({ SectionBase: 'section.ts' }, ...everyKind(fields).map((kind) => kind.types));
  const tags = fields.some(isRows) ? ['@exactlyOne rows data'] : [];
  return `${imported(types, 'model', 'import type', own)}
${writeDocstring(description, writeLabel('section', name), ...tags)}export interface ${type}Section extends SectionBase {
${members(type, fields)}}
${itemTypes(type, fields)}`;
}

function members(owner: string, fields: ScaffoldField[]): string {
  const dataTitle = { en: 'Rows from data', zh: '数据来源' };
  const data = {
    en: 'The source of the rows. Use either `data` or `rows`.',
    zh: '行的数据源。`data` 和 `rows` 二选一。',
  };
  return fields
    .map((field) => {
      const kind = findSectionKind(field);
      const mark = field.optional || isRows(field) ? '?' : '';
      const choices = field.choices.map((choice) => {
        const { en, zh } = writeLabel('choice', choice);
        return `${choice}: ${en} | ${zh}`;
      });
      const tags = choices.length > 0 ? ['@choices', ...choices] : [];
      const docstring = writeDocstring(describeSectionField(field), writeLabel(field.kind, field.name), ...tags);
      const member = `${docstring}${field.name}${mark}: ${kind.type(field, itemName(owner, field))};\n`;
      return isRows(field) ? `${member}${writeDocstring(data, dataTitle)}data?: DataBinding;\n` : member;
    })
    .join('');
}

/** The item types of lists, each after the type that contains the list. */
function itemTypes(owner: string, fields: ScaffoldField[]): string {
  return fields
    .filter(({ kind }) => kind === 'list')
    .map((field) => {
      const name = itemName(owner, field);
      const description = { en: `An item of \`${field.name}\`.`, zh: `\`${field.name}\` 中的一项。` };
      return `\n${writeDocstring(description)}export interface ${name} {\n${members(name, field.fields)}}\n${itemTypes(name, field.fields)}`;
    })
    .join('');
}

function itemName(owner: string, { name }: ScaffoldField): string {
  return `${owner}${pascalCase(`-${name}`)}Item`;
}

function renderer({ name, description, fields, own }: NewType): string {
  const component = pascalCase(name);
  const hasRows = fields.some(isRows);
  const kit: Record<string, string> = Object.assign({}, ...everyKind(fields).map((kind) => kind.kit));
  // A component with the name of an imported one would shadow it.
  const view = component in kit ? `${component}View` : component;
  const shown = fields.filter(isShown).map((field) => {
    const words = `<p><Inline text={fieldInline(row, section.${field.name})} /></p>`;
    return field.optional ? `{section.${field.name} !== undefined && (${words})}` : words;
  });
  const list = hasRows ? `<ul>{rows.map((row, index) => (<li key={index}>${shown.join('\n')}</li>))}</ul>` : '';
  const answer = hasRows ? ', RowsAnswer | undefined' : '';
  return `${imported({ SectionProps: 'compiled.ts' }, 'model', 'import type', own)}${imported(kit, 'ui/kit', 'import', own)}${
    hasRows ? imported({ RowsAnswer: 'search-rows.ts' }, 'ui/kit', 'import type', own) : ''
  }import type { ${component}Section } from './descriptor.ts';
import './${name}.css';

/** ${completeSentence(description.en, '.')} */
export default function ${view}({ section${hasRows ? ', data' : ''} }: SectionProps<${component}Section${answer}>) {
${hasRows ? '  const rows = rowsIn(data, section.rows);\n' : ''}  return (
    <div${writeClassAttribute(fields, 'section', name)}>
${[renderFields(fields, 'section', name), list].filter(Boolean).join('\n')}
    </div>
  );
}
`;
}

/** The kinds of all fields, including nested ones. */
function everyKind(fields: ScaffoldField[]): SectionKind[] {
  const all = (list: ScaffoldField[]): ScaffoldField[] => list.flatMap((field) => [field, ...all(field.fields)]);
  return all(fields).map(findSectionKind);
}

/** Types that `pagewright/section` exports under another name, because a component has the same name. */
const otherNames: Record<string, string> = { Link: 'LinkTo as Link', Picture: 'PictureOf as Picture' };

/** Import statements for names from a folder of the engine. A section of the site imports from `pagewright/section`. */
function imported(names: Record<string, string>, from: string, how: 'import' | 'import type', own: boolean): string {
  if (own) {
    const all = Object.keys(names).map((name) => (how === 'import type' && otherNames[name]) || name);
    return all.length > 0 ? `${how} { ${all.sort().join(', ')} } from 'pagewright/section';\n` : '';
  }
  return Object.entries(names)
    .map(([name, file]) => `${how} { ${name} } from '../../${from}/${file}';\n`)
    .join('');
}
