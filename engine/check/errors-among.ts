import { rulesFor } from './levels.ts';
import { problemOf } from './make-problem.ts';
import type { Problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { runFileRules, runSiteRules } from './run-rules.ts';
import type { SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';
import type { MessageLanguage } from './words/words.ts';

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
