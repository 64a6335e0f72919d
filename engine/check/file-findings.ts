import { codesOf } from '../model/schema/languages.ts';
import { withoutEchoes } from './flawed-texts.ts';
import type { InspectedFile } from './inspect-file.ts';
import { missedRoutes } from './missed-routes.ts';
import { missingNamesIn } from './missing-names.ts';
import { misspelledDefinitions } from './misspelled-definitions.ts';
import type { SiteFinding } from './rule.ts';
import type { SiteModel } from './site-model.ts';

/**
 * The findings to report of files, `faulty` of all `inspected`: where several places miss a name, the definition that misspells it is
 * reported in place of them.
 */
export function findingsInFiles(faulty: InspectedFile[], inspected: InspectedFile[], model: SiteModel): SiteFinding[] {
  const missing = missingNamesIn(faulty, codesOf(model.site));
  const { dropped, doubted, routes } = missedRoutes(missing, inspected, model);
  const { replaced, told } = misspelledDefinitions(missing, model);
  const own = faulty.flatMap(({ file, own, ruled = [] }) =>
    withoutEchoes([...own, ...ruled].filter((one) => !dropped.has(one) && !replaced.has(one))).map(
      (finding): SiteFinding => ({ ...finding, ...(doubted.has(finding) && { sure: false }), file }),
    ),
  );
  return [...own, ...routes, ...told];
}
