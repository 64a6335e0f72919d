import { codesOf } from '../model/schema/languages.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { describedPaths } from './described-paths.ts';
import { factsOf } from './facts.ts';
import { withoutEchoes } from './flawed-texts.ts';
import { followed, type Lineage } from './followed.ts';
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
import type { SiteFile, SiteInput } from './site-files.ts';
import { modelOf, type SiteModel } from './site-model.ts';
import { jsonWords } from './words/json-words.ts';
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
  inspected: readonly InspectedFile[];
  /** What the files said of each other. */
  ground: string[];
  schemas: Schemas;
  unused: { mentions: readonly (Mentions | undefined)[]; findings: RuledFinding[] } | undefined;
  lineage: Lineage;
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
  const known = new Map(learned?.inspected.map((one) => [one.file.file, one]));
  const lineage = learned?.lineage ?? {};
  const pathsOf = describedPaths();
  let ground = learned?.ground;
  let forms = learned?.schemas ?? {};
  let unused = learned?.unused;
  return function* (input, { language = 'en', kept, ...how } = {}) {
    const { files, schemas } = input;
    // What a page may be bound to is told by other schemas than its own.
    const areSame = schemas === forms;
    if (!areSame) {
      known.clear();
      unused = undefined;
    }
    forms = schemas;
    const paths = pathsOf(files);
    let inspected: InspectedFile[] = [];
    let unruled: InspectedFile[] = [];
    for (const path of paths) {
      const before = known.get(path);
      const version = input.versionOf?.(path, files) ?? files[path];
      const one =
        before && before.version === version
          ? before
          : { ...(recalled(path, input, kept) ?? inspectFile(path, files[path] as string, schemas, how)), version };
      inspected.push(one);
      if (one !== before) known.set(path, one);
      if (one.ruled) continue;
      unruled.push(one);
      yield;
    }
    if (known.size > paths.length) {
      const stay = new Set(paths);
      for (const path of known.keys()) if (!stay.has(path)) known.delete(path);
    }
    const model = modelOf(filesIn(inspected, lineage), input, lineage);
    if (!ground && model.site) for (const { file } of inspected) recallMentionsOf(file, model.site);
    const rules = rulesFor(model);
    // What a rule says of a file holds until the file changes, what the files say of each other, or the schemas.
    const now = [...factsIn(inspected, lineage), model.styles?.text ?? '', ...model.assets];
    const problems: Problem[] = model.siteFile ? [] : [missingSite(language)];
    const settled = ground
      ? areSame && now.length === ground.length && now.every((fact, index) => fact === ground?.[index])
      : (kept?.holdsBeside(now) ?? false);
    if (!settled) {
      // What was found holds beside what the files said of each other then: for an inspection that was left halfway, and for who goes on from one.
      inspected = inspected.map(({ ruled: _, mentions: __, ...one }) => one);
      for (const one of inspected) known.set(one.file.file, one);
      unruled = inspected;
      unused = undefined;
    }
    ground = now;
    for (const one of unruled) {
      one.ruled = one.file.unread ? [] : ruledOf(rules, one.file, model);
      // Asked for at last of every file: gathered while what the file means is at hand.
      one.mentions = model.site && mentionsOf(one.file, model.site);
      yield;
    }
    const found = faultyIn(inspected, lineage).filter((one) => one !== undefined);
    const missing = missingNamesIn(found, codesOf(model.site));
    const { dropped, doubted, routes } = missedRoutes(missing, inspected, model);
    const { replaced, told: definitions } = misspelledDefinitions(missing, model);
    for (const { file, own, ruled = [] } of found)
      for (const finding of withoutEchoes([...own, ...ruled].filter((one) => !dropped.has(one) && !replaced.has(one))))
        problems.push(problemOf(file, doubted.has(finding) ? { ...finding, sure: false } : finding, language));
    const told = ({ file, ...finding }: RuledFinding) =>
      problemOf(known.get(file.file)?.file ?? file, finding, language);
    problems.push(...[...routes, ...definitions].map(told));
    problems.push(...onSite(rules, 'onSite', model).map(told));
    const whole = !unreadIn(inspected, lineage).includes(true);
    if (whole && problems.every(({ severity }) => severity !== 'error')) {
      // What nothing uses remains so while every file names what it named before.
      const before = unused;
      const mentions = mentionsIn(inspected, lineage);
      const same = before?.mentions.every((one, index) => one === mentions[index]);
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
    const learned = { inspected, ground: now, schemas, unused, lineage };
    const later = () => createInspector(learned);
    return { problems, model, later, keep };
  };
}

const filesIn = followed(({ file }: InspectedFile) => file);
const factsIn = followed(({ facts }: InspectedFile) => facts);
const unreadIn = followed(({ file }: InspectedFile) => file.unread === true);

// Asked once each file is ruled: what was found in it then holds for as long as it is the same object.
const mentionsIn = followed(({ mentions }: InspectedFile) => mentions, mentionSame);
const faultyIn = followed((one: InspectedFile) => (one.own.length > 0 || one.ruled?.length !== 0 ? one : undefined));

/** A file in which another process found nothing. */
function recalled(path: string, input: SiteInput, kept?: Kept): InspectedFile | undefined {
  const file = recallFile(path, input, kept);
  return file && { file, own: [], facts: factsOf(file), ruled: [] };
}

/** A finding of a rule that looks at the whole site. */
type RuledFinding = Finding & Pick<FileFinding, 'file'>;

/** The findings of the rules that look at one file. A rule that fails is a finding too. */
export function ruledOf(rules: Rule[], file: SiteFile, model: SiteModel): Finding[] {
  const found: Finding[] = [];
  for (const { code, severity, inFile } of rules)
    try {
      if (inFile) for (const finding of inFile(file, model)) found.push({ ...finding, code, severity });
    } catch (error) {
      found.push(failed(error));
    }
  return found;
}

/** The findings of the rules that look at the whole site. A rule that fails is a finding of site.json. */
export function onSite(rules: Rule[], kind: 'onSite' | 'whenSound', model: SiteModel): RuledFinding[] {
  return rules.flatMap(({ code, severity, [kind]: findings }): RuledFinding[] => {
    try {
      return findings ? [...findings(model)].map((finding) => ({ ...finding, code, severity })) : [];
    } catch (error) {
      return [{ ...failed(error), file: model.siteFile ?? { file: 'pages/site.json' } }];
    }
  });
}

function failed(error: unknown): Finding {
  return { code: 'check-failed', path: [], message: jsonWords.checkFailed(error) };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
