import type { ErrorObject } from 'ajv';
import type { SectionErrors } from '../model/compiled.ts';
import { addToGroup } from '../model/group-by.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import { isPrefix, pointerOf, valueAt } from '../model/schema/pointer.ts';
import type { Schema } from '../model/schema/schema.ts';
import { type Path, visit } from '../model/schema/walk.ts';
import type { Problem } from './problem.ts';
import type { SiteFile } from './site-files.ts';
import { validatorFor } from './validators.ts';
import { pathFromPointer } from './value-finding.ts';

interface SalvageOptions {
  errors: readonly Problem[];
  /** The site's languages, the default first. */
  languages: string[];
  /** The last valid version. Default: none. */
  last?: SiteFile | undefined;
}

/**
 * Returns what can be shown of a file with errors. A missing language is filled from another. A section or
 * record with an error keeps its last valid version or is left out. Undefined if nothing can be shown.
 */
export function salvageFile(file: SiteFile, options: SalvageOptions): SiteFile | undefined {
  const { last } = options;
  // Markdown always shows: what cannot be rendered shows as it is written.
  if (file.kind === 'markdown' && file.faults.length === 0) return file;
  if (file.faults.length > 0 || !file.learned) return last;
  const before = salvaged.get(file);
  const key = JSON.stringify([options.errors.map(({ pointer, message }) => [pointer, message]), options.languages]);
  if (before && before.key === key && (before.last === last || before.made === last)) return before.made;
  const { schema } = file.learned;
  const copyWith = (value: unknown): SiteFile => {
    const flaws = errorsOf(value, schema).map(({ instancePath }) => pathFromPointer(instancePath));
    const own = Object.getOwnPropertyDescriptors({ value, valid: true, learned: { schema, flaws } });
    return Object.create(Object.getPrototypeOf(file), { ...Object.getOwnPropertyDescriptors(file), ...own });
  };
  const value = soundValue(structuredClone(file.value), file, schema, options);
  const made = value === undefined ? last : copyWith(value);
  salvaged.set(file, { key, last, made });
  return made;
}

/** The same result object while nothing changes, because compiled pages are cached by it. */
const salvaged = new WeakMap<SiteFile, { key: string; last: SiteFile | undefined; made: SiteFile | undefined }>();

function soundValue(value: unknown, file: SiteFile, schema: Schema, options: SalvageOptions): unknown {
  fillLanguages(value, schema, options.languages);
  const { kind } = file;
  if (kind === 'page' || kind === 'shared') return soundPage(value, file, schema, options);
  if (kind === 'record' && Array.isArray(value)) return soundRecords(value, schema, options.last?.value);
  return errorsOf(value, schema).length === 0 ? value : undefined;
}

function fillLanguages(value: unknown, schema: Schema, languages: string[]): void {
  for (const error of errorsOf(value, schema)) {
    const texts = valueAt(value, pathFromPointer(error.instancePath)) as Record<string, unknown>;
    const [given] = languages.filter((language) => isJsonObject(texts) && Object.hasOwn(texts, language));
    for (const language of missingLanguages(texts, languages)) texts[language] = texts[given as string];
  }
}

/** The valid fields of a page or shared file, and its sections, with errors marked. */
function soundPage(
  value: unknown,
  file: SiteFile,
  schema: Schema,
  { errors, languages, last }: SalvageOptions,
): unknown {
  if (!isJsonObject(value)) return undefined;
  const before = isJsonObject(last?.value) ? last.value : {};
  for (const name of new Set(errorsOf(value, schema).flatMap((error) => fieldOf(error, value, schema) ?? []))) {
    if (Object.hasOwn(before, name)) value[name] = structuredClone(before[name]);
    else delete value[name];
  }
  const sections = sectionPaths(value, schema);
  const around = (path: Path) => sections.findLast((section) => isPrefix(section, path));
  const broken = new Map<string, Path>();
  for (const error of errorsOf(value, schema)) {
    const path = around(pathFromPointer(error.instancePath));
    if (path) broken.set(pointerOf(path), path);
  }
  const messages = new Map<string, string[]>();
  for (const { pointer, message } of errors) {
    const path = pathFromPointer(pointer);
    if (missingLanguages(valueAt(file.value, path), languages).length > 0) continue;
    const section = around(path);
    if (section) addToGroup(messages, pointerOf(section), message);
  }
  // From the innermost section, so that an outer one can still be replaced.
  for (const path of sections.toReversed()) {
    const pointer = pointerOf(path);
    const own = messages.get(pointer);
    if (!own && !broken.has(pointer)) continue;
    const list = valueAt(value, path.slice(0, -1)) as unknown[];
    const index = path.at(-1) as number;
    const unsound: SectionErrors = { messages: [...new Set(own ?? [])] };
    list[index] = broken.has(pointer)
      ? standIn(list[index] as Record<string, unknown>, lastAt(before, path, list), unsound)
      : { ...(list[index] as object), unsound };
  }
  const left = structuredClone(value);
  withoutEmpty(left, schema);
  return errorsOf(left, schema).length === 0 ? value : undefined;
}

