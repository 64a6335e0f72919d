import type { ErrorObject } from 'ajv';
import { definitionName } from '../schema/expansion.ts';
import type { Schema } from '../schema/schema.ts';
import { type Misplaced, misplacedIn } from './misplaced.ts';
import type { Finding } from './rule.ts';
import { pathOf, valueFinding } from './schema-messages.ts';
import { nearest, type Suggestion, suggest } from './suggest.ts';
import { schemaWords } from './words/schema-words.ts';
import type { Words } from './words/words.ts';

/** Turns Ajv's errors about one file into findings: one for each mistake, at the value or key at fault. */
export function explain(errors: ErrorObject[], schema: Schema): Finding[] {
  const misplaced = misplacedIn(errors);
  const places = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    // `if` only repeats the error of its branch; `required` inside a `oneOf` is told by the `oneOf` itself.
    if (error.keyword === 'if' || error.schemaPath.includes('/oneOf/')) continue;
    places.set(error.instancePath, [...(places.get(error.instancePath) ?? []), error]);
  }
  return [...places.values()].flatMap((here) => {
    // A value of the wrong kind has no fields to speak of.
    const kind = here.find(({ keyword }) => keyword === 'type');
    if (kind) return [valueFinding(kind, schema)];
    const fields = here.filter(({ keyword }) => ['additionalProperties', 'required', 'oneOf'].includes(keyword));
    // What else is said of one value are echoes: an empty text is also not of the right form.
    const value = here.find((error) => !fields.includes(error));
    return [...fieldFindings(fields, schema, misplaced), ...(value ? [valueFinding(value, schema)] : [])];
  });
}

/** What is wrong with the names in one object. A misspelled name of a needed field is one mistake, not two. */
function fieldFindings(errors: ErrorObject[], schema: Schema, misplaced: Misplaced[]): Finding[] {
  const [first] = errors;
  if (!first) return [];
  const path = pathOf(first.instancePath);
  const keys = Object.keys(first.data as object);
  const params = (keyword: string, name: string) =>
    new Set(errors.filter((error) => error.keyword === keyword).map((error) => error.params[name] as string));
  const unknown = params('additionalProperties', 'additionalProperty');
  const missing = params('required', 'missingProperty');
  const choice = errors.find(({ keyword }) => keyword === 'oneOf');
  const options = choice ? alternativesOf(choice) : [];
  const chosen = options.filter((option) => keys.includes(option));

  // Where any field may stand, a misspelled one is not unknown; it is found by its likeness to the missing one.
  const known = errors.flatMap(({ parentSchema }) => Object.keys((parentSchema as Schema).properties ?? {}));
  const suspects = new Set(unknown.size > 0 ? unknown : keys.filter((key) => !known.includes(key)));
  const free = known.filter((field) => !keys.includes(field));
  const meant = (name: string) =>
    free.find((field) =>
      errors.some(({ parentSchema }) => otherNames(parentSchema as Schema, field, schema).includes(name.toLowerCase())),
    );
  const [stranger] = unknown.size === 1 && missing.size === 1 ? [...unknown].filter((key) => !nearest(key, free)) : [];
  const renamed = new Map<string, string>();
  for (const needed of [...missing, ...(chosen.length === 0 ? options : [])]) {
    const suspect =
      [...suspects].find((key) => meant(key) === needed || nearest(key, [needed])) ??
      (missing.has(needed) ? stranger : undefined);
    if (suspect === undefined || renamed.has(suspect)) continue;
    renamed.set(suspect, needed);
    suspects.delete(suspect);
  }
  // What stands elsewhere is told there.
  const elsewhere = misplaced.filter(({ from }) => from === first.instancePath).map(({ name }) => name);
  const told = new Set([...renamed.values(), ...elsewhere]);
  const lost = [...missing].filter((name) => !told.has(name));

  const findings = [...new Set([...unknown, ...renamed.keys()])].map((name): Finding => {
    const home = misplaced.find((one) => one.name === name && one.at === first.instancePath);
    if (home) return { code: 'unknown-field', path: [...path, name], at: 'key', message: home.message };
    const other = meant(name);
    const better = other ? { suggestion: other, sure: true } : suggestedName(name, renamed.get(name), free, known);
    const message = schemaWords.unknownField(name, better.suggestion === undefined ? known : []);
    return { code: 'unknown-field', path: [...path, name], at: 'key', message, ...better };
  });
  if (lost.length > 0) findings.push({ code: 'missing-field', path, message: missingMessage(lost) });
  if (chosen.length > 1) {
    const message = schemaWords.onlyOne(options);
    findings.push({ code: 'one-of', path: [...path, chosen.at(-1) as string], at: 'key', message });
  } else if (choice && unknown.size === 0 && renamed.size === 0 && !options.some((name) => told.has(name))) {
    findings.push({ code: 'one-of', path, message: schemaWords.oneNeeded(options) });
  }
  return findings;
}

/** What people call a field otherwise, or every field of its kind (`@alias`). */
function otherNames({ properties = {} }: Schema, field: string, { definitions = {} }: Schema): string[] {
  const names: string[] = [];
  for (let part = properties[field]; part; part = part.$ref ? definitions[definitionName(part.$ref)] : undefined)
    names.push(...String(part.alias ?? '').split(/\s+/));
  return names.filter(Boolean);
}

function alternativesOf(error: ErrorObject): string[] {
  return ((error.schema as Schema[]) ?? []).flatMap((option) => option.required ?? []);
}

function missingMessage(names: string[]): Words {
  const [name = ''] = names;
  if (names.length > 1) return schemaWords.missingFields(names);
  if (name === 'zh') return schemaWords.missingChinese();
  if (name === 'en') return schemaWords.missingEnglish();
  return schemaWords.missingField(name);
}

/** What to write in place of an unknown name: the needed field it stands for, else a field that is free, else any. */
function suggestedName(name: string, needed: string | undefined, free: string[], known: string[]): Suggestion {
  const found = suggest(name, free);
  if (needed !== undefined) return { suggestion: needed, sure: found.suggestion === needed && found.sure };
  // A field that is there already cannot be written again.
  return found.suggestion === undefined ? { suggestion: nearest(name, known) } : found;
}
