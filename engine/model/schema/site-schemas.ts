import { areCertain } from './languages.ts';
import type { Schema, Schemas } from './schema.ts';
import { matchingLanguage } from './written-language.ts';

/** The languages of interface texts and generated schemas. */
export const engineLanguages = ['zh', 'en'];

/**
 * Adapts schemas to a site's languages: localized values need exactly these, and a single text in a site with one
 * language. Returns the same objects for the languages that the schemas were generated for.
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
  // Twice as fast as through a list of entries.
  const adapted: Record<string, unknown> = {};
  for (const key of Object.keys(part)) adapted[key] = inLanguages((part as Record<string, unknown>)[key], languages);
  return adapted as Part;
}

function isByLanguage({ properties }: Schema): boolean {
  return String(Object.keys(properties ?? {})) === String(engineLanguages);
}

/** Whether a schema is the condition that distinguishes a localized text from a link. */
function asksForAnyLanguage({ anyOf = [] }: Schema): boolean {
  return anyOf.length > 0 && String(anyOf.map(({ required }) => required)) === String(engineLanguages);
}

function forEach(schema: Schema, languages: string[]): Schema {
  const { properties = {}, required, ...rest } = schema;
  const [, english = {}] = engineLanguages.map((code) => properties[code]);
  // Allows any language, so that only site.json reports the error.
  if (!areCertain(languages)) return { ...rest, additionalProperties: english };
  const [only, ...others] = languages;
  // A site may override interface texts in one language only.
  if (only !== undefined && others.length === 0 && required) return { ...english, description: schema.description };
  const said = (code: string) => String(english.description ?? '').replace(/\bEnglish\b/, `\`${code}\``);
  return {
    ...rest,
    properties: Object.fromEntries(
      languages.map((code) => [
        code,
        { ...english, ...formsIn(code, english), ...emptyIn(code, english, rest), description: said(code) },
      ]),
    ),
    ...(required && { required: languages }),
  };
}

/** Lets an interface text be empty, as still to be translated, in a language that the engine lacks. */
function emptyIn(code: string, { pattern }: Schema, { spoken }: Schema): Schema {
  if (!spoken || matchingLanguage(code, spoken) !== undefined) return {};
  return { minLength: 0, pattern: `${pattern}|^$` };
}

/** The plural forms of an interface text in a language. */
function formsIn(code: string, { properties: { other } = {} }: Schema): Schema {
  if (!other) return {};
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted();
  return { properties: Object.fromEntries(forms.map((form) => [form, other])), required: forms };
}
