import { readFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { createProjectFiles } from '../generate/scaffold/project-files.ts';
import { createSiteFiles, languagesWithoutWords } from '../generate/scaffold/site-files.ts';
import { hasAnyLanguage, readTemplate, type siteTemplates } from '../generate/scaffold/site-template.ts';
import { formatJson, writeNewFiles } from '../generate/scaffold/write-new-files.ts';
import { readEngineWords } from '../site/engine-words.ts';
import { writeAtomically } from '../site/files/files.ts';
import { MissingPackages } from '../site/optional-packages.ts';
import { packageFolder } from '../site/paths.ts';
import { completeManifest, createManifest } from './new-manifest.ts';
import { schemas } from './schemas.ts';

interface NewSite {
  folder: string;
  /** Default: the folder's, or that of the template. */
  name?: string | undefined;
  template: (typeof siteTemplates)[number];
  /** Default: English, or those of a template that has its own. */
  languages?: string[] | undefined;
}

/**
 * `npm run new`: creates a valid site with the files that npm, git, GitHub, agents and editors need. Completes an existing
 * package.json, and refuses to overwrite other files.
 */
export async function newSite({ folder, name, template, languages }: NewSite): Promise<number> {
  if (!hasAnyLanguage(template) && languages !== undefined)
    throw new Error(`the template ${template} has its own languages: leave out --languages.`);
  const start =
    template === 'empty'
      ? emptySite(name ?? basename(folder), languages ?? ['en'])
      : await readTemplate(template, name, languages);
  const manifest = await createManifest(folder, start.packages);
  const present = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  await writeNewFiles(folder, {
    ...start.files,
    ...createProjectFiles(start),
    ...(present === undefined && { 'package.json': formatJson(manifest) }),
    'tsconfig.json': formatJson(compiler),
  });
  if (present !== undefined) await writeAtomically(join(folder, 'package.json'), completeManifest(present, manifest));
  const code = await writeSchemas(folder);
  if (start.untranslated.length > 0)
    console.warn(
      `The engine has no interface texts in ${start.untranslated.join(', ')}: they are empty in pages/words.json, and show in English until you translate them there. \`npm run check\` and the studio list what is left.`,
    );
  const way = relative(process.cwd(), folder);
  const steps = [await installCommand(folder), ...(code === undefined ? ['npm run schemas'] : []), 'npm run dev'];
  console.log(`Next: ${[...(way ? [`cd ${quoted(way)}`] : []), ...steps].join(' && ')}`);
  return code ?? 0;
}

/** Writes the schemas. Returns nothing if the site's own code needs a package that its installation brings. */
async function writeSchemas(site: string): Promise<number | undefined> {
  try {
    return await schemas({ site });
  } catch (error) {
    if (error instanceof MissingPackages) return undefined;
    throw error;
  }
}

function emptySite(name: string, languages: string[]) {
  const words = readEngineWords();
  const untranslated = languagesWithoutWords(languages, words);
  return { files: createSiteFiles({ name, languages }, words), name, languages, untranslated, packages: [] };
}

/** The command that installs the new site's packages, from the same source as this engine. */
async function installCommand(folder: string): Promise<string> {
  const from = await installedFrom(folder);
  if (from === undefined) return 'npm install';
  return `npm install ${quoted(isAbsolute(from) ? relative(folder, from) || '.' : from)}`;
}

/** The source of the installed engine, if it is not the registry: an absolute path, or npm's record. */
async function installedFrom(folder: string): Promise<string | undefined> {
  // The engine's own repository is a folder to install from.
  if (basename(dirname(packageFolder)) !== 'node_modules') return packageFolder;
  const project = dirname(dirname(packageFolder));
  // The site's own package.json has it.
  if (resolve(project) === resolve(folder)) return undefined;
  const lock = await readFile(join(project, 'node_modules/.package-lock.json'), 'utf8').catch(() => '{}');
  const { resolved = '' } = JSON.parse(lock).packages?.['node_modules/pagewright'] ?? {};
  if (resolved.startsWith('file:')) return resolve(project, resolved.slice('file:'.length));
  return resolved === '' || /^https?:/.test(resolved) ? undefined : resolved;
}

const quoted = (path: string): string => (/[^\w./@:+-]/.test(path) ? JSON.stringify(path) : path);

/** The `tsconfig.json` for a site's own code. */
const compiler = {
  extends: 'pagewright/tsconfig.json',
  compilerOptions: { types: ['vite/client'] },
  include: ['pagewright.config.ts', 'parts', 'sections', 'sources', 'schemas/*.d.ts'],
};
