import type { Message, MessageLanguage } from '../../check/messages/message.ts';
import type { Schema } from '../../model/schema/schema.ts';

/** A property in the gallery and in the authoring guide. Texts contain `code` marks. */
interface Property {
  name: string;
  /** Its label in forms. Empty without one. */
  title: string;
  /** The type of its value: `one of …`, `list of Link`, `Text`. */
  kind: string;
  required: boolean;
  /** The alternatives to this property (`@exactlyOne`). */
  insteadOf: string[];
  says: string;
}

/** How a definition is called where a value is one: by its name, unless it can be linked to. */
export type LinkDefinition = (definition: string) => string;

const byName: LinkDefinition = (definition) => definition;

/** The description of a type or field from its docstring in a language. Falls back to English. */
export function descriptionIn(language: MessageLanguage, { description = '', zh }: Schema): string {
  return (language === 'zh' && zh) || description;
}

/** The label of a type or field in a language. Falls back to English. */
export function titleIn(language: MessageLanguage, { title = '', titleZh }: Schema): string {
  return (language === 'zh' && titleZh) || title;
}

/**
 * The label and the description of a type or field in both languages, one paragraph each. Empty without a description.
 * Editors use it, because a schema has no language and people with different ones share the settings.
 */
export function bilingualDescription({ title, titleZh, description, zh }: Schema): string | undefined {
  const label = titleZh === undefined ? undefined : `**${title} · ${titleZh}**`;
  return [label, description, zh].filter(Boolean).join('\n\n') || undefined;
}

/** The properties of an object's schema, in the order they are declared. A schema that is no object has none. */
export function listProperties(schema: Schema, language: MessageLanguage, naming = byName): Property[] {
  const either = (schema.oneOf ?? []).flatMap(({ required = [] }) => required);
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    title: titleIn(language, property),
    kind: describeType(property, language, naming),
    required: schema.required?.includes(name) ?? false,
    insteadOf: either.includes(name) ? either.filter((other) => other !== name) : [],
    says: descriptionIn(language, property),
  }));
}

/** The `required` cell of a property that excludes the others: exactly one of them is required. */
export function describeAlternatives(others: string[]): Message {
  const names = others.map((name) => `\`${name}\``);
  return { en: `this or ${names.join(' or ')}`, zh: `此项或 ${names.join(' 或 ')}` };
}

const kinds: Record<string, Message> = {
  string: { en: 'string', zh: '字符串' },
  integer: { en: 'whole number', zh: '整数' },
  number: { en: 'number', zh: '数字' },
  boolean: { en: '`true` or `false`', zh: '`true` 或 `false`' },
  null: { en: '`null`', zh: '`null`' },
  object: { en: 'object', zh: '对象' },
  any: { en: 'anything', zh: '任意值' },
};

export function describeType(schema: Schema, language: MessageLanguage, naming = byName): string {
  const inner = (part: Schema) => describeType(part, language, naming);
  const say = (words: Message) => words[language];
  if (schema.$ref) return naming(nameOf(schema.$ref));
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return say(choice(schema, language));
  if (schema.items) return say({ en: `list of ${inner(schema.items)}`, zh: `列表，每项为：${inner(schema.items)}` });
  if (Array.isArray(schema.type)) {
    const plain = schema.type.filter((type) => !schema.allOf?.some((one) => one.if?.type === type));
    const parts = [...plain.map((type) => inner({ type })), ...choicesIn(schema).map(naming)];
    return parts.join(say({ en: ' or ', zh: '，或 ' }));
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    const value = inner(schema.additionalProperties);
    return say({ en: `names, each with: ${value}`, zh: `任意名称，值为：${value}` });
  }
  return say(kinds[schema.type ?? 'any'] as Message);
}

/** The values of a choice, each with its description, if it has one. */
function choice({ enum: values = [], markdownEnumDescriptions, enumZh }: Schema, language: MessageLanguage): Message {
  const says = (language === 'zh' && enumZh) || markdownEnumDescriptions || [];
  const choices = values.map((value, at) => code(value) + inBrackets(says[at])[language]);
  return { en: `one of ${choices.join(', ')}`, zh: `以下之一：${choices.join('、')}` };
}

/** A sentence as a remark: without its stop, in English beginning small unless with an abbreviation. */
function inBrackets(sentence = ''): Message {
  const remark = sentence.replace(/[.。]$/, '');
  if (remark === '') return { en: '', zh: '' };
  return { en: ` (${remark.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())})`, zh: `（${remark}）` };
}

/** The definitions between which a union chooses. */
function choicesIn({ allOf = [], then, else: otherwise }: Schema): string[] {
  const named = [...allOf, then, otherwise].flatMap((part) => {
    if (!part) return [];
    return part.$ref ? [nameOf(part.$ref)] : choicesIn(part);
  });
  return [...new Set(named)];
}

/** The definitions that a schema references, nearest first. Does not follow inner sections. */
export function listDefinitions(schema: Schema): string[] {
  const found = new Set<string>();
  const follow = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref } = part as Schema;
    const name = $ref && nameOf($ref);
    if (name && name !== 'Section' && !found.has(name)) {
      found.add(name);
      follow(schema.definitions?.[name]);
    }
    for (const [key, value] of Object.entries(part)) if (key !== 'definitions') follow(value);
  };
  follow(schema);
  return [...found];
}

function nameOf(ref: string): string {
  return ref.replace('#/definitions/', '');
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** The definitions that the schemas lead to, by name in order. */
export function collectDefinitions(schemas: Schema[]): Map<string, Schema> {
  const found = schemas.flatMap((schema) =>
    listDefinitions(schema).map((name): [string, Schema] => [name, schema.definitions?.[name] ?? {}]),
  );
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}
