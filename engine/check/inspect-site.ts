import { groupBy } from '../model/group-by.ts';
import { codesOf } from '../model/schema/languages.ts';
import { oncePer } from '../model/schema/once.ts';
import { pointerOf } from '../model/schema/pointer.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { type CachedFile, type CheckCache, restoreCachedMentions, toCachedFile } from './cached-file.ts';
import { inTemplate, mergeInstances } from './expand-files.ts';
import type { InspectedFile, InspectOptions } from './inspect-file.ts';
import { createFilesInspector } from './inspect-files.ts';
import { makeProblem, missingSite } from './make-problem.ts';
import { type CacheScope, memoizeList } from './memoize-list.ts';
import { areMentionsEqual, type Mentions, mentionsOfAll } from './mentions.ts';
import type { MessageLanguage } from './messages/message.ts';
import { missedRoutes } from './missed-routes.ts';
import { missingNamesIn, misspelledDefinitions } from './misspelled-definitions.ts';
import type { Problem } from './problem.ts';
import type { LocatedFinding, SiteFinding } from './rule.ts';
import { withoutEchoes } from './rules/character-rules.ts';
import { rulesFor, runRulesOn, runSiteRules } from './run-rules.ts';
import type { SiteFile, SiteInput } from './site-files.ts';
import { modelOf, type SiteModel } from './site-model.ts';

export interface CheckOptions extends InspectOptions {
  /** Default: English. */
  language?: MessageLanguage;
  /** Results of another process, for the first inspection. Default: none. */
  kept?: CheckCache | undefined;
}

export interface SiteInspection {
  problems: Problem[];
  model: SiteModel;
  /** An inspector that continues from this state and inspects only what differs. */
  later(): Inspector;
  /** Data for the cache of another process: valid files with their facts, and the facts of all files. */
  keep(): { facts: string[]; files: (readonly [file: string, kept: CachedFile])[] };
}

/** A check that also returns the model, for tools that continue with it. */
export type Inspector = (input: SiteInput, options?: CheckOptions) => SiteInspection;

interface Learned {
  inspected: InspectedFile[];
  /** What rules see besides the file that they check. Cached findings are valid while it is the same. */
  basis: { schemas: Schemas; facts: string[] };
  /** Findings of unused files, valid while all files mention the same things. */
  unused: { mentions: readonly (Mentions | undefined)[]; findings: SiteFinding[] } | undefined;
  cacheScope: CacheScope;
}

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

/** An inspector that yields after each file, for a busy server. Finish or abandon one inspection before the next. */
export function createSteppingInspector(
  learned?: Learned,
): (input: SiteInput, options?: CheckOptions) => Generator<void, SiteInspection> {
  const cacheScope = learned?.cacheScope ?? {};
  const files = createFilesInspector(learned && { inspected: learned.inspected, schemas: learned.basis.schemas });
  let { basis, unused } = learned ?? {};
  return function* (input, { language = 'en', ...how } = {}) {
    let inspected = yield* files.inspect(input, how);
    const written = modelOf(filesIn(inspected, cacheScope), input, cacheScope);
    const isRepeated = expansionsIn(inspected, cacheScope).some((one) => one !== undefined);
    const shown = isRepeated ? shownIn(inspected, cacheScope).flat() : undefined;
    // What rules see; tools edit the files as they are written.
    const model = shown ? modelOf(shown, input, scopeOfExpanded(cacheScope)) : written;
    if (!basis && model.site) for (const { file } of inspected) restoreCachedMentions(file, model.site);
    const facts = [
      ...factsIn(inspected, cacheScope),
      model.styles?.text ?? '',
      model.config?.version ?? '',
      ...model.assets,
    ];
    const isSame =
      basis?.schemas === input.schemas &&
      basis.facts.length === facts.length &&
      basis.facts.every((fact, index) => fact === facts[index]);
    if (!(basis ? isSame : how.kept?.holdsBeside(facts))) {
      inspected = files.withoutRules(inspected);
      unused = undefined;
    }
    // Set before the rules run, for the inspection after an abandoned one.
    basis = { schemas: input.schemas, facts };
    const rules = rulesFor(model);
    for (const one of inspected) {
      if (one.ruled) continue;
      const { file, expansion } = one;
      one.ruled = runRulesOn(rules, expansion?.instances ?? (file.unread ? [] : [file]), model);
      // All mentions are needed later; here the nodes of the file are still cached.
      one.mentions = model.site && mentionsOfAll(one.shown, model.site);
      yield;
    }
    const faulty = faultyIn(inspected, cacheScope).filter((one) => one !== undefined);
    const report = ({ file, ...finding }: SiteFinding) =>
      makeProblem(files.fileAt(file.file) ?? file, finding, language);
    const found = [
      ...findingsInFiles(faulty, inspected, model),
      ...mergeSiteFindings(runSiteRules(rules, 'onSite', model)),
    ];
    const problems = [...(model.siteFile ? [] : [missingSite(language)]), ...found.map(report)];
    const isWhole = !unreadIn(inspected, cacheScope).includes(true);
    if (isWhole && problems.every(({ severity }) => severity !== 'error')) {
      const mentions = mentionsIn(inspected, cacheScope);
      const known = unused?.mentions.every((one, index) => one === mentions[index]) ? unused?.findings : undefined;
      unused = { mentions, findings: known ?? mergeSiteFindings(runSiteRules(rules, 'whenSound', model)) };
      problems.push(...unused.findings.map(report));
    } else unused = undefined;
    const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
    problems.sort((a, b) => order(a.file, b.file) || a.line - b.line || a.column - b.column);
    const keep = () => ({
      facts,
      files: inspected.flatMap((one) => {
        const kept = model.site && toCachedFile(one, model.site);
        return kept ? [[one.file.file, kept] as const] : [];
      }),
    });
    const learned = { inspected, basis, unused, cacheScope };
    return {
      problems,
      model: shown ? { ...written, expanded: model } : written,
      later: () => createInspector(learned),
      keep,
    };
  };
}

