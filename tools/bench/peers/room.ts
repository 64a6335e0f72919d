import { join } from 'node:path';
import { root } from '../../../engine/site/paths.ts';

/** The folder of the peers' templates. */
export const room = join(root, 'tools/bench/peers');

/** Where the peers are installed and built. */
export const workshop = join(root, '.cache/peers');
