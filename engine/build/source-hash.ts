import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browserFolders, ownFolders } from '../site/code-folders.ts';
import { listFiles } from '../site/files/files.ts';
import { listSiteFiles } from '../site/files/site-files.ts';
import { optionalFontVersions } from '../site/fonts/installed-fonts.ts';
import { installedPackages } from '../site/installed.ts';
import { root, slashed } from '../site/paths.ts';

/**
 * A hash of everything the bundle is made from: the sources that may run in a browser, those of a site's own code, what reads a site and
 * builds it, and the installed packages.
 */
export async function sourceHash(site: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = (files: string[]) => files.filter((file) => !/(\.test\.tsx?|example\.json)$/.test(file));
  for (const folder of ownFolders(site)) {
    for (const file of sources(listSiteFiles(folder, site).files))
      hash.update(`${slashed(relative(site, folder))}/${file}\n`).update(readFileSync(join(folder, file)));
  }
  // Some hundred small files: waiting for each would take longer than reading it.
  for (const folder of [...browserFolders, 'engine/build', 'engine/site'])
    for (const file of sources(await listFiles(join(root, folder))))
      hash.update(`${folder}/${file}\n`).update(readFileSync(join(root, folder, file)));
  return hash.update(installedPackages()).update(optionalFontVersions(site).join()).digest('hex').slice(0, 12);
}

/** A hash of all that a site is built by: of what the bundle is made from, by its {@link sourceHash}, and of what loads TypeScript. */
export async function makerHash(build: string): Promise<string> {
  const hash = createHash('sha256').update(build);
  for (const file of (await listFiles(join(root, 'engine/load'))).filter((file) => !file.endsWith('.test.ts')))
    hash.update(`engine/load/${file}\n`).update(readFileSync(join(root, 'engine/load', file)));
  return hash.digest('base64url');
}
