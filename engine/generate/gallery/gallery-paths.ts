import { join } from 'node:path';
import { root } from '../../site/paths.ts';

/** Where the gallery's pages are, besides its first. */
export const galleryRoute = '/_gallery';

/** The folder whose `assets/` contains the files and pictures of examples. */
export const galleryFolder = join(root, 'engine/generate/gallery');
