import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChildServer } from '../../engine/testing/child-server.ts';
import { installPackageManager, type PackageManagerName } from './package-managers.ts';
import { type PublishedPackages, publishPackages } from './publish-packages.ts';

/** Publishes the packages to a registry on this machine, and uses them from there with npm, as a user would. */
export async function rehearse(report: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-rehearsal-'));
  try {
    const registry = await publishPackages(folder, report);
    try {
      await rehearseWith('npm', join(folder, 'npm'), registry, report);
    } finally {
      await registry.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/**
 * Creates a site with a package manager in a folder, checks and builds it, and fetches a page from `start` and from
 * `studio`. Throws if a step fails. Returns what runs the site's scripts.
 */
export async function rehearseWith(
  name: PackageManagerName,
  folder: string,
  registry: PublishedPackages,
  report: (line: string) => void,
) {
  await mkdir(folder, { recursive: true });
  const manager = await installPackageManager(name, join(folder, 'program'), registry);
  const empty = join(folder, 'empty');
  await mkdir(empty);
  const options = [...manager.separator, '--name', 'My site', '--languages', 'en'];
  const created = await manager.run(empty, 'create', 'pagewright', 'my-site', ...options);
  report(`created with ${name}`);
  const site = join(empty, 'my-site');
  const installed = await manager.run(site, 'install');
  const warnings = (created + installed).split('\n').filter((line) => manager.warning.test(line));
  if (warnings.length > 0) throw new Error(`${name} warns of the packages:\n${warnings.join('\n')}`);
  for (const script of ['check', 'build']) {
    await manager.run(site, 'run', script);
    report(`passed: ${script}`);
  }
  for (const [script, path, text] of [
    ['start', '/', '<title>My site</title>'],
    ['studio', '/_studio', '<div id="studio">'],
  ] as const) {
    const server = await startChildServer([manager.script, 'run', script], manager.env, site, { group: true });
    const address = `http://127.0.0.1:${server.port}${path}`;
    const response = await fetch(address);
    const html = await response.text();
    await server.stop();
    if (!response.ok || !html.includes(text)) throw new Error(`${script} answers ${response.status}: ${html}`);
    report(`served: ${script}`);
  }
  return { ...manager, site };
}
