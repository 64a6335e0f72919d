import { coerce, gte, inc, lt } from 'semver';
import { type ChangelogVersion, listEntries } from './changelog.ts';

export interface ReleaseChange {
  /** A type of the descriptors, or an export of the package. */
  of: string;
  /** Whether uses of the last release may no longer work. */
  kind: 'additive' | 'breaking';
  what: string;
}

export interface ReleaseCandidate {
  last: string;
  version: string;
  /** The chapters of CHANGELOG.md, the newest first. */
  chapters: ChangelogVersion[];
  changes: ReleaseChange[];
}

/** Finds a version that is too low, and missing changelog entries. Candidates before `1.0.0` may change anything. */
export function findReleaseProblems({ last, version, chapters, changes }: ReleaseCandidate): string[] {
  const breaking = changes.filter(({ kind }) => kind === 'breaking');
  const level = breaking.length > 0 ? 'major' : changes.length > 0 ? 'minor' : undefined;
  const at = chapters.findIndex(({ name }) => name === last);
  const entries = listEntries(at < 0 ? chapters : chapters.slice(0, at));
  const list = (some: ReleaseChange[]) => some.map(({ of, what }) => `\n  ${of}: ${what}`).join('');
  const faults: string[] = [];
  if (lt(version, last)) faults.push(`package.json: ${version} is before ${last}, the last release.`);
  if (level && !(version !== last && gte(coerce(version) ?? version, inc(last, level) ?? last)))
    faults.push(
      `package.json: since ${last} there are ${level === 'major' ? 'breaking changes' : 'additions'}, which "version" does not say: write ${inc(last, level)}, or a candidate for it.${list(level === 'major' ? breaking : changes)}`,
    );
  if (level && entries.length === 0)
    faults.push(`CHANGELOG.md: tell under "## [Unreleased]" what is new since ${last}.${list(changes)}`);
  if (level === 'major' && !entries.some(({ text }) => text.startsWith('**Breaking:** ')))
    faults.push(
      `CHANGELOG.md: tell in an entry that begins with "**Breaking:** " what no longer works.${list(breaking)}`,
    );
  return faults;
}
