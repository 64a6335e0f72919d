import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes cached data of a site's content. The bundled engine stays, because its key is the hash of its sources. */
export async function removeCaches(site: string): Promise<void> {
  const folder = join(site, '.cache');
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) =>
    /^(dist(\..+)?|assets|inspected|sanitized)\.json$|^dist\b.*\.pictures$/.test(name),
  );
  await Promise.all([...own, 'validators'].map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
