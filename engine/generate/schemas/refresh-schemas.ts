import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addedFolders, schemasHome } from '../../site/code-folders.ts';
import { listFiles, writeAtomically } from '../../site/files/files.ts';
import { withLock } from '../../site/files/journal/lock.ts';
import { emptyFile, hashOf, seal, unseal } from '../../site/files/seal.ts';
import { listSiteFiles } from '../../site/files/site-files.ts';
import { root } from '../../site/paths.ts';

/** The file that records the sources of the schemas next to it. Written last. */
const manifestFile = 'generated.json';

interface Manifest {
  /** A hash of the types that they were generated from. */
  from: string;
  /** The hash of each schema by its path. */
  schemas: Record<string, string>;
}

/** Generates {@link schemasHome} for a site with its own code, unless it is current. Only one process generates it. */
export async function refreshSchemas(site: string): Promise<void> {
  const home = schemasHome(site);
  if (home === root) return;
  const from = await typesHash(site);
  if (await isIntact(home, from)) return;
  await mkdir(home, { recursive: true });
  await withLock(home, async () => {
    // Another process may have generated it while this one waited.
    if (!(await isIntact(home, from))) await writeSchemas(site, home, from);
  });
}

async function writeSchemas(site: string, home: string, from: string): Promise<void> {
  // It brings a compiler with it, which takes longer to load than most sites to check.
  const { generateSchemas } = await import('./generate-schemas.ts');
  const generated = await generateSchemas(site);
  await rm(join(home, 'schemas'), { recursive: true, force: true });
  // Editor files also depend on the site's collections, so they are not cached here.
  const schemas = Object.entries(generated).filter(([path]) => !path.startsWith('..'));
  for (const [path, text] of schemas) await writeAtomically(join(home, 'schemas', path), text);
  const hashes = Object.fromEntries(schemas.map(([path, text]) => [path, hashOf(text)]));
  await writeAtomically(join(home, manifestFile), seal({ from, schemas: hashes } satisfies Manifest, manifestFile));
}

/** Whether the schemas of a folder were generated from these types, and each is as it was written. */
async function isIntact(home: string, from: string): Promise<boolean> {
  const content = await readFile(join(home, manifestFile)).catch(() => emptyFile);
  const manifest = unseal<Manifest>(content, manifestFile);
  if (manifest?.from !== from) return false;
  const paths = await listFiles(join(home, 'schemas')).catch(() => []);
  const read = paths.map(async (path) => [path, hashOf(await readFile(join(home, 'schemas', path)))] as const);
  const found = new Map(await Promise.all(read));
  const expected = Object.entries(manifest.schemas);
  return found.size === expected.length && expected.every(([path, hash]) => found.get(path) === hash);
}

/** A hash of the sources of a site's schemas: the engine, and the types and messages in the site's code. */
async function typesHash(site: string): Promise<string> {
  const own = addedFolders(site).map((folder) => ({ folder, files: listSiteFiles(folder, site).files }));
  const engine = { folder: join(root, 'schemas'), files: await listFiles(join(root, 'schemas')) };
  const texts = [engine, ...own]
    .flatMap(({ folder, files }) => files.map((file) => join(folder, file)))
    .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .map(async (file) => `${file}\n${await readFile(file, 'utf8')}`);
  return hashOf((await Promise.all(texts)).join('\n'));
}
