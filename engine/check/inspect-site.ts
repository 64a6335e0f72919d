import { codesOf } from '../schema/languages.ts';
import type { Schemas } from '../schema/schema.ts';
import { factsOf } from './facts.ts';
import { type InspectedFile, type InspectOptions, inspectFile } from './inspect-file.ts';
import { type Kept, type KeptFile, keptOf, recallFile, recallMentionsOf } from './kept-file.ts';
import { rulesFor } from './levels.ts';
import { missingSite, problemOf } from './make-problem.ts';
import { type Mentions, mentionSame, mentionsOf } from './mentions.ts';
import { missedRoutes } from './missed-routes.ts';
import { missingNamesIn } from './missing-names.ts';
import { misspelledDefinitions } from './misspelled-definitions.ts';
import type { Problem } from './problem.ts';
import type { FileFinding, Finding, Rule } from './rule.ts';
import { kindOf, type SiteFile, type SiteInput } from './site-files.ts';
import { modelOf, type SiteModel } from './site-model.ts';
import type { MessageLanguage } from './words/words.ts';

/** How files are inspected, and problems are told. */
export interface CheckOptions extends InspectOptions {
  /** The language of the messages. Default: English. */
  language?: MessageLanguage;
  /** What another process kept of the site, for the first inspection. Default: nothing. */
  kept?: Kept | undefined;
}

/** A site's problems, and the site as its rules saw it. */
export interface SiteInspection {
  problems: Problem[];
  model: SiteModel;
  /** An inspector of what this site may come to: it looks through what differs alone. What was learned here stays as it is. */
  later(): Inspector;
  /** What another process may be spared: of each file in which nothing was found what was learned, and the facts of all files beside which it holds. */
  keep(): { facts: string[]; files: (readonly [file: string, kept: KeptFile])[] };
}

/** A checker that also hands out what it checked, for tools that go on to work with it. */
export type Inspector = (input: SiteInput, options?: CheckOptions) => SiteInspection;

/** What an inspector learned of a site, for its next inspection. */
interface Learned {
  known: Map<string, InspectedFile>;
  /** What the files said of each other. */
  ground: string[];
  schemas: Schemas;
  unused: { mentions: Mentions[]; findings: RuledFinding[] } | undefined;
}

/** Makes an inspector, which remembers from one inspection to the next. `learned` is what another one did. */
export function createInspector(learned?: Learned): Inspector {
  const steps = createSteppingInspector(learned);
  return (input, options) => {
    const inspection = steps(input, options);
    for (;;) {
      const { done, value } = inspection.next();
      if (done) return value;
    }
  };
}

/**
 * An inspector that pauses after each file, so that a server can answer in between. One inspection must end before the next
 * begins, or be left for ever: what it learned is known to the next.
 */
