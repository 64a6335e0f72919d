import { type Message, quoteNames } from '../../check/messages/message.ts';
import { t } from '../../check/messages/messages.ts';
import { definitionName } from '../../model/schema/expansion.ts';
import type { Schema, Schemas } from '../../model/schema/schema.ts';
import { bilingualDescription } from './properties.ts';
import { listsByKind, proposeNames } from './proposed-names.ts';

/** The schemas with an editor's proposals, relative to the schema that uses them. */
export interface Proposals {
  /** The site's own names (see `engine/generate/schemas/site-names.ts`). */
  names: string;
  /** The schema with the snippets of sections (see `skeletons.ts`). */
  skeletons: string;
  /** The snippets for other whole values, by definition. */
  whole: Schemas;
}

/** Kinds with a format of the editor's language service, such as a color picker. */
const formats: Record<string, string> = { Color: 'color-hex' };

/** A schema for editors that allows the same values: with proposals, descriptions and readable messages. */
export function createEditorSchema({ definitions: kinds = {}, ...root }: Schema, proposals: Proposals): Schema {
  const definitions = Object.entries(kinds).map(([name, one]) => {
    // A derived kind has its own suggestions: `FileTarget` is a `Target`, but not a route.
    const format = formats[name];
    const explanation = explained(
      { ...one, ...(format && { format }) },
      { ...proposals, kinds },
      name in listsByKind ? {} : listsByKind,
    );
    // On hovering the service shows the innermost sentence, which must be the field's own and not its type's.
    const { markdownDescription: _, ...rest } = explanation;
    return [name, rest];
  });
  const whole = explained(root, { ...proposals, kinds }, listsByKind);
  return definitions.length > 0 ? { ...whole, definitions: Object.fromEntries(definitions) } : whole;
}

function explained(schema: Schema, proposals: Proposals & { kinds: Schemas }, lists: typeof listsByKind): Schema {
  const { pattern, oneOf, $ref, allOf = [], properties, if: condition, then, else: otherwise, ...rest } = schema;
  const part = (one: Schema) => explained(one, proposals, lists);
  // A value has only one description: that of its position.
  const branch = (one: Schema) => {
    const { markdownDescription: _, ...rest } = part(one);
    return rest;
  };
  const referred = $ref === undefined ? undefined : definitionName($ref);
  const kind = referred === undefined ? undefined : proposals.kinds[referred];
  const description = bilingualDescription(schema.description === undefined && kind ? kind : schema);
  const snippets = referred === undefined ? undefined : proposals.whole[referred];
  const all = [
    // Not next to `allOf`: VS Code ignores the keywords next to a reference.
    ...(referred === 'Section' ? [{ $ref: `${proposals.skeletons}#/definitions/${referred}` }] : []),
    ...allOf.map(branch),
    // The service prefers the target of a reference to keywords next to it.
    ...($ref === undefined ? [] : [{ $ref }]),
    ...(referred === undefined ? [] : proposeNames(referred, lists[referred] ?? [], proposals.names, proposals.kinds)),
    ...(oneOf ? choiceIn(oneOf) : []),
  ];
  const { title, titleZh, description: ownDescription, zh } = schema;
  const own =
    properties?.type?.const === undefined
      ? properties
      : { ...properties, type: { ...properties.type, title, titleZh, description: ownDescription, zh } };
  return {
    // For a field, the service takes snippets only from its own schema. Those of sections are too large to repeat.
    ...(referred !== undefined && (snippets ?? typeOf(referred, proposals.kinds))),
    ...Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => copied(key, value, part))),
    // VS Code's JSON service would suggest names in a condition as fields.
    ...(condition && {
      if: { not: condition },
      ...(otherwise && { then: branch(otherwise) }),
      ...(then && { else: branch(then) }),
    }),
    ...(description !== undefined && { markdownDescription: description }),
    ...choicesIn(schema),
    // The format repeats the pattern, and would mark a mistake twice.
    ...(pattern !== undefined && { ...(schema.format === undefined && { pattern }), ...formOf(schema) }),
    ...(own && { properties: mapped(own as Schemas, part) }),
    ...(all.length > 0 && { allOf: all }),
  } as Schema;
}

/** The label and description of each value of a choice in both languages. */
function choicesIn({ enum: values, markdownEnumDescriptions: says, enumZh, enumTitles, enumTitlesZh }: Schema): Schema {
  if (!values || !(says ?? enumTitles)) return {};
  const texts = values.map((_, at) => ({
    ...{ title: enumTitles?.[at], titleZh: enumTitlesZh?.[at] },
    ...{ description: says?.[at], zh: enumZh?.[at] },
  }));
  return { markdownEnumDescriptions: texts.map((text) => bilingualDescription(text) ?? '') };
}

/** The type of a definition's values, for which the editor inserts quotation marks or brackets. */
function typeOf(name: string, kinds: Schemas): Schema {
  const { type, $ref } = kinds[name] ?? {};
  return type === undefined ? ($ref === undefined ? {} : typeOf(definitionName($ref), kinds)) : { type };
}

/** The keywords that an editor does not use. */
const unused = [
  'title',
  'titleZh',
  'description',
  'zh',
  'markdownEnumDescriptions',
  'enumZh',
  'enumTitles',
  'enumTitlesZh',
  'alias',
  'aliases',
  'formerNames',
  'formerValues',
  'kind',
  'form',
  'formZh',
  'formExample',
  'spoken',
  'writtenIn',
];
/** The other keywords whose values are schemas. */
const parts = ['items', 'additionalProperties'];

type Change = (schema: Schema) => Schema;

function copied(key: string, value: unknown, part: Change): [string, unknown][] {
  if (unused.includes(key)) return [];
  const isSchema = parts.includes(key) && typeof value === 'object' && value !== null;
  return [[key, isSchema ? part(value as Schema) : value]];
}

function mapped(schemas: Schemas, part: Change): Schemas {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, part(schema)]));
}

/** A pattern's form in words, for the editor to show in place of the pattern. A condition's pattern has none. */
function formOf({ form, formZh, formExample }: Schema): Schema {
  if (form === undefined) return {};
  const words = { en: String(form), zh: String(formZh) };
  return {
    patternErrorMessage: inBoth(
      t('wrongForm', { shown: { en: 'This', zh: '' }, form: words, example: String(formExample) }),
    ),
  };
}

/** A sentence that exactly one of some fields is required. */
function choiceIn(oneOf: Schema[]): Schema[] {
  const options = oneOf.flatMap(({ required = [] }) => required);
  const pairs = options.flatMap((one, index) => options.slice(index + 1).map((other) => [one, other]));
  const none = Object.fromEntries(options.map((option) => [option, false])) as unknown as Schemas;
  return [
    ...pairs.map((both) => ({
      not: { required: both },
      errorMessage: inBoth(t('onlyOne', { names: quoteNames(both, 'and') })),
    })),
    {
      not: { properties: none },
      errorMessage: inBoth(t('oneOfNeeded', { names: quoteNames(options, 'or') })),
    },
  ];
}

/** A mistake in both languages, a line each. */
function inBoth({ en, zh }: Message): string {
  return `${en}\n${zh}`;
}
