import type { RuleLevel } from '../model/checks.ts';
import { problemOf } from './make-problem.ts';
import type { Problem } from './problem.ts';
import type { Finding, Rule, SiteFinding } from './rule.ts';
import { rules } from './rules/rules.ts';
import { nodesOf, type SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';
import { jsonWords } from './words/json-words.ts';
import type { MessageLanguage } from './words/words.ts';

/** The rules that a site is held to, each as severe as its site.json has it. A mistake elsewhere in that file changes none of them. */
export function rulesFor({ siteFile }: SiteModel): Rule[] {
  const set = levelsIn(siteFile);
  return rules.flatMap((rule) => {
    const level = rule.firm ? rule.severity : (set.get(rule.code) ?? rule.severity);
    return level === 'off' ? [] : { ...rule, severity: level };
  });
}

/** The codes of the rules that a site is not held to, in their order. */
export function rulesOff(model: SiteModel): string[] {
  const held = new Set(rulesFor(model).map(({ code }) => code));
  return rules.map(({ code }) => code).filter((code) => !held.has(code));
}

/** What a site.json says of rules, by their codes. */
function levelsIn(siteFile: SiteFile | undefined): Map<string, RuleLevel> {
  const nodes = siteFile ? nodesOf(siteFile, 'RuleLevel') : [];
  return new Map(nodes.map(({ key, value }) => [String(key), value as RuleLevel]));
}

/** Runs the rules that check one file. A rule that fails is a finding too. */
export function runFileRules(rules: Rule[], file: SiteFile, model: SiteModel): Finding[] {
  const findings: Finding[] = [];
  for (const { code, severity, inFile } of rules)
    try {
      if (inFile) for (const finding of inFile(file, model)) findings.push({ ...finding, code, severity });
    } catch (error) {
      findings.push(failed(error));
    }
  return findings;
}

/** Runs the rules that check the whole site. A rule that fails is a finding of site.json. */
export function runSiteRules(rules: Rule[], kind: 'onSite' | 'whenSound', model: SiteModel): SiteFinding[] {
  return rules.flatMap(({ code, severity, [kind]: run }): SiteFinding[] => {
    try {
      return run ? [...run(model)].map((finding) => ({ ...finding, code, severity })) : [];
    } catch (error) {
      return [{ ...failed(error), file: model.siteFile ?? { file: 'pages/site.json' } }];
    }
  });
}

function failed(error: unknown): Finding {
  return { code: 'check-failed', path: [], message: jsonWords.checkFailed(error) };
}

/**
 * The errors that rules find in some files of a site, where only these can be concerned by what is asked: of thousands of files a few are
 * looked through. What is wrong with a file by itself is left to an inspection of the site.
 */
export function errorsAmong(some: SiteFile[], model: SiteModel, language: MessageLanguage): Problem[] {
  const rules = errorRules(model);
  return some.flatMap((file) => runFileRules(rules, file, model).map((finding) => problemOf(file, finding, language)));
}

/** The errors that rules find in a site as a whole. */
export function errorsOnSite(model: SiteModel, language: MessageLanguage): Problem[] {
  return runSiteRules(errorRules(model), 'onSite', model).map(({ file, ...finding }) =>
    problemOf(file, finding, language),
  );
}

function errorRules(model: SiteModel): Rule[] {
  return rulesFor(model).filter(({ severity }) => severity === 'error');
}
