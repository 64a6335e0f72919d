import type { Problem } from '../check/problem.ts';
import { salvageFile } from '../check/salvage-file.ts';
import type { SiteFile } from '../check/site-files.ts';

interface ShownFrom {
  files: readonly SiteFile[];
  problems: readonly Problem[];
  /** The codes of its languages, the default first. */
  languages: string[];
  /** The file that was shown since, before the whole site was looked at, as it was then. Default: none was. */
  laid?: SiteFile | undefined;
}

/**
 * Shows each file without errors as it is, and remembers it. Of one with errors it shows what can be shown: its sound parts, and in the place
 * of the others what they were when they last had none. A site.json that is gone counts as one with errors: no page is shown without.
 */
export function createLastGoodFiles(): (from: ShownFrom) => SiteFile[] {
  let shown = new Map<string, SiteFile>();
  return ({ files, problems, languages, laid }) => {
    const before = shown;
    shown = new Map();
    const errors = errorsByFile(problems);
    for (const file of files) {
      const own = errors.get(file.file);
      const last = laid?.file === file.file && laid.text !== file.text ? laid : before.get(file.file);
      const one = own ? salvageFile(file, { errors: own, languages, last }) : file;
      if (one) shown.set(file.file, one);
    }
    const site = before.get('pages/site.json');
    if (site && files.every(({ kind }) => kind !== 'site')) shown.set(site.file, site);
    return [...shown.values()];
  };
}

function errorsByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const errors = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.severity !== 'error') continue;
    const known = errors.get(problem.file);
    if (known) known.push(problem);
    else errors.set(problem.file, [problem]);
  }
  return errors;
}
