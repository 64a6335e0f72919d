import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNightly } from '../../../engine/testing/test-depth.ts';
import { type PackageManagerName, packageManagers } from '../../release/package-managers.ts';
import { type PublishedPackages, publishPackages, publishWithout } from '../../release/publish-packages.ts';
import { rehearseWith } from '../../release/rehearse.ts';

// It installs a registry, and from it what npm's registry has.
describe.runIf(isNightly)(
  'from a registry, the packages create a site that is checked, built, served and edited',
  () => {
    let folder: string;
    let registry: PublishedPackages;
    let withoutAjv: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'pagewright-managers-'));
      registry = await publishPackages(folder, () => {});
      withoutAjv = await publishWithout('ajv', registry);
    }, 600_000);
    afterAll(async () => {
      await registry?.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    });

    const names = Object.keys(packageManagers) as PackageManagerName[];
    test.each(names)('with %s', { timeout: 900_000 }, async (name) => {
      const lines: string[] = [];
      const { run, site, add } = await rehearseWith(name, join(folder, name), registry, (line) => lines.push(line));
      expect(lines.at(-1)).toBe('served: studio');
      // The control: a dependency that the package does not declare.
      await rm(join(site, 'node_modules'), { recursive: true, force: true });
      await run(site, add, `pagewright@${withoutAjv}`);
      await expect(run(site, 'run', 'check')).rejects.toThrow(/ajv/);
    });
  },
);
