import { coerce, gte, inc, lt } from 'semver';
import { type ChangelogVersion, listEntries } from './changelog.ts';

/** Something in which what is to be released differs from the last release. */
export interface ReleaseChange {
  /** A type of the descriptors, or an export of the package. */
  of: string;
  /** Whether what was made for the last release may no longer work. */
  kind: 'additive' | 'breaking';
  /** The change, in words. */
  what: string;
}

/** The release candidate, with the last release. */
export interface ReleaseCandidate {
  /** The version of the last release. */
  last: string;
  /** The `version` of package.json. */
  version: string;
  /** The chapters of CHANGELOG.md, the newest first. */
  chapters: ChangelogVersion[];
  changes: ReleaseChange[];
}

/**
 * What keeps a candidate from being a release by semantic versioning, as messages: a version that says less than has changed, and a
 * changelog that keeps silent about it. Before a release `1.0.0-rc.1` has become `1.0.0`, all of it may change.
 */
export function findReleaseProblems({ last, version, chapters, changes }: ReleaseCandidate): string[] {
  const breaking = changes.filter(({ kind }) => kind === 'breaking');
  const level = breaking.length > 0 ? 'major' : changes.length > 0 ? 'minor' : undefined;
  const at = chapters.findIndex(({ name }) => name === last);
  const told = listEntries(at < 0 ? chapters : chapters.slice(0, at));
  const list = (some: ReleaseChange[]) => some.map(({ of, what }) => `\n  ${of}: ${what}`).join('');
  const faults: string[] = [];
  if (lt(version, last)) faults.push(`package.json: ${version} is before ${last}, the last release.`);
  if (level && !(version !== last && gte(coerce(version) ?? version, inc(last, level) ?? last)))
    faults.push(
      `package.json: since ${last} there are ${level === 'major' ? 'breaking changes' : 'additions'}, which "version" does not say: write ${inc(last, level)}, or a candidate for it.${list(level === 'major' ? breaking : changes)}`,
    );
  if (level && told.length === 0)
    faults.push(`CHANGELOG.md: tell under "## [Unreleased]" what is new since ${last}.${list(changes)}`);
  if (level === 'major' && !told.some(({ text }) => text.startsWith('**Breaking:** ')))
    faults.push(
      `CHANGELOG.md: tell in an entry that begins with "**Breaking:** " what no longer works.${list(breaking)}`,
    );
  return faults;
}
