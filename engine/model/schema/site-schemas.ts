import { areCertain } from './languages.ts';
import type { Schema, Schemas } from './schema.ts';

/** The languages that the engine's own words are in, and for which the schemas are generated. */
export const engineLanguages = ['zh', 'en'];

/**
 * The schemas for a site of these languages. A value for each language asks for exactly those; in a site of one language, such a
 * value is the one text. Where the languages are those that the schemas were generated for, they are the same objects.
 */
export function schemasIn(schemas: Schemas, languages: string[]): Schemas {
  if (String(languages) === String(engineLanguages)) return schemas;
  return Object.fromEntries(Object.entries(schemas).map(([path, schema]) => [path, inLanguages(schema, languages)]));
}

function inLanguages<Part>(part: Part, languages: string[]): Part {
  if (Array.isArray(part)) return part.map((item) => inLanguages(item, languages)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const schema = part as Schema;
  if (asksForAnyLanguage(schema)) return { anyOf: languages.map((code) => ({ required: [code] })) } as Part;
  if (isByLanguage(schema)) return forEach(schema, languages) as Part;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inLanguages(value, languages)])) as Part;
}

/** Whether a schema asks for a value for each language. */
function isByLanguage({ properties }: Schema): boolean {
  return String(Object.keys(properties ?? {})) === String(engineLanguages);
}

/** Whether a schema is the condition that a value has one of the languages, by which a text is told from a link. */
function asksForAnyLanguage({ anyOf = [] }: Schema): boolean {
  return anyOf.length > 0 && String(anyOf.map(({ required }) => required)) === String(engineLanguages);
}

function forEach(schema: Schema, languages: string[]): Schema {
  const { properties = {}, required, ...rest } = schema;
  const [, english = {}] = engineLanguages.map((code) => properties[code]);
  // Texts may then be in any language, so that the mistake is reported in site.json alone.
  if (!areCertain(languages)) return { ...rest, additionalProperties: english };
  const [only, ...others] = languages;
  // The engine's own words may be changed in one language and not in the other.
  if (only !== undefined && others.length === 0 && required) return { ...english, description: schema.description };
  const said = (code: string) => String(english.description ?? '').replace(/\bEnglish\b/, `\`${code}\``);
  return {
    ...rest,
    properties: Object.fromEntries(
      languages.map((code) => [code, { ...english, ...formsIn(code, english), description: said(code) }]),
    ),
    ...(required && { required: languages }),
  };
}

/** The forms for numbers that a word has in a language, where it has such forms. */
function formsIn(code: string, { properties: { other } = {} }: Schema): Schema {
  if (!other) return {};
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
  return { properties: Object.fromEntries(forms.map((form) => [form, other])), required: forms };
}
