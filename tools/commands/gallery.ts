import { galleryContext } from '../generate/gallery/context.ts';
import { galleryFolder } from '../generate/gallery/place.ts';
import { distOf } from '../publish/build.ts';
import { bundleEngine } from '../publish/bundle.ts';
import { writeSite } from '../publish/write-site.ts';
import { listen } from '../server/listen.ts';
import { createServer } from '../server/server.ts';

/**
 * `npm run gallery`: writes every section type with its examples, JSON and properties as a static site to
 * `tools/generate/gallery/dist/`. Returns 0, or nothing while it serves that.
 */
export async function gallery({ serve }: { serve: boolean }): Promise<number | undefined> {
  const context = await galleryContext('/');
  const dist = distOf(galleryFolder);
  const bundle = await bundleEngine((line) => console.log(`gallery: ${line}`));
  const pages = await writeSite(context, galleryFolder, bundle, dist);
  console.log(`gallery: ${pages} pages in tools/generate/gallery/dist/`);
  if (!serve) return 0;
  const sources = Object.fromEntries(Object.entries(context.sources).filter(([, { fixedState }]) => !fixedState));
  await listen(
    await createServer({ dist, schemas: () => context.schemas, sources: () => sources }),
    'npm run gallery -- --serve',
  );
  return undefined;
}
