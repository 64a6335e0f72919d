import { join } from 'node:path';
import { root } from '../../engine/site/paths.ts';

/** The folder of the documentation site. */
export const docsFolder = join(root, 'engine/docs');

/** `npm run docs`: serves the documentation site, or builds it. */
export async function docs(action: 'serve' | 'build'): Promise<number | undefined> {
  if (action === 'build')
    return (await import('../../engine/build/build.ts')).build({ site: docsFolder, target: 'static' });
  return (await import('../../engine/cli/dev.ts')).dev({ site: docsFolder });
}
