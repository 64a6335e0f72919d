import type { Schemas } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import { bindingErrors } from './bindings.ts';
import { factsOf } from './facts.ts';
import { type LocatedJson, rangeOf, unreadableFile } from './located-json.ts';
import { failedCheck } from './make-problem.ts';
import type { Mentions } from './mentions.ts';
import { t } from './messages/messages.ts';
import type { LocatedFinding } from './rule.ts';
import { explainErrors } from './schema-problems.ts';
import { fileKindOf, openFile, type SiteFile, setSchema, skimFile } from './site-files.ts';
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
  file: SiteFile;
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
}

/** Inspects one file alone: JSON, schema and bindings. If the check itself fails, that is a finding. */
export function inspectFile(path: string, text: string, schemas: Schemas, options: InspectOptions = {}): InspectedFile {
  try {
    return inspect(path, text, schemas, options);
  } catch (error) {
    const kind = fileKindOf(path) as NonNullable<ReturnType<typeof fileKindOf>>;
    const file: SiteFile = { ...unreadableFile(path, text), ...kind, valid: false, unread: true };
    return { file, own: [failedCheck(error)], facts: path };
  }
}

function inspect(
  path: string,
  text: string,
  schemas: Schemas,
  { only = () => true, open = openFile }: InspectOptions,
): InspectedFile {
  const skimmed = only(path, text) ? undefined : skimFile(path, text);
  const file = skimmed ?? (open(path, text) as SiteFile);
  const schema = Object.hasOwn(schemas, file.schemaPath) ? schemas[file.schemaPath] : undefined;
  if (skimmed) return { file, own: [], facts: factsOf(file) };
  const own: LocatedFinding[] = explainSyntax(file);
  if (own.length === 0 && !schema)
    own.push({ code: 'unused-records', path: [], message: t('noSchema', { file: path }) });
  else if (own.length === 0 && schema) {
    const validate = validatorFor(schema);
    const ofFile = validate(file.value) ? [] : (validate.errors ?? []);
    // Bindings are checked everywhere, next to errors too.
    setSchema(file, schema);
    const errors = [...ofFile, ...bindingErrors(file, schemas)];
    const written = (path: Path) => {
      const { offset, length } = rangeOf(file, path) ?? { offset: 0, length: 0 };
      return file.text.slice(offset, offset + length);
    };
    own.push(...explainErrors(errors, { schema, value: file.value, written }));
    setSchema(
      file,
      schema,
      // An object that lacks a misplaced field is invalid, although the error is reported elsewhere.
      [...own.map(({ path }) => path), ...errors.map(({ instancePath }) => pathFromPointer(instancePath))],
    );
  }
  return { file, own, facts: factsOf(file) };
}

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
