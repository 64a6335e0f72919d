import type { InspectedFile } from './inspect-file.ts';
import type { Finding, MissingDefinition } from './rule.ts';

/** A place that says that a name is defined nowhere. */
export interface MissingName {
  finding: Finding;
  missing: MissingDefinition;
  /** Where it stands; the languages of one text are one place. */
  place: string;
}

/** Every place that lacks a name. `codes` are those of the site's languages. */
export function missingNamesIn(inspected: InspectedFile[], codes: string[]): MissingName[] {
  return inspected.flatMap(({ file, ruled = [] }) =>
    ruled.flatMap((finding) => {
      const { missing, path } = finding;
      if (!missing) return [];
      return {
        finding,
        missing,
        place: `${file.file} ${path.filter((step) => !codes.includes(String(step))).join('/')}`,
      };
    }),
  );
}

/** Whether several places lack it. */
export function isMissedTwice(missing: MissingName[]): boolean {
  return new Set(missing.map(({ place }) => place)).size > 1;
}

/** What has the same key, together. */
export function grouped<T>(all: T[], key: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return [...groups.values()];
}
