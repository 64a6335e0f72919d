import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { smallAssets } from '../generate/gallery/small-site.ts';
import { root } from '../site/paths.ts';

export async function writeSmallAssets(folder: string): Promise<void> {
  for (const asset of smallAssets) {
    const target = join(folder, 'assets', asset);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(root, 'engine/generate/gallery/assets', asset), target);
  }
}
