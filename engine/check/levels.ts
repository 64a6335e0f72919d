import type { RuleLevel } from '../model/checks.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/rules.ts';
import { nodesOf, type SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';

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
