import type { SiteFile } from '../../engine/check/site-files.ts';

/**
 * What a site that is worked on is shown from: its files as they were found, and which of them have errors; and the file that was shown
 * since, before the site was looked at, as it was then without errors.
 */
export type Shown = (files: readonly SiteFile[], broken: ReadonlySet<string>, laid?: SiteFile) => SiteFile[];

/**
 * Shows each file without errors as it is, and remembers it. In the place of one with errors stands what it was when it last
 * had none; one that had always some is shown as it is, if it fits its schema, and otherwise not at all. A site.json that is
 * gone counts as one with errors: no page is shown without. What was shown since stands for what has taken its place with errors.
 */
export function lastGood(): Shown {
  let good = new Map<string, SiteFile>();
  return (files, broken, laid) => {
    const before = good;
    good = new Map();
    const shown: SiteFile[] = [];
    const show = (file: SiteFile | undefined, isGood: boolean) => {
      if (!file) return;
      shown.push(file);
      if (isGood) good.set(file.file, file);
    };
    for (const file of files) {
      const since = laid?.file === file.file && laid.text !== file.text ? laid : undefined;
      const last = broken.has(file.file) ? (since ?? before.get(file.file)) : file;
      show(last ?? (file.valid ? file : undefined), last !== undefined);
    }
    if (files.every(({ kind }) => kind !== 'site')) show(before.get('pages/site.json'), true);
    return shown;
  };
}
