import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type WritingOptions, writeSite } from '../build/write-site.ts';
import { contextWith } from '../generate/gallery/small-context.ts';
import { smallSite } from '../generate/gallery/small-site.ts';
import { createAssetReader } from '../site/asset-facts.ts';
import { emptyBundle, inlineWorkerPool, titleOnly } from './inline-worker-pool.ts';
import { createPhoto } from './photo.ts';

/** Writes photographs to a site's folder. */
export async function writePhotos(folder: string, count: number): Promise<void> {
  const images = join(folder, 'assets/images');
  await mkdir(images, { recursive: true });
  for (let index = 0; index < count; index++)
    await writeFile(
      join(images, `${index}.jpg`),
      await (await createPhoto({ width: 400, height: 300 })).jpeg({ quality: 95 }).toBuffer(),
    );
}

/** Builds a site that shows all photographs of its folder, one after another. `onConverted` receives each that is converted. */
export async function buildPictures(
  folder: string,
  onConverted: (picture: string) => void,
  options: WritingOptions = {},
): Promise<void> {
  const names = (await readdir(join(folder, 'assets/images'))).sort();
  const cards = names.map((src) => ({ title: src, picture: { src, alt: '' } }));
  const page = { ...smallSite['pages/product.json'], sections: [{ type: 'cards', id: 'cards', cards }] };
  const context = await contextWith({ 'pages/product.json': page });
  const { factsOf } = createAssetReader(folder);
  await writeSite({ ...context, asset: factsOf }, folder, emptyBundle, join(folder, 'dist'), {
    startPool(inputs, bundle) {
      const pool = inlineWorkerPool(titleOnly)(inputs, bundle);
      const run: typeof pool.run = (task, made, skipped) => {
        const report: typeof made = (files) => {
          if ('files' in task) onConverted(task.picture);
          made(files);
        };
        return pool.run(task, report, skipped);
      };
      return { ...pool, run };
    },
    ...options,
  });
}
