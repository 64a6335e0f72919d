import { join } from 'node:path';
import { bundleEngine } from '../build/bundle.ts';
import { writeSite } from '../build/write-site.ts';
import { createGalleryContext } from '../generate/gallery/context.ts';
import { galleryFolder } from '../generate/gallery/gallery-paths.ts';
import { listen, refuseTakenPort } from '../server/listen.ts';
import { createServer } from '../server/server.ts';

/** `npm run gallery`: writes every section type with examples as a static site. Returns nothing while it serves it. */
export async function gallery({ site, serve }: { site: string; serve?: boolean }): Promise<number | undefined> {
  const command = 'npm run gallery -- --serve';
  if (serve) await refuseTakenPort(command);
  const context = await createGalleryContext('/', site);
  const dist = join(site, 'dist.gallery');
  const bundle = await bundleEngine(site, (line) => console.log(`gallery: ${line}`));
  const pages = await writeSite(context, galleryFolder, bundle, dist);
  console.log(`gallery: ${pages} pages in ${dist}`);
  if (!serve) return 0;
  const sources = Object.fromEntries(Object.entries(context.sources).filter(([, { fixedState }]) => !fixedState));
  await listen(await createServer({ dist, schemas: () => context.schemas, sources: () => sources }), command);
  return undefined;
}
