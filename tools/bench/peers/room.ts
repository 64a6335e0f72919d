import { join } from 'node:path';
import { root } from '../../../engine/site/paths.ts';

export const room = join(root, 'tools/bench/peers');

export const workshop = join(root, '.cache/peers');
