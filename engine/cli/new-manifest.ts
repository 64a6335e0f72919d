import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formatJson } from '../generate/scaffold/write-new-files.ts';
import { packageFolder } from '../site/paths.ts';

/** The part of a package.json that the engine writes. */
interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  [field: string]: unknown;
}

/** The commands that a site's scripts offer. */
const offered = [
  ...[
    'start',
    'dev',
    'studio',
    'check',
    'test',
    'build',
    'pull',
    'schemas',
    'gallery',
    'migrate',
    'rename',
    'where-used',
  ],
  ...['new:page', 'new:collection', 'new:record', 'new:section', 'new:source'],
];

/** The package.json of a site in a folder, with the optional packages that it needs. */
export async function createManifest(folder: string, packages: string[]): Promise<Manifest> {
  const engine = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const needed = ([name]: [string, unknown]) => !engine.peerDependenciesMeta[name] || packages.includes(name);
  const peers = Object.entries<string>(engine.peerDependencies).filter(needed);
  return {
    name:
      basename(folder)
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'site',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(offered.map((name) => [name, `pagewright ${name}`])),
    dependencies: { pagewright: `^${engine.version}`, ...Object.fromEntries(peers) },
    devDependencies: Object.fromEntries(
      ['@types/react', 'typescript'].map((name) => [name, engine.devDependencies[name]]),
    ),
  };
}

/** Adds what a package.json lacks of another one. */
export function completeManifest(text: string, { scripts, dependencies, devDependencies, ...rest }: Manifest): string {
  const own = JSON.parse(text) as Partial<Manifest>;
  return formatJson({
    ...rest,
    ...own,
    scripts: { ...scripts, ...own.scripts },
    dependencies: { ...dependencies, ...own.dependencies },
    devDependencies: { ...devDependencies, ...own.devDependencies },
  });
}
