import { join, relative } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { writeVsix } from './write-vsix.ts';

/** `npm run vsix`: writes the extension of VS Code to `dist.release/`. */
export async function vsix(): Promise<number> {
  const path = await writeVsix(join(root, 'dist.release'));
  console.log(`vsix: ${relative(root, path)}`);
  return 0;
}
