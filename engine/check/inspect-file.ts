import type { Schemas } from '../model/schema/schema.ts';
import type { Path } from '../model/schema/walk.ts';
import { bindingErrors } from './bindings.ts';
import { factsOf } from './facts.ts';
import { type Fault, type LocatedJson, rangeOf } from './located-json.ts';
import type { Mentions } from './mentions.ts';
import type { Found } from './rule.ts';
import { pathOf } from './schema-messages.ts';
import { explain } from './schema-problems.ts';
import { kindOf, learn, openFile, type SiteFile, skimFile } from './site-files.ts';
import { validatorFor } from './validators.ts';
import { fileWords, jsonWords } from './words/json-words.ts';
import { syntaxWords } from './words/syntax-words.ts';
import type { Words } from './words/words.ts';

const words: Record<Fault['kind'], (...names: string[]) => Words> = { ...fileWords, ...syntaxWords };

/** What keeps a file from being read, as findings with their offset and fix. */
function explainSyntax({ faults }: LocatedJson): Found[] {
  return faults.map(({ kind, offset, names, path = [], fix }) => ({
    code: `json-${kind}`,
    path,
    offset,
    message: words[kind](...names),
    fix,
  }));
}

/** A file with what was found in it: `own` by JSON and schema alone, `ruled` by the rules that look at one file. */
export interface InspectedFile {
  file: SiteFile;
  own: Found[];
  /** What other files' rules may use of this one. */
  facts: string;
  ruled?: Found[];
  /** What it leads to and shows on this site, of which site.json is a part. */
  mentions?: Mentions | undefined;
  /** What changes whenever the file's text does. */
  version?: string;
}

/** Which files are looked through; the others count for their routes, and what else they hold is taken for sound. */
export type Only = (file: string, text: string) => boolean;

export interface InspectOptions {
  /** Which files are looked through. With any left out, nothing is told of what is not used. Default: all. */
  only?: Only;
  /** Opens a file, for one who has done so already. Default: `openFile`. */
  open?: typeof openFile;
}

/** Inspects one file by itself: its JSON, then its schema, and its bindings. A failure of the check is a problem of the file. */
export function inspectFile(path: string, text: string, schemas: Schemas, options: InspectOptions = {}): InspectedFile {
  try {
    return inspect(path, text, schemas, options);
  } catch (error) {
    const kind = kindOf(path) as NonNullable<ReturnType<typeof kindOf>>;
    const file: SiteFile = {
      file: path,
      text,
      value: undefined,
      tree: undefined,
      faults: [],
      ...kind,
      valid: false,
      unread: true,
    };
    return { file, own: [{ code: 'check-failed', path: [], message: jsonWords.checkFailed(error) }], facts: path };
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
  const own: Found[] = explainSyntax(file);
  if (own.length === 0 && !schema) own.push({ code: 'unused-records', path: [], message: jsonWords.noSchema(path) });
  else if (own.length === 0 && schema) {
    const validate = validatorFor(schema);
    const ofFile = validate(file.value) ? [] : (validate.errors ?? []);
    // Bindings are looked at wherever they stand, flaws or not.
    learn(file, schema);
    const errors = [...ofFile, ...bindingErrors(file, schemas)];
    const written = (path: Path) => {
      const { offset, length } = rangeOf(file, path) ?? { offset: 0, length: 0 };
      return file.text.slice(offset, offset + length);
    };
    own.push(...explain(errors, { schema, value: file.value, written }));
    learn(
      file,
      schema,
      // What lacks a field that stands elsewhere is not sound, though the mistake is told there.
      [...own.map(({ path }) => path), ...errors.map(({ instancePath }) => pathOf(instancePath))],
    );
  }
  return { file, own, facts: factsOf(file) };
}

/** A file with what its values mean; `undefined` for a path that no schema describes. */
export function learnFile(path: string, text: string, schemas: Schemas): SiteFile | undefined {
  return kindOf(path) && inspectFile(path, text, schemas).file;
}

/** Opens the files that a schema describes, in the order of their names. */
export function openAll(files: Record<string, string>): SiteFile[] {
  return Object.keys(files)
    .sort()
    .flatMap((file) => openFile(file, files[file] as string) ?? []);
}
