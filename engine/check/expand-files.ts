import { groupBy } from '../model/group-by.ts';
import { collectionInFile, collectionOfFile, parseCollection } from '../model/schema/collections.ts';
import { expandRepetitions, traceTemplate } from '../model/schema/expand-repetitions.ts';
import { isJsonObject } from '../model/schema/json-object.ts';
import { codesOf } from '../model/schema/languages.ts';
import { once, oncePer } from '../model/schema/once.ts';
import { pointerOf, valueAt } from '../model/schema/pointer.ts';
import type { RepeatableCollection, RepetitionData, RepetitionFlaw } from '../model/schema/repetition.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import { inOrder } from '../model/sources/collection-answers.ts';
import { t } from './messages/messages.ts';
import { recordsIn } from './record-pages.ts';
import type { LocatedFinding } from './rule.ts';
import { type SiteFile, setSchema } from './site-files.ts';

/** A file with its repeated objects expanded: several if the page itself is repeated. */
export interface ExpandedFile {
  instances: SiteFile[];
  flaws: RepetitionFlaw[];
  basis: ExpansionBasis;
}

/** What an expansion depends on, besides the file. */
interface ExpansionBasis {
  schema: Schema;
  languages: string;
  collections: readonly string[];
  /** The files of these collections and of their records. */
  data: readonly SiteFile[];
}

/** Whether a file may have repeated objects. Few do, and reading all nodes takes long. */
export const mayRepeat = oncePer(
  (file: SiteFile): boolean =>
    ['page', 'shared', 'site'].includes(file.kind) &&
    !file.written &&
    (file.repeats ?? file.text.includes('"forEach"')),
);

/** The collections and records among a site's files, for repetitions. */
export interface RepetitionFiles extends RepetitionData {
  filesOf(collection: string): readonly SiteFile[];
}

/** The data of repetitions. `site` is the value of site.json. Default: that of the file. */
export function repetitionIn(
  files: readonly SiteFile[],
  site = files.find(({ kind }) => kind === 'site')?.value,
): RepetitionFiles {
  const isData = ({ kind }: SiteFile) => kind === 'record' || kind === 'collection';
  const byCollection = once(() => groupBy(files.filter(isData), ({ file }) => collectionOfFile(file)));
  const filesOf = (collection: string) => byCollection().get(collection) ?? [];
  return {
    names: files.flatMap(({ file }) => collectionInFile(file) ?? []).sort(),
    languages: codesOf(isJsonObject(site) ? site : {}),
    filesOf,
    find: oncePer((collection: string): RepeatableCollection | undefined => {
      const own = filesOf(collection);
      const declaration = own.find(({ kind }) => kind === 'collection');
      if (!declaration) return undefined;
      const { fields, order = [] } = parseCollection(declaration.value);
      const records = own.filter(({ kind }) => kind === 'record').flatMap(recordsIn);
      return { fields, records: inOrder(records.map(({ record }) => record).filter(isJsonObject), order, '') };
    }),
  };
}

/** Expands the files with repeated objects; the others stay the same objects. */
export function expandFiles(files: readonly SiteFile[], schemas: Schemas): readonly SiteFile[] {
  if (!files.some(mayRepeat)) return files;
  const data = repetitionIn(files);
  return files.flatMap((file) =>
    mayRepeat(file) ? expandFile(file, schemas[file.schemaPath] ?? {}, data).instances : file,
  );
}

/** Returns the same instances while the file and its data are the same, because compiled pages are cached by them. */
export function expandFile(file: SiteFile, schema: Schema, data: RepetitionFiles): ExpandedFile {
  const before = expanded.get(file);
  if (before && isUpToDate(before, schema, data)) return before;
  const used = new Set<string>();
  const find = (collection: string) => {
    used.add(collection);
    return data.find(collection);
  };
  const { values, flaws } = expandRepetitions(file.value, schema, { ...data, find });
  const made: ExpandedFile = {
    instances: values.map((value) => instanceOf(file, value, schema)),
    flaws,
    basis: {
      schema,
      languages: data.languages.join(),
      collections: [...used],
      data: [...used].flatMap(data.filesOf),
    },
  };
  expanded.set(file, made);
  return made;
}

const expanded = new WeakMap<SiteFile, ExpandedFile>();

/** Whether the schema, the languages and the records are those of an expansion. */
export function isUpToDate({ basis }: ExpandedFile, schema: Schema, data: RepetitionFiles): boolean {
  const now = basis.collections.flatMap(data.filesOf);
  return (
    basis.schema === schema &&
    basis.languages === data.languages.join() &&
    basis.data.length === now.length &&
    basis.data.every((file, index) => file === now[index])
  );
}

function instanceOf(written: SiteFile, value: unknown, schema: Schema): SiteFile {
  const { file, text, kind, schemaPath, valid, timed } = written;
  // Without a tree: positions in the text belong to the template.
  const instance: SiteFile = { file, text, value, tree: undefined, faults: [], kind, schemaPath, valid, written };
  if (timed !== undefined) instance.timed = timed;
  setSchema(instance, schema);
  instance.valid = valid;
  return instance;
}

/** The path in the file as it is written. */
export function pathInTemplate({ value, written }: SiteFile, path: Path): Path {
  return written ? traceTemplate(value, path).path : path;
}

/** A finding in the file as it is written. `instance` names the instance, if the value differs from its template. */
export type TemplateFinding<Found> = Found & { instance?: string };

export function inTemplate<Found extends LocatedFinding>(file: SiteFile, finding: Found): TemplateFinding<Found> {
  const { written, value } = file;
  if (!written || finding.source) return finding;
  const { path, scope } = traceTemplate(value, finding.path);
  const [template, filled] = [valueAt(written.value, path), valueAt(value, finding.path)];
  const isFilled = JSON.stringify(template) !== JSON.stringify(filled);
  const passages = typeof template === 'string' ? template.split(finding.wrong ?? template).length : 0;
  // A suggestion for a filled text must not replace its template.
  const isKept = !isFilled || typeof template !== 'string' || (finding.wrong !== undefined && passages === 2);
  const { suggestion, sure, fix, isJson, inList, ...others } = finding;
  return {
    ...(isKept ? finding : (others as Found)),
    path,
    ...(isFilled && { instance: scope.label }),
  };
}

/** Reports each mistake once: in the template if it is there, otherwise in the first instance that has it. */
export function mergeInstances<Found extends LocatedFinding>(found: readonly TemplateFinding<Found>[]): Found[] {
  const places = groupBy(found, ({ code, path, at = 'value' }) => `${code} ${at} ${pointerOf(path)}`);
  return [...places.values()].flatMap((same) => {
    const [first] = same;
    const own = same.filter(({ instance }) => instance === first?.instance);
    const texts = new Map(own.map((one) => [one.message.en, one]));
    return [...texts.values()].map(({ instance, ...finding }) =>
      instance ? { ...finding, message: t('ofInstance', { message: finding.message, instance }) } : finding,
    ) as unknown as Found[];
  });
}

/** The names in braces that a repetition fills in at a path of an instance. */
export function namesFilledAt({ value, written }: SiteFile, path: Path): string[] {
  return written ? Object.keys(traceTemplate(value, path).scope.values) : [];
}
