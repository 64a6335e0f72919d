/** Exports for a site's `pagewright.config.ts` (`pagewright/config`). */
import type { OwnRule } from '../check/own-rule.ts';
import type { SiteConfig } from '../site/config/site-config.ts';

export type {
  OwnRule,
  RuleFile,
  RuleNode,
  RuleRecord,
  RuleReport,
  RuleReports,
  RuleSite,
  RuleSiteReport,
  RuleText,
} from '../check/own-rule.ts';
export type { ExternalScript, HeadEntry } from '../model/head-entry.ts';
export type { SiteConfig } from '../site/config/site-config.ts';

/** Returns the configuration. With it an editor proposes the keys. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config;
}

/** Returns a rule for `rules` of the configuration, which another module can export. */
export function defineRule(rule: OwnRule): OwnRule {
  return rule;
}
