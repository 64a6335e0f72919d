import { isPrefix } from '../model/schema/pointer.ts';
import type { RepetitionFlaw } from '../model/schema/repetition.ts';
import type { Schema, Schemas } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import { bindingErrors } from './bindings.ts';
import {
  type ExpandedFile,
  expandFile,
  inTemplate,
  mayRepeat,
  mergeInstances,
  namesFilledAt,
  pathInTemplate,
  type RepetitionFiles,
} from './expand-files.ts';
import { factsOf } from './facts.ts';
import { type LocatedJson, rangeOf, unreadableFile } from './located-json.ts';
import { failedCheck } from './make-problem.ts';
import type { Mentions } from './mentions.ts';
import { type MessageKey, t } from './messages/messages.ts';
import type { Finding, LocatedFinding } from './rule.ts';
import { explainErrors } from './schema-problems.ts';
import { fileKindOf, openFile, type SiteFile, setSchema, skimFile } from './site-files.ts';
import { suggest } from './suggest.ts';
import { validatorFor } from './validators.ts';
import { pathFromPointer } from './value-finding.ts';

function explainSyntax({ faults }: LocatedJson): LocatedFinding[] {
  return faults.map(({ kind, offset, names, path = [], fix }) => ({
    code: `json-${kind}`,
    path,
    offset,
    message: t(`json-${kind}`, names),
    fix,
  }));
}

/** A file with its findings: `own` of JSON and schema, `ruled` of rules for one file. */
export interface InspectedFile {
  /** The file as it is written. */
  file: SiteFile;
  /** The file as rules see it: with its repeated objects expanded, and once for each instance of a repeated page. */
  shown: readonly SiteFile[];
  /** The expansion of its repeated objects, which depends on records. */
  expansion?: ExpandedFile;
  own: LocatedFinding[];
  /** What rules for other files may use of this one. */
  facts: string;
  ruled?: LocatedFinding[];
  /** The assets and routes that it mentions. */
  mentions?: Mentions | undefined;
  /** A value that changes with the file's text. */
  version?: string;
}

/** Selects the files to inspect. Only the routes of the others are read, and they count as valid. */
export type FileFilter = (file: string, text: string) => boolean;

export interface InspectOptions {
  /** With any file left out, unused files are not reported. Default: all files. */
  only?: FileFilter;
  /** Default: `openFile`. */
  open?: typeof openFile;
  /** The data of repeated objects. Default: none, and they are not expanded. */
  repetition?: () => RepetitionFiles;
}

/** Inspects one file alone: JSON, schema and bindings. If the check itself fails, that is a finding. */
export function inspectFile(path: string, text: string, schemas: Schemas, options: InspectOptions = {}): InspectedFile {
  try {
    return inspect(path, text, schemas, options);
  } catch (error) {
    const kind = fileKindOf(path) as NonNullable<ReturnType<typeof fileKindOf>>;
    const file: SiteFile = { ...unreadableFile(path, text), ...kind, valid: false, unread: true };
    return { file, shown: [file], own: [failedCheck(error)], facts: path };
  }
}

function inspect(path: string, text: string, schemas: Schemas, options: InspectOptions): InspectedFile {
  const { only = () => true, open = openFile } = options;
  const skimmed = only(path, text) ? undefined : skimFile(path, text);
  const file = skimmed ?? (open(path, text) as SiteFile);
  if (file.kind === 'markdown') return { file, shown: [file], own: explainSyntax(file), facts: factsOf(file) };
  const schema = Object.hasOwn(schemas, file.schemaPath) ? schemas[file.schemaPath] : undefined;
  if (skimmed) return { file, shown: [file], own: [], facts: factsOf(file) };
  const own: LocatedFinding[] = explainSyntax(file);
  if (own.length === 0 && !schema)
    own.push({ code: 'unused-records', path: [], message: t('noSchema', { file: path }) });
  else if (own.length === 0 && schema) {
    if (mayRepeat(file) && options.repetition) return inspectRepeated(file, schema, schemas, options.repetition());
    own.push(...schemaFindings(file, schema, schemas));
  }
  return { file, shown: [file], own, facts: factsOf(file) };
}

