import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { PublishedPackages } from './publish-packages.ts';

interface PackageManager {
  /** The package of the program at a version, and its script there. */
  program: string;
  script: string;
  env: Record<string, string>;
  /** The command that adds a package. */
  add: string;
  /** What stands before the options of `create`. */
  separator: string[];
  /** Lines about a package that lacks a peer, or that does not support this version of Node. */
  warning: RegExp;
}

const yarn = (linker: string): PackageManager => ({
  program: '@yarnpkg/cli-dist@4.18.1',
  script: '@yarnpkg/cli-dist/bin/yarn.js',
  env: {
    YARN_NODE_LINKER: linker,
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_IMMUTABLE_INSTALLS: '0',
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    // Packages must be older otherwise.
    YARN_NPM_MINIMAL_AGE_GATE: '0',
  },
  add: 'add',
  separator: [],
  warning: /YN0002|YN0060|YN0086/,
});

export const packageManagers = {
  npm: {
    program: 'npm@11.19.1',
    script: 'npm/bin/npm-cli.js',
    env: {},
    add: 'install',
    separator: ['--'],
    warning: /EBADENGINE|ERESOLVE/,
  },
  pnpm: {
    program: 'pnpm@10.34.8',
    script: 'pnpm/bin/pnpm.cjs',
    env: { npm_config_minimum_release_age: '0' },
    add: 'add',
    separator: [],
    warning: /unmet peer|Unsupported engine/,
  },
  'Yarn with node_modules': yarn('node-modules'),
  "Yarn Plug'n'Play": yarn('pnp'),
} satisfies Record<string, PackageManager>;

export type PackageManagerName = keyof typeof packageManagers;

/** Installs a package manager in a folder, and lets it use the registry. */
export async function installPackageManager(name: PackageManagerName, folder: string, registry: PublishedPackages) {
  const { program, env, add, separator, warning }: PackageManager = packageManagers[name];
  await mkdir(folder, { recursive: true });
  const own = {
    ...registry.env,
    ...env,
    YARN_NPM_REGISTRY_SERVER: registry.address,
    YARN_GLOBAL_FOLDER: join(folder, 'yarn'),
    XDG_DATA_HOME: join(folder, 'data'),
    // Where `create-pagewright` finds it.
    PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  };
  await promisify(execFile)('npm', ['install', '--prefix', folder, '--no-save', program], { env: registry.env });
  const script = join(folder, 'node_modules', packageManagers[name].script);
  return {
    script,
    add,
    separator,
    warning,
    env: own,
    /** Returns the output of a command, and throws with it if the command fails. */
    async run(cwd: string, ...args: string[]): Promise<string> {
      const options = { cwd, env: own, maxBuffer: 64 * 1024 * 1024 };
      const run = promisify(execFile)(process.execPath, [script, ...args], options);
      const { stdout, stderr } = await run.catch(({ stdout, stderr, message }) => {
        throw new Error(`${name} ${args.join(' ')}: ${message}\n${stdout}${stderr}`);
      });
      return stdout + stderr;
    },
  };
}
