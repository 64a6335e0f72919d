import type { Problem } from '../check/problem.ts';
import { salvageFile } from '../check/salvage-file.ts';
import type { SiteFile } from '../check/site-files.ts';
import { groupBy } from '../model/group-by.ts';

interface ShownFrom {
  files: readonly SiteFile[];
  problems: readonly Problem[];
  /** The site's language codes, the default first. */
  languages: string[];
  /** A draft that was shown since the last inspection of the whole site. */
  laid?: SiteFile | undefined;
}

/** Returns the files to show in spite of errors: invalid items are replaced by their last valid versions. */
export function createLastGoodFiles(): (from: ShownFrom) => SiteFile[] {
  let shown = new Map<string, SiteFile>();
  return ({ files, problems, languages, laid }) => {
    const before = shown;
    shown = new Map();
    const errors = groupBy(
      problems.filter(({ severity }) => severity === 'error'),
      ({ file }) => file,
    );
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
