import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../engine/site/paths.ts';
import { startChildServer } from '../../engine/testing/child-server.ts';
import { startLocalRegistry } from './local-registry.ts';
import { packEngine } from './package/pack-engine.ts';

/**
 * Publishes the packages to a registry on this machine, and creates, checks, builds and serves a site from there, as a
 * user would. Returns the HTML of its first page. Throws if a step fails.
 */
export async function rehearse(report: (line: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-rehearsal-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const registry = await startLocalRegistry(join(folder, 'registry'));
    stops.push(registry.stop);
    report(`registry: ${registry.address}`);
    const npm = (cwd: string, ...args: string[]) =>
      promisify(execFile)('npm', args, { cwd, env: registry.env, maxBuffer: 64 * 1024 * 1024 });
    const { filename } = await packEngine(folder);
    for (const what of [join(folder, filename), join(root, 'engine/create')]) {
      await npm(folder, 'publish', what, '--ignore-scripts', '--tag', 'latest');
      report(`published: ${what}`);
    }
    const empty = join(folder, 'empty');
    await mkdir(empty);
    await npm(empty, 'create', '--yes', 'pagewright', 'my-site', '--', '--name', 'My site', '--languages', 'en');
    report('created: npm create pagewright my-site');
    const site = join(empty, 'my-site');
    for (const script of ['check', 'build']) {
      await npm(site, 'run', script);
      report(`passed: npm run ${script}`);
    }
    const server = await startChildServer(['node_modules/pagewright/lib/engine/cli/pagewright.mjs', 'start'], {}, site);
    stops.push(server.stop);
    const response = await fetch(`http://127.0.0.1:${server.port}/`);
    const html = await response.text();
    if (!response.ok) throw new Error(`the site answers ${response.status}: ${html}`);
    report(`served: http://127.0.0.1:${server.port}/`);
    return html;
  } finally {
    for (const stop of stops.reverse()) await stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