const shownIn = memoizeList(({ shown }: InspectedFile) => shown);
const expansionsIn = memoizeList(({ expansion }: InspectedFile) => expansion);
const scopeOfExpanded = oncePer((_: CacheScope): CacheScope => ({}));
const filesIn = memoizeList(({ file }: InspectedFile) => file);
const factsIn = memoizeList(({ facts }: InspectedFile) => facts);
const unreadIn = memoizeList(({ file }: InspectedFile) => file.unread === true);

// Call these after the rules have run: then the findings of one object no longer change.
const mentionsIn = memoizeList(({ mentions }: InspectedFile) => mentions, areMentionsEqual);
const faultyIn = memoizeList((one: InspectedFile) => (one.own.length > 0 || one.ruled?.length !== 0 ? one : undefined));

/** The findings to report. A misspelled definition replaces the findings of places that miss it. */
function findingsInFiles(faulty: InspectedFile[], inspected: InspectedFile[], model: SiteModel): SiteFinding[] {
  const missing = missingNamesIn(faulty, codesOf(model.site));
  const { dropped, doubted, routes } = missedRoutes(missing, inspected, model);
  const { replaced, definitions } = misspelledDefinitions(missing, model);
  const failed = new Set<string>();
  // A rule of the site that throws in many files is one problem of the configuration.
  const isRepeatedFailure = ({ source, path }: LocatedFinding) =>
    source && failed.size === failed.add(pointerOf(path)).size;
  const own = faulty.flatMap(({ file, own, ruled = [] }) =>
    withoutEchoes(
      [...own, ...ruled].filter((one) => !dropped.has(one) && !replaced.has(one) && !isRepeatedFailure(one)),
    ).map((finding): SiteFinding => {
      const { source = file, ...found } = finding;
      return { ...found, ...(doubted.has(finding) && { sure: false }), file: source };
    }),
  );
  return [...own, ...mergeSiteFindings([...routes, ...definitions])];
}

/** The findings in instances as findings in the files as they are written. */
function mergeSiteFindings(found: SiteFinding[]): SiteFinding[] {
  const isInstance = ({ file }: SiteFinding) => 'written' in file && file.written !== undefined;
  if (!found.some(isInstance)) return found;
  const byFile = groupBy(found.filter(isInstance), ({ file }) => (file as SiteFile).written as SiteFile);
  const merged = [...byFile].flatMap(([written, findings]) =>
    mergeInstances(findings.map(({ file, ...finding }) => inTemplate(file as SiteFile, finding))).map(
      (finding): SiteFinding => ({ ...finding, file: written }),
    ),
  );
  return [...found.filter((one) => !isInstance(one)), ...merged];
}
