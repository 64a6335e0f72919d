import { execFile, execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../engine/site/paths.ts';
import { startChildServer } from '../../../engine/testing/child-server.ts';
import { isNightly } from '../../../engine/testing/test-depth.ts';
import { writePackage } from '../../release/package/write-package.ts';
import { shellEnvironment } from '../../test/installed-engine.ts';

interface Manager {
  /** The package of the program, at the version that the test fetches with npm, and its script there. */
  program: string;
  script: string;
  settings: Record<string, string>;
  /** The arguments before a command of the package. */
  run: string[];
}

const yarn = (linker: string): Manager => ({
  program: '@yarnpkg/cli-dist@4.18.1',
  script: '@yarnpkg/cli-dist/bin/yarn.js',
  settings: { '.yarnrc.yml': `nodeLinker: ${linker}\nenableTelemetry: false\n`, 'yarn.lock': '' },
  run: ['run'],
});

const managers: Record<string, Manager> = {
  npm: { program: 'npm@11.19.1', script: 'npm/bin/npm-cli.js', settings: {}, run: ['exec', '--'] },
  pnpm: { program: 'pnpm@10.34.8', script: 'pnpm/bin/pnpm.cjs', settings: {}, run: ['exec'] },
  'Yarn with node_modules': yarn('node-modules'),
  'Yarn Plug’n’Play': yarn('pnp'),
};

// It installs from the registry, which only the nightly run needs.
describe.runIf(isNightly)('installed from its tarball, the package creates, checks, builds and serves a site', () => {
  let folder: string;
  let tarball: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-managers-'));
    await writePackage(join(folder, 'package'));
    const packed = execFileSync('npm', ['pack', './package', '--ignore-scripts', '--silent'], { cwd: folder });
    tarball = join(folder, String(packed).trim());
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

  test.for(Object.entries(managers))('with %s', { timeout: 600_000 }, async ([name, manager], { skip }) => {
    const programs = join(folder, `program of ${name}`);
    const run = async (args: string[], cwd: string) => {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd, env: shellEnvironment() });
      return stdout + stderr;
    };
    const npm = ['install', '--prefix', programs, '--no-save', manager.program];
    const fetched = await promisify(execFile)('npm', npm, { env: shellEnvironment() }).catch((error: Error) => error);
    if (fetched instanceof Error) skip(`${manager.program} cannot be fetched: ${fetched.message}`);
    const script = join(programs, 'node_modules', manager.script);
    const site = join(folder, `site of ${name}`);
    await mkdir(site);
    const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
    const versionOf = (of: string): string => packages[`node_modules/${of}`].version;
    const manifest = {
      name: 'site',
      private: true,
      type: 'module',
      dependencies: {
        pagewright: `file:${tarball}`,
        ...Object.fromEntries(['react', 'react-dom'].map((one) => [one, versionOf(one)])),
      },
      // A new release of Vite is for the test of its update.
      resolutions: { vite: versionOf('vite') },
      overrides: { vite: versionOf('vite') },
    };
    for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...manager.settings }))
      await writeFile(join(site, file), text);
    await run([script, 'install'], site);
    const pagewright = (...args: string[]) => run([script, ...manager.run, 'pagewright', ...args], site);
    expect(await pagewright('new', 'made', '--name', 'Library', '--languages', 'en')).toContain(
      'wrote pages/home.json',
    );
    expect(await pagewright('check', '--site', 'made', '--lang', 'en')).toContain('no problems');
    expect(await pagewright('build', '--site', 'made')).toContain('dist is complete');
    expect(await readFile(join(site, 'made/dist/hours/index.html'), 'utf8')).toContain('Opening hours');
    for (const command of ['start', 'dev']) {
      const args = [script, ...manager.run, 'pagewright', command, '--site', 'made'];
      const server = await startChildServer(args, {}, site);
      expect(await (await fetch(`http://127.0.0.1:${server.port}/hours`)).text()).toContain('Opening hours');
      await server.stop();
    }
  });
});