/** The field of a page that has an error outside of sections. */
function fieldOf(error: ErrorObject, value: object, schema: Schema): string | undefined {
  const path = pathFromPointer(error.instancePath);
  if (path.length > 0)
    return sectionPaths(value, schema).some((section) => isPrefix(section, path)) ? undefined : String(path[0]);
  return error.params.missingProperty ?? error.params.additionalProperty;
}

/** Shown instead of a section with errors: its last valid version, or a frame with its heading. */
function standIn(section: Record<string, unknown>, last: unknown, unsound: SectionErrors): unknown {
  if (isJsonObject(last) && !(last.unsound as SectionErrors | undefined)?.isEmpty) return { ...last, unsound };
  const { type, id, heading } = section;
  const texts = isJsonObject(heading) && Object.keys(heading).length > 0 ? Object.values(heading) : [heading];
  return {
    type: typeof type === 'string' ? type : 'section',
    ...(typeof id === 'string' && { id }),
    ...(texts.every((text) => typeof text === 'string') && { heading }),
    unsound: { ...unsound, isEmpty: true },
  };
}

/** The previous version of a section, by its id, or by its position in a list of equal length. */
function lastAt(before: unknown, path: Path, list: unknown[]): unknown {
  const lists = valueAt(before, path.slice(0, -1));
  if (!Array.isArray(lists)) return undefined;
  const { id, type } = list[path.at(-1) as number] as Record<string, unknown>;
  const isSame = (one: unknown) => isJsonObject(one) && one.type === type;
  const named = id !== undefined && lists.find((one) => isSame(one) && (one as { id?: unknown }).id === id);
  const placed = lists.length === list.length ? lists[path.at(-1) as number] : undefined;
  return named || (isSame(placed) ? placed : undefined);
}

/** Removes empty frames and error marks, so that the schema can check the rest. */
function withoutEmpty(value: unknown, schema: Schema): void {
  for (const path of sectionPaths(value, schema).toReversed()) {
    const list = valueAt(value, path.slice(0, -1)) as unknown[];
    const section = list[path.at(-1) as number] as { unsound?: SectionErrors };
    if (section.unsound?.isEmpty) list.splice(path.at(-1) as number, 1);
    else delete section.unsound;
  }
}

/** Valid records. One with an error keeps its last valid version or is left out. */
function soundRecords(records: unknown[], schema: Schema, last: unknown): unknown {
  const broken = new Set(errorsOf(records, schema).map((error) => pathFromPointer(error.instancePath)[0]));
  const idOf = (record: unknown) => (isJsonObject(record) ? record.id : undefined);
  const before = Array.isArray(last) ? last : [];
  const sound = records.flatMap((record, index) => {
    if (!broken.has(index)) return [record];
    const id = idOf(record);
    return id === undefined ? [] : before.filter((one) => idOf(one) === id).slice(0, 1);
  });
  return errorsOf(sound, schema).length === 0 ? sound : undefined;
}

/** The paths of all sections, outer ones first. */
function sectionPaths(value: unknown, schema: Schema): Path[] {
  const paths: Path[] = [];
  visit(value, schema, (node) => {
    if (node.is('Section') && typeof node.key === 'number' && isJsonObject(node.value)) paths.push(node.path);
  });
  return paths;
}

/** The errors of a value. An `if` only repeats the errors of its branch. */
function errorsOf(value: unknown, schema: Schema): ErrorObject[] {
  const validate = validatorFor(schema);
  return validate(value) ? [] : (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
}

/** The languages that a localized text lacks. Empty for other values. */
export function missingLanguages(value: unknown, languages: string[]): string[] {
  if (!isJsonObject(value)) return [];
  const given = Object.keys(value);
  if (given.length === 0 || !given.every((key) => languages.includes(key))) return [];
  return languages.filter((language) => !Object.hasOwn(value, language));
}
