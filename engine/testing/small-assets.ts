import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { smallAssets } from '../generate/gallery/small-site.ts';
import { root } from '../site/paths.ts';

/** Writes the files that the small site names into its folder: the sound ones that the gallery shows. */
export async function writeSmallAssets(folder: string): Promise<void> {
  for (const asset of smallAssets) {
    const target = join(folder, 'assets', asset);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(root, 'engine/generate/gallery/assets', asset), target);
  }
}
