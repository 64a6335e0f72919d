import { describe, expect, test } from 'vitest';
import { parseChangelog } from './changelog.ts';
import { createCandidate } from './release.ts';
import { findReleaseProblems, type ReleaseChange } from './release-problems.ts';

const addition: ReleaseChange = { of: 'Column', kind: 'additive', what: 'names is new' };
const break_: ReleaseChange = { of: './section Icon', kind: 'breaking', what: 'is gone' };
const entry = '## [Unreleased]\n\n### Added\n\n- Names.\n\n';
const breakingEntry = '## [Unreleased]\n\n### Removed\n\n- **Breaking:** Icons.\n\n';

/** The problems of a candidate after a release whose changelog starts with the given lines. */
function faults(last: string, version: string, changes: ReleaseChange[], begins: string): string {
  const chapters = parseChangelog(
    `# Changelog\n\n${begins}## [${last}] - 2026-11-23\n\n### Added\n\n- **Breaking:** All.\n`,
  );
  return findReleaseProblems({ last, version, chapters, changes }).join('\n');
}

test('what this repository would release keeps semantic versioning', async () => {
  expect(findReleaseProblems(await createCandidate())).toEqual([]);
});

describe('a version says enough', () => {
  test.each([
    ['nothing', '1.2.3', '1.2.3', [], ''],
    ['a mend', '1.2.3', '1.2.4', [], ''],
    ['an addition', '1.2.3', '1.3.0', [addition], entry],
    ['an addition, by a candidate', '1.2.3', '1.3.0-rc.1', [addition], entry],
    ['an addition between candidates', '1.0.0-rc.1', '1.0.0-rc.2', [addition], entry],
    ['a break', '1.2.3', '2.0.0', [break_, addition], breakingEntry],
    ['a break between candidates of a great release', '2.0.0-rc.1', '2.0.0-rc.2', [break_], breakingEntry],
    ['a break before 1.0.0', '0.1.0', '1.0.0-rc.1', [break_], breakingEntry],
  ])('for %s from %s to %s', (_, last, version, changes, begins) => {
    expect(faults(last, version, changes, begins)).toBe('');
  });
});

describe('it is refused', () => {
  test.each([
    [
      'an addition by the same version',
      '1.2.3',
      '1.2.3',
      [addition],
      entry,
      'write 1.3.0, or a candidate for it.\n  Column: names is new',
    ],
    ['an addition by a mend', '1.2.3', '1.2.4', [addition], entry, 'additions, which "version" does not say'],
    ['an addition by the same candidate', '1.0.0-rc.1', '1.0.0-rc.1', [addition], entry, 'write 1.0.0'],
    [
      'a break by a small release',
      '1.2.3',
      '1.3.0',
      [break_, addition],
      breakingEntry,
      'write 2.0.0, or a candidate for it.\n  ./section Icon: is gone',
    ],
    [
      'a break between candidates of a small release',
      '1.3.0-rc.1',
      '1.3.0-rc.2',
      [break_],
      breakingEntry,
      'write 2.0.0',
    ],
    ['a version before the last', '1.2.3', '1.2.2', [], '', '1.2.2 is before 1.2.3'],
    ['an addition that is not told', '1.2.3', '1.3.0', [addition], '', 'CHANGELOG.md: tell under "## [Unreleased]"'],
    ['a break that is told as an addition', '1.2.3', '2.0.0', [break_], entry, 'begins with "**Breaking:** "'],
  ])('%s, from %s to %s', (_, last, version, changes, begins, says) => {
    expect(faults(last, version, changes, begins)).toContain(says);
  });
});
