import { join } from 'node:path';
import { root } from '../../engine/site/paths.ts';

/** The folder of the documentation site. */
export const docsFolder = join(root, 'engine/docs');
