import { readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { createSiteFiles } from '../generate/scaffold/site-files.ts';
import { formatJson, writeNewFiles } from '../generate/scaffold/write-new-files.ts';
import { readEngineWords } from '../site/engine-words.ts';
import { packageFolder } from '../site/paths.ts';
import { schemas } from './schemas.ts';

/** `npm run new`: creates a small valid site with its editor settings. Refuses to overwrite files. */
export async function newSite({
  folder,
  name = basename(folder),
  languages,
}: {
  folder: string;
  name?: string;
  languages: string[];
}): Promise<number> {
  const files = {
    ...createSiteFiles({ name, languages }, readEngineWords()),
    'package.json': await packageOf(folder),
    'tsconfig.json': formatJson(compiler),
  };
  await writeNewFiles(folder, files);
  const code = await schemas({ site: folder });
  const way = relative(process.cwd(), folder);
  console.log(`Next: ${way ? `cd ${quoted(way)} && ` : ''}${await installCommand(folder)} && npm run dev`);
  return code;
}

/** The command that installs the new site's packages, from the same source as this engine. */
async function installCommand(folder: string): Promise<string> {
  const from = await installedFrom();
  if (from === undefined) return 'npm install';
  return `npm install ${quoted(isAbsolute(from) ? relative(folder, from) || '.' : from)}`;
}

/** The source of the installed engine, if it is not the registry: an absolute path, or npm's record. */
async function installedFrom(): Promise<string | undefined> {
  // The engine's own repository is a folder to install from.
  if (basename(dirname(packageFolder)) !== 'node_modules') return packageFolder;
  const project = dirname(dirname(packageFolder));
  const lock = await readFile(join(project, 'node_modules/.package-lock.json'), 'utf8').catch(() => '{}');
  const { resolved = '' } = JSON.parse(lock).packages?.['node_modules/pagewright'] ?? {};
  if (resolved.startsWith('file:')) return resolve(project, resolved.slice('file:'.length));
  return resolved === '' || /^https?:/.test(resolved) ? undefined : resolved;
}

const quoted = (path: string): string => (/[^\w./@:+-]/.test(path) ? JSON.stringify(path) : path);

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

/** The `tsconfig.json` for a site's own sections and sources. */
const compiler = {
  extends: 'pagewright/tsconfig.json',
  compilerOptions: { types: ['vite/client'] },
  include: ['sections', 'sources', 'schemas/words.d.ts'],
};

async function packageOf(folder: string): Promise<string> {
  const engine = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const required = Object.entries(engine.peerDependencies).filter(([name]) => !engine.peerDependenciesMeta[name]);
  const manifest = {
    name:
      basename(folder)
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '') || 'site',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(offered.map((name) => [name, `pagewright ${name}`])),
    dependencies: { pagewright: `^${engine.version}`, ...Object.fromEntries(required) },
    devDependencies: Object.fromEntries(
      ['@types/react', 'typescript'].map((name) => [name, engine.devDependencies[name]]),
    ),
  };
  return formatJson(manifest);
}