export function createSteppingInspector(
  learned?: Learned,
): (input: SiteInput, options?: CheckOptions) => Generator<void, SiteInspection> {
  let known = learned?.known ?? new Map<string, InspectedFile>();
  let ground = learned?.ground;
  let forms = learned?.schemas ?? {};
  let unused = learned?.unused;
  return function* (input, { language = 'en', kept, ...how } = {}) {
    const { files, schemas } = input;
    const next = new Map<string, InspectedFile>();
    // What a page may be bound to is told by other schemas than its own.
    const areSame = schemas === forms;
    if (!areSame) {
      known = new Map();
      unused = undefined;
    }
    forms = schemas;
    for (const path of Object.keys(files).sort()) {
      if (!kindOf(path)) continue;
      const before = known.get(path);
      const version = input.versionOf?.(path, files) ?? files[path];
      const one =
        before && before.version === version
          ? before
          : { ...(recalled(path, input, kept) ?? inspectFile(path, files[path] as string, schemas, how)), version };
      next.set(path, one);
      known.set(path, one);
      if (!one.ruled) yield;
    }
    known = next;
    let inspected = [...next.values()];
    const model = modelOf(
      inspected.map(({ file }) => file),
      input,
    );
    if (!ground && model.site) for (const { file } of inspected) recallMentionsOf(file, model.site);
    const rules = rulesFor(model);
    // What a rule says of a file holds until the file changes, what the files say of each other, or the schemas.
    const now = [...inspected.map(({ facts }) => facts), model.styles?.text ?? '', ...model.assets];
    const problems: Problem[] = model.siteFile ? [] : [missingSite(language)];
    const settled = ground
      ? areSame && now.length === ground.length && now.every((fact, index) => fact === ground?.[index])
      : (kept?.holdsBeside(now) ?? false);
    if (!settled) {
      // What was found holds beside what the files said of each other then: for an inspection that was left halfway, and for who goes on from one.
      inspected = inspected.map(({ ruled: _, ...one }) => one);
      for (const one of inspected) next.set(one.file.file, one);
      unused = undefined;
    }
    ground = now;
    const mentions: Mentions[] = [];
    for (const one of inspected) {
      const isNew = one.ruled === undefined;
      one.ruled ??= one.file.unread ? [] : ruledOf(rules, one.file, model);
      // Asked for at last of every file: gathered while what the file means is at hand.
      if (model.site) mentions.push(mentionsOf(one.file, model.site));
      if (isNew) yield;
    }
    const missing = missingNamesIn(inspected, codesOf(model.site));
    const { dropped, doubted, routes } = missedRoutes(missing, inspected, model);
    const { replaced, told: definitions } = misspelledDefinitions(missing, model);
    for (const { file, own, ruled = [] } of inspected)
      for (const finding of [...own, ...ruled].filter((one) => !dropped.has(one) && !replaced.has(one)))
        problems.push(problemOf(file, doubted.has(finding) ? { ...finding, sure: false } : finding, language));
    const told = ({ file, ...finding }: RuledFinding) =>
      problemOf(next.get(file.file)?.file ?? file, finding, language);
    problems.push(...[...routes, ...definitions].map(told));
    problems.push(...onSite(rules, 'onSite', model).map(told));
    const whole = inspected.every(({ file }) => !file.unread);
    if (whole && problems.every(({ severity }) => severity !== 'error')) {
      // What nothing uses remains so while every file names what it named before.
      const before = unused;
      const same = before?.mentions.every((one, index) => mentionSame(one, mentions[index] as Mentions));
      unused = { mentions, findings: before && same ? before.findings : onSite(rules, 'whenSound', model) };
      problems.push(...unused.findings.map(told));
    } else unused = undefined;
    problems.sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
    const keep = () => ({
      facts: now,
      files: inspected.flatMap((one) => {
        const kept = model.site && keptOf(one, model.site);
        return kept ? [[one.file.file, kept] as const] : [];
      }),
    });
    const found = { known: next, ground: now, schemas, unused };
    const later = () => createInspector(found);
    return { problems, model, later, keep };
  };
}

/** A file in which another process found nothing. */
function recalled(path: string, input: SiteInput, kept?: Kept): InspectedFile | undefined {
  const file = recallFile(path, input, kept);
  return file && { file, own: [], facts: factsOf(file), ruled: [] };
}

/** A finding of a rule that looks at the whole site. */
type RuledFinding = Finding & Pick<FileFinding, 'file'>;

/** What rules that look at one file find in it. */
export function ruledOf(rules: Rule[], file: SiteFile, model: SiteModel): Finding[] {
  return rules.flatMap(({ code, severity, inFile }) =>
    inFile ? [...inFile(file, model)].map((finding) => ({ ...finding, code, severity })) : [],
  );
}

/** What rules find that look at the whole site. */
export function onSite(rules: Rule[], kind: 'onSite' | 'whenSound', model: SiteModel): RuledFinding[] {
  return rules.flatMap(({ code, severity, [kind]: findings }) =>
    findings ? [...findings(model)].map((finding) => ({ ...finding, code, severity })) : [],
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
