import type { Problem } from '../../check/problem.ts';
import type { SiteModel } from '../../check/site-model.ts';
import type { LiveSite } from '../../server/dev/live-site.ts';
import { languagesIn } from '../../site/read-site.ts';
import { newLanguages, withoutNewLanguages } from './new-languages.ts';

const known = new WeakMap<SiteModel, string[]>();

/** The problems that the studio shows at their fields: all but those of languages that are being added. */
export function fieldProblems(site: Pick<LiveSite, 'checked' | 'status'>, problems: Problem[]): Problem[] {
  const { input, model } = site.checked() ?? {};
  if (!input || !model) return problems;
  const inspected = { files: model.files, languages: languagesIn(input.files) };
  const added = known.get(model) ?? newLanguages({ ...inspected, problems: site.status().problems });
  known.set(model, added);
  return withoutNewLanguages(problems, inspected, added);
}
