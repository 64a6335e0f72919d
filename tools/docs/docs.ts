import { docsFolder } from './docs-folder.ts';
import { writeReference } from './reference/write-reference.ts';

/** `npm run docs`: serves the documentation site, or builds it. */
export async function docs(action: 'serve' | 'build'): Promise<number | undefined> {
  await writeReference();
  await (await import('../../engine/generate/schemas/refresh-schemas.ts')).refreshSchemas(docsFolder);
  if (action === 'build')
    return (await import('../../engine/build/build.ts')).build({ site: docsFolder, target: 'static' });
  return (await import('../../engine/cli/dev.ts')).dev({ site: docsFolder });
}
