import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, writeAtomically } from '../../files/files.ts';
import { hashOf } from '../../files/sealed.ts';
import { root } from '../../paths.ts';
import { languageFolder, ownFolders } from '../../site/code-folders.ts';

/** The file that tells what the others beside it were generated from, written last. */
const source = 'generated-from';

/**
 * Generates what {@link languageFolder} holds for a site that has code of its own, unless it is there and of the types as they are now.
 * Rejects where a type is not as it must be.
 */
export async function refreshSchemas(site: string): Promise<void> {
  const house = languageFolder(site);
  if (house === root) return;
  const from = await typesHash(site);
  if ((await readFile(join(house, source), 'utf8').catch(() => '')) === from) return;
  // It brings a compiler with it, which takes longer to load than most sites to check.
  const { generateSchemas } = await import('./generate.ts');
  const generated = generateSchemas(site);
  await rm(house, { recursive: true, force: true });
  // The editor's files, which lie beside the schemas, are made of the site's own collections too.
  const schemas = Object.entries(generated).filter(([path]) => !path.startsWith('..'));
  for (const [path, text] of schemas) await writeAtomically(join(house, 'schemas', path), text);
  await writeAtomically(join(house, source), from);
}

/** A hash of what a site's schemas are generated from: the engine's own, and what the site's code says of types and words. */
async function typesHash(site: string): Promise<string> {
  const folders = [join(root, 'schemas'), ...ownFolders(site)];
  const files = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((file) => join(folder, file))),
  );
  const texts = files
    .flat()
    .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'))
    .map(async (file) => `${file}\n${await readFile(file, 'utf8')}`);
  return hashOf((await Promise.all(texts)).join('\n'));
}
