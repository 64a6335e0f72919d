import type { MessageLanguage } from '../../engine/check/messages/message.ts';
import versions from '../../engine/docs/parts/versions.json' with { type: 'json' };
import { refuseTakenPort } from '../../engine/server/listen.ts';
import { docsFolder } from './docs-folder.ts';
import { placeVersion } from './place-version.ts';
import { writeReference } from './reference/write-reference.ts';

const command = 'npm run docs';

interface DocsOptions {
  action: 'serve' | 'build';
  version?: string | undefined;
  lang: MessageLanguage;
}

/** `npm run docs`: serves the documentation site, or builds it: for the root of its host, or a version for its folder. */
export async function docs({ action, version, lang }: DocsOptions): Promise<number | undefined> {
  const built = version === undefined ? undefined : versions.find(({ name }) => name === version);
  if (version !== undefined && action !== 'build') throw new Error('--version is for build: npm run docs -- build.');
  if (version !== undefined && !built)
    throw new Error(`engine/docs/parts/versions.json has no version ${version}. Add it there first.`);
  if (action === 'serve') await refuseTakenPort(command);
  await writeReference();
  await (await import('../../engine/generate/schemas/refresh-schemas.ts')).refreshSchemas(docsFolder);
  if (action === 'serve') return (await import('../../engine/cli/dev.ts')).dev({ site: docsFolder, lang }, command);
  const { build, distOf } = await import('../../engine/build/build.ts');
  const code = await build({ site: docsFolder, target: 'static', base: built?.base });
  if (code !== 0 || !built) return code;
  const { folder, exceeded } = await placeVersion(distOf(docsFolder), built.base, versions);
  for (const line of [`version ${built.name} is in ${folder}`, ...exceeded]) console.log(`docs: ${line}`);
  return code;
}
