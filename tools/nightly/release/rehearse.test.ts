import { describe, expect, test } from 'vitest';
import { isNightly } from '../../../engine/testing/test-depth.ts';
import { rehearse } from '../../release/rehearse.ts';

// It installs a registry, and from it what npm's registry has.
describe.runIf(isNightly)('published to a registry', () => {
  test('the packages create a site that passes the check, builds and is served', async () => {
    const lines: string[] = [];
    expect(await rehearse((line) => lines.push(line))).toContain('<title>My site</title>');
    expect(lines.filter((line) => line.startsWith('published'))).toHaveLength(2);
  }, 600_000);
});
