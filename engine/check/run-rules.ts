import type { RuleLevel } from '../model/checks.ts';
import { inTemplate, mergeInstances } from './expand-files.ts';
import { failedCheck, makeProblem } from './make-problem.ts';
import type { MessageLanguage } from './messages/message.ts';
import { failedRule, ownRules } from './own-rules.ts';
import type { Problem } from './problem.ts';
import type { LocatedFinding, Rule, SiteFinding } from './rule.ts';
import { rules } from './rules/rules.ts';
import { nodesOf, type SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';

/** The rules of the engine, then those of the site. */
export function allRules({ config }: Pick<SiteModel, 'config'>): Rule[] {
  return [...rules, ...ownRules(config)];
}

/** The active rules with the severity that site.json sets. Errors elsewhere in that file do not matter. */
export function rulesFor({ siteFile, config }: SiteModel): Rule[] {
  const nodes = siteFile ? nodesOf(siteFile, 'RuleLevel') : [];
  const set = new Map(nodes.map(({ key, value }) => [String(key), value as RuleLevel]));
  return allRules({ config }).flatMap((rule) => {
    const level = rule.firm ? rule.severity : (set.get(rule.code) ?? rule.severity);
    return level === 'off' ? [] : { ...rule, severity: level };
  });
}

/** The codes of the rules that are off. */
export function rulesOff(model: SiteModel): string[] {
  const held = new Set(rulesFor(model).map(({ code }) => code));
  return allRules(model)
    .map(({ code }) => code)
    .filter((code) => !held.has(code));
}

/** Runs the rules for one file. If a rule throws, that is a finding too. */
export function runFileRules(rules: Rule[], file: SiteFile, model: SiteModel): LocatedFinding[] {
  const findings: LocatedFinding[] = [];
  for (const { code, severity, inFile } of rules)
    try {
      if (inFile) for (const finding of inFile(file, model)) findings.push({ ...finding, code, severity });
    } catch (error) {
      const { config } = model;
      const isOwn = config?.rules.some((rule) => rule.code === code);
      findings.push(config && isOwn ? failedRule(code, error, file, config) : failedCheck(error));
    }
  return findings;
}

/** Runs the rules for a file, or for all its instances, whose findings are then in the file as it is written. */
export function runRulesOn(rules: Rule[], files: readonly SiteFile[], model: SiteModel): LocatedFinding[] {
  const [only, ...others] = files;
  if (only && others.length === 0 && !only.written) return runFileRules(rules, only, model);
  return mergeInstances(
    files.flatMap((file) => runFileRules(rules, file, model).map((finding) => inTemplate(file, finding))),
  );
}

/** Runs the rules for the whole site. If a rule throws, that is a finding of site.json or the configuration. */
export function runSiteRules(rules: Rule[], kind: 'onSite' | 'whenSound', model: SiteModel): SiteFinding[] {
  return rules.flatMap(({ code, severity, [kind]: run }): SiteFinding[] => {
    try {
      return run ? [...run(model)].map((finding) => ({ ...finding, code, severity })) : [];
    } catch (error) {
      const { config, siteFile = { file: 'pages/site.json' } } = model;
      if (!config?.rules.some((rule) => rule.code === code)) return [{ ...failedCheck(error), file: siteFile }];
      const { source, ...finding } = failedRule(code, error, undefined, config);
      return [{ ...finding, file: source }];
    }
  });
}

/** The rule errors of some files only, which takes less time than an inspection of the site. */
export function errorsAmong(some: SiteFile[], model: SiteModel, language: MessageLanguage): Problem[] {
  const rules = errorRules(model);
  return some.flatMap((file) =>
    runFileRules(rules, file, model).map((finding) => makeProblem(finding.source ?? file, finding, language)),
  );
}

export function errorsOnSite(model: SiteModel, language: MessageLanguage): Problem[] {
  return runSiteRules(errorRules(model), 'onSite', model).map(({ file, ...finding }) =>
    makeProblem(file, finding, language),
  );
}

function errorRules(model: SiteModel): Rule[] {
  return rulesFor(model).filter(({ severity }) => severity === 'error');
}
