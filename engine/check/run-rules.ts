import type { Finding, Rule, SiteFinding } from './rule.ts';
import type { SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';
import { jsonWords } from './words/json-words.ts';

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
