import { root } from '../../paths.ts';

/** Where the site's own files lie. */
export const assetsFolder = `${root}/assets`;

/** Where the sample files lie. */
export const filesFolder = `${root}/assets/files`;

/** What all of `assets/files/` may weigh, in bytes. */
export const sizeLimit = 14_000_000;
