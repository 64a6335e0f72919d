import type { ErrorObject } from 'ajv';
import { groupBy } from '../model/group-by.ts';
import { definitionName } from '../model/schema/expansion.ts';
import type { Schema } from '../model/schema/schema.ts';
import { type Message, quoteNames } from './messages/message.ts';
import { t } from './messages/messages.ts';
import { addField, collectNames, misplacedFields, type ObjectNames } from './misplaced-fields.ts';
import type { Finding } from './rule.ts';
import { nearest, type Suggestion, suggest } from './suggest.ts';
import { unionAlternatives } from './union-alternatives.ts';
import { type SchemaContext, valueFinding } from './value-finding.ts';

type UnionNames = ObjectNames & {
  /** The fields that choose another branch of its union. */
  alternatives: string[];
};

/** Converts Ajv's errors for one file to findings, one for each mistake. */
export function explainErrors(errors: ErrorObject[], whole: SchemaContext): Finding[] {
  // `if` only repeats the error of its branch, and `oneOf` reports its own `required`.
  const own = errors.filter(({ keyword, schemaPath }) => keyword !== 'if' && !schemaPath.includes('/oneOf/'));
  const places = groupBy(own, ({ instancePath }) => instancePath);
  const values: Finding[] = [];
  const objects: UnionNames[] = [];
  for (const here of places.values()) {
    // Fields of a value of the wrong type do not matter.
    const kind = here.find(({ keyword }) => keyword === 'type');
    const fields = kind
      ? []
      : here.filter(({ keyword }) => ['additionalProperties', 'required', 'oneOf'].includes(keyword));
    // Other errors of one value are consequences: an empty text also has the wrong form.
    const value = kind ?? here.find((error) => !fields.includes(error));
    if (value) values.push(valueFinding(value, whole));
    if (fields.length > 0) {
      const names = collectNames(fields);
      objects.push({ ...names, alternatives: unionAlternatives(names.schemas, whole.schema) });
    }
  }
  const renamed = objects.flatMap(renamedFields);
  return [
    ...renamed,
    ...misplacedFields(objects, values, whole),
    ...objects.flatMap((names) => fieldFindings(names, whole.schema)),
    ...values,
  ];
}

/** Finds fields with their names of earlier releases. Removes them from `unknown` and the new names from `missing`. */
function renamedFields(object: ObjectNames): Finding[] {
  const { path, data, unknown, schemas } = object;
  const fields = schemas.flatMap(({ properties = {} }) => Object.entries(properties));
  return [...unknown].flatMap((old) => {
    const [now] =
      fields.find(([name, { formerNames }]) => formerNames?.includes(old) && !Object.hasOwn(data, name)) ?? [];
    if (now === undefined) return [];
    unknown.delete(old);
    addField(object, now);
    const message = t('renamed', { old, now });
    return [{ code: 'old-name', path: [...path, old], at: 'key', message, suggestion: now, sure: true }];
  });
}

/** The mistakes in the names of an object. A misspelled required field is one mistake, not two. */
function fieldFindings(names: UnionNames, schema: Schema): Finding[] {
  const { path, data, unknown, missing, options, known, schemas, alternatives } = names;
  const [other] = [...unknown].flatMap((name) => {
    const suggestion = nearest(name, alternatives);
    return suggestion === undefined || nearest(name, known) === suggestion ? [] : [{ name, suggestion }];
  });
  if (other) {
    const message = t('unknownField', { name: other.name, fields: [] });
    const { suggestion } = other;
    // Other errors follow from the wrong branch.
    return [{ code: 'unknown-field', path: [...path, other.name], at: 'key', message, suggestion }];
  }
  const keys = Object.keys(data);
  const chosen = options.filter((option) => keys.includes(option));
  // If any field is allowed, a misspelled one is found by its similarity to a missing one.
  const suspects = new Set(unknown.size > 0 ? unknown : keys.filter((key) => !known.includes(key)));
  const free = known.filter((field) => !keys.includes(field));
  const meant = (name: string) =>
    free.find((field) => schemas.some((one) => otherNames(one, field, schema).includes(name.toLowerCase())));
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
  const suspected = new Set(renamed.values());
  const lost = [...missing].filter((name) => !suspected.has(name));

  const findings = [...new Set([...unknown, ...renamed.keys()])].map((name): Finding => {
    const other = meant(name);
    const better = other ? { suggestion: other, sure: true } : suggestedName(name, renamed.get(name), free, known);
    const message = t('unknownField', { name, fields: better.suggestion === undefined ? known : [] });
    return { code: 'unknown-field', path: [...path, name], at: 'key', message, ...better };
  });
  if (lost.length > 0) findings.push({ code: 'missing-field', path, message: missingMessage(lost) });
  if (chosen.length > 1) {
    const message = t('onlyOne', { names: quoteNames(options, 'and') });
    findings.push({ code: 'one-of', path: [...path, chosen.at(-1) as string], at: 'key', message });
  } else if (options.length > 0 && unknown.size === 0 && renamed.size === 0) {
    findings.push({
      code: 'one-of',
      path,
      message: t('oneOfNeeded', { names: quoteNames(options, 'or') }),
    });
  }
  return findings;
}

/** Aliases of a field or its type (`@alias`). */
function otherNames({ properties = {} }: Schema, field: string, { definitions = {} }: Schema): string[] {
  const names: string[] = [];
  for (let part = properties[field]; part; part = part.$ref ? definitions[definitionName(part.$ref)] : undefined)
    names.push(...String(part.alias ?? '').split(/\s+/));
  return names.filter(Boolean);
}

function missingMessage(names: string[]): Message {
  const [name = ''] = names;
  if (names.length > 1) return t('missingFields', { names: quoteNames(names, 'and') });
  if (name === 'zh') return t('missingChinese');
  if (name === 'en') return t('missingEnglish');
  return t('missingField', { name });
}

/** Suggests the required field, a free field, or any field. */
function suggestedName(name: string, needed: string | undefined, free: string[], known: string[]): Suggestion {
  const found = suggest(name, free);
  if (needed !== undefined) return { suggestion: needed, sure: found.suggestion === needed && found.sure };
  // An existing field cannot be written again.
  return found.suggestion === undefined ? { suggestion: nearest(name, known) } : found;
}
