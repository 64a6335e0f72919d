import { Ajv, type ValidateFunction } from 'ajv';
import type { Language } from '../descriptor/compiled.ts';
import type { Schema, Schemas } from '../schema/schema.ts';
import { factsOf } from './facts.ts';
import { missingSite, problemOf } from './make-problem.ts';
import { mentionsOf } from './mentions.ts';
import type { Problem } from './problem.ts';
import type { Finding } from './rule.ts';
import { rules } from './rules/rules.ts';
import { explain } from './schema-problems.ts';
import { kindOf, learn, openFile, type SiteFile, type SiteInput, skimFile } from './site-files.ts';
import { modelOf, type SiteModel } from './site-model.ts';
import { explainSyntax } from './syntax-problems.ts';
import { jsonWords } from './words/json-words.ts';

/** How problems are told. */
export interface CheckOptions {
  /** The language of the messages. Default: English. */
  language?: Language;
  /**
   * Looks through these files only; the others count for their routes, and what else they hold is taken for sound. Then
   * nothing is told of what is not used. Default: all files.
   */
  only?: (file: string, text: string) => boolean;
}

/** Checks a site and returns all its problems, in the order of files and lines. */
export type Check = (input: SiteInput, options?: CheckOptions) => Problem[];

/** A file with what was found in it: `own` by JSON and schema alone, `ruled` by the rules that look at one file. */
interface Looked {
  file: SiteFile;
  schema?: Schema;
  own: Found[];
  /** What other files' rules may use of this one. */
  facts: string;
  ruled?: Found[];
}

type Found = Finding & { offset?: number };

/**
 * Checks a site: first JSON, then schemas, then rules, each only on the values that the one before let through, so that one
 * mistake gives one problem, and two give two. The one verdict of editor, dev server and CI.
 */
export function checkSite(input: SiteInput, options?: CheckOptions): Problem[] {
  return createChecker()(input, options);
}

/** A check that remembers the files it has seen, so that looking again after a save looks at the saved file only. */
export function createChecker(): Check {
  const survey = createSurveyor();
  return (input, options) => survey(input, options).problems;
}

/** A site's problems, and the site as its rules saw it. */
export interface Survey {
  problems: Problem[];
  model: SiteModel;
}

/** A checker that also hands out what it checked, for tools that go on to work with it. */
export function createSurveyor(): (input: SiteInput, options?: CheckOptions) => Survey {
  let known = new Map<string, Looked>();
  let ground = '';
  return ({ files, assets, schemas }, { language = 'en', only = () => true } = {}) => {
    const next = new Map<string, Looked>();
    for (const path of Object.keys(files).sort()) {
      const kind = kindOf(path);
      if (!kind) continue;
      const before = known.get(path);
      const same = before?.file.text === files[path] && before?.schema === schemas[kind.schemaPath];
      next.set(path, before && same ? before : look(path, files[path] as string, schemas, only));
    }
    known = next;
    const looked = [...next.values()];
    const model = modelOf(
      looked.map(({ file }) => file),
      assets,
      schemas,
    );
    // What a rule says of a file holds until the file changes, or what the files say of each other.
    const now = JSON.stringify([looked.map(({ facts }) => facts), [...model.assets]]);
    const problems: Problem[] = model.siteFile ? [] : [missingSite(language)];
    for (const one of looked) {
      if (now !== ground) one.ruled = undefined;
      one.ruled ??= one.file.unread ? [] : ruledOf(one.file, model);
      // Asked for at last of every file: gathered while what the file means is at hand.
      if (model.site) mentionsOf(one.file, model.site);
      for (const finding of [...one.own, ...one.ruled]) problems.push(problemOf(one.file, finding, language));
    }
    ground = now;
    problems.push(...onSite('onSite', model, language));
    const whole = looked.every(({ file }) => !file.unread);
    if (whole && problems.every(({ severity }) => severity !== 'error'))
      problems.push(...onSite('whenSound', model, language));
    problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
    return { problems, model };
  };
}

/** A file with what its values mean; `undefined` for a path that no schema describes. */
export function learnFile(path: string, text: string, schemas: Schemas): SiteFile | undefined {
  return kindOf(path) && look(path, text, schemas, () => true).file;
}

/** Opens the files that a schema describes, in the order of their names. */
export function openAll(files: Record<string, string>): SiteFile[] {
  return Object.keys(files)
    .sort()
    .flatMap((file) => openFile(file, files[file] as string) ?? []);
}

function look(path: string, text: string, schemas: Schemas, only: NonNullable<CheckOptions['only']>): Looked {
  const skimmed = only(path, text) ? undefined : skimFile(path, text);
  const file = skimmed ?? (openFile(path, text) as SiteFile);
  const schema = Object.hasOwn(schemas, file.schemaPath) ? schemas[file.schemaPath] : undefined;
  if (skimmed) return { file, schema, own: [], facts: factsOf(file) };
  const own: Found[] = explainSyntax(file);
  if (own.length === 0 && !schema) own.push({ code: 'unused-records', path: [], message: jsonWords.noSchema(path) });
  else if (own.length === 0 && schema) {
    const validate = validatorFor(schema);
    if (!validate(file.value)) own.push(...explain(validate.errors ?? []));
    learn(
      file,
      schema,
      own.map(({ path }) => path),
    );
  }
  return { file, schema, own, facts: factsOf(file) };
}

function ruledOf(file: SiteFile, model: SiteModel): Found[] {
  return rules.flatMap(({ code, severity, inFile }) =>
    inFile ? [...inFile(file, model)].map((finding) => ({ ...finding, code, severity })) : [],
  );
}

function onSite(kind: 'onSite' | 'whenSound', model: SiteModel, language: Language): Problem[] {
  return rules.flatMap(({ code, severity, [kind]: findings }) =>
    findings
      ? [...findings(model)].map(({ file, ...finding }) => problemOf(file, { ...finding, code, severity }, language))
      : [],
  );
}

// Compiling a schema takes longer than checking a site.
const validators = new WeakMap<Schema, ValidateFunction>();

// The schemas are our own, and a validator lives for seconds: checking them and polishing its code would take longer than they save.
const options = { allErrors: true, strict: false, verbose: true, validateSchema: false, code: { optimize: false } };

function validatorFor(schema: Schema): ValidateFunction {
  const validate = validators.get(schema) ?? new Ajv(options).compile(schema);
  validators.set(schema, validate);
  return validate;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
