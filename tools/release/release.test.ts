import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { listEntries, parseChangelog } from './changelog.ts';
import { findReleasable } from './release.ts';

const changelog = `# Changelog

## [1.3.0] - 2026-12-01

Better tables.

### Added

- Names.
  A second line.

## [1.2.0] - 2026-11-23

### Fixed

- Dates.
`;
const chapters = parseChangelog(changelog);
const ready = { last: '1.3.0', version: '1.3.0', chapters, changes: [] };

test('the notes of a release are what the changelog says of it', () => {
  expect(findReleasable(ready, '').text).toBe('Better tables.\n\n### Added\n\n- Names.\n  A second line.');
});

describe('nothing is released', () => {
  test.each([
    ['of what is not committed', ready, ' M README.md\n', 'commit or put away what is not committed.\n M README.md'],
    ['that was not cut', { ...ready, last: '1.2.0' }, '', 'Run `npm run release -- --cut`'],
    [
      'of which the changelog says nothing',
      { ...ready, last: '1.4.0', version: '1.4.0' },
      '',
      'no chapter "## [1.4.0] - <day>"',
    ],
  ])('%s', (_, candidate, dirt, says) => {
    expect(() => findReleasable(candidate, dirt)).toThrow(says);
  });
});

describe('the changelog', () => {
  test('has a chapter for each release, the newest first, and each lists something', async () => {
    const own = parseChangelog(await readFile(join(root, 'CHANGELOG.md'), 'utf8'));
    const days = own.flatMap(({ day }) => day ?? []);
    expect(days).toEqual([...days].sort().reverse());
    expect(own.filter((chapter) => listEntries([chapter]).length === 0)).toEqual([]);
  });

  test('lists entries by their group', () => {
    expect(listEntries(chapters)).toEqual([
      { group: 'Added', text: 'Names.' },
      { group: 'Fixed', text: 'Dates.' },
    ]);
  });

  test.each(['## 1.3.0', '## [1.3.0]', '## [next] - 2026-12-01', '## [1.3.0] - soon'])('refuses %s', (heading) => {
    expect(() => parseChangelog(`# Changelog\n\n${heading}\n`)).toThrow(`"${heading}" is neither`);
  });
});
