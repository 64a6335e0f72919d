import { valid } from 'semver';

export interface ChangelogVersion {
  name: string;
  /** The day of the release: `2026-11-23`. Absent before it. */
  day?: string;
  text: string;
}

/** Parses a changelog in the form of keepachangelog.com. Throws for an invalid heading. */
export function parseChangelog(changelog: string): ChangelogVersion[] {
  const [, ...parts] = changelog.split(/^## /m);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const [, name = '', day] = /^\[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$/.exec(heading) ?? [];
    if (name !== 'Unreleased' && !(valid(name) && day))
      throw new Error(`CHANGELOG.md: "## ${heading}" is neither "## [Unreleased]" nor like "## [1.2.0] - 2026-11-23".`);
    return { name, day, text: lines.join('\n').trim() };
  });
}

/** The entries of versions, each with its group such as `Added`. */
export function listEntries(chapters: ChangelogVersion[]): { group: string; text: string }[] {
  return chapters.flatMap(({ text }) =>
    text.split(/^### /m).flatMap((part) => {
      const [group = '', ...lines] = part.split('\n');
      return lines.filter((line) => line.startsWith('- ')).map((line) => ({ group, text: line.slice(2) }));
    }),
  );
}
