import { root } from '../paths.ts';

/** Where the sample files lie. */
export const filesFolder = `${root}/assets/files`;

/** What all of `assets/files/` may weigh, in bytes. */
export const sizeLimit = 3_000_000;