/** Checks a file with its schema and its bindings, and sets its errors. Bindings are checked next to errors too. */
function schemaFindings(file: SiteFile, schema: Schema, schemas: Schemas): Finding[] {
  const validate = validatorFor(schema);
  const ofFile = validate(file.value) ? [] : (validate.errors ?? []);
  setSchema(file, schema);
  const errors = [...ofFile, ...(mayRepeat(file) ? [] : bindingErrors(file, schemas))];
  const written = (path: Path) => {
    const { offset, length } = rangeOf(file.written ?? file, pathInTemplate(file, path)) ?? { offset: 0, length: 0 };
    return file.text.slice(offset, offset + length);
  };
  const own = explainErrors(errors, {
    schema,
    value: file.value,
    written,
    namesFilledAt: (path) => namesFilledAt(file, path),
  });
  setSchema(
    file,
    schema,
    // An object that lacks a misplaced field is invalid, although the error is reported elsewhere.
    [...own.map(({ path }) => path), ...errors.map(({ instancePath }) => pathFromPointer(instancePath))],
  );
  return own;
}

/** Checks the templates of a file, then their instances, whose names in braces are filled in. */
function inspectRepeated(file: SiteFile, schema: Schema, schemas: Schemas, data: RepetitionFiles): InspectedFile {
  const ofTemplate = schemaFindings(file, schema, schemas);
  const expansion = expandFile(file, schema, data);
  const { instances, flaws } = expansion;
  const ofInstances = instances.flatMap((one) =>
    schemaFindings(one, schema, schemas).map((finding) => inTemplate(one, finding)),
  );
  // A list without entries is reported at the repetition.
  const isConsequence = (one: LocatedFinding) => flaws.some(({ path }) => isPrefix(one.path, path));
  const own = mergeInstances([
    ...ofTemplate,
    ...flawFindings(flaws, ofTemplate, ofInstances),
    ...ofInstances.filter((one) => !isConsequence(one)),
  ]);
  const errors = own.filter(({ severity }) => severity !== 'warning');
  setSchema(file, schema, [...(file.learned?.flaws ?? []), ...errors.map(({ path }) => path)]);
  const isBroken = instances.length === 0 && errors.length > 0;
  const shown = isBroken ? [file] : instances;
  return { file, shown, expansion, own, facts: [file.file, ...shown.map(factsOf)].join('\n') };
}

/** The mistakes in `forEach`, apart from those that follow from errors of the template. */
function flawFindings(
  flaws: RepetitionFlaw[],
  ofTemplate: LocatedFinding[],
  ofInstances: LocatedFinding[],
): LocatedFinding[] {
  return flaws
    .filter(({ path }) => !ofTemplate.some((one) => isPrefix(one.path, path)))
    .map(({ kind, path, name, names }) => ({
      code: kind === 'empty' ? 'empty-repetition' : 'wrong-repetition',
      path,
      ...(kind === 'filter' && { at: 'key' as const }),
      message: t(flawMessages[kind], { name, names }),
      // A list without entries may be an error.
      ...(kind === 'empty' && !ofInstances.some((one) => isPrefix(one.path, path)) && { severity: 'warning' }),
      ...(kind !== 'empty' && kind !== 'text' && suggest(name, names)),
    }));
}

const flawMessages: Record<RepetitionFlaw['kind'], MessageKey> = {
  collection: 'noCollection',
  field: 'noRepeatingField',
  unfit: 'unfitRepeatingField',
  filter: 'noFilterField',
  empty: 'noInstances',
  text: 'textInName',
};

/** Reads a file with its schema. Undefined for a path without a schema. */
export function learnFile(path: string, text: string, schemas: Schemas): SiteFile | undefined {
  return fileKindOf(path) && inspectFile(path, text, schemas).file;
}

/** Opens all files with a schema, sorted by name. */
export function openAll(files: Record<string, string>): SiteFile[] {
  return Object.keys(files)
    .sort()
    .flatMap((file) => openFile(file, files[file] as string) ?? []);
}
