import type { MessageLanguage } from '../../check/messages/message.ts';
import type { SiteInput } from '../../check/site-files.ts';
import { root } from '../../site/paths.ts';
import { readMigrations } from '../../site/read-migrations.ts';
import { migrateFiles, migrateStylesheets } from './migrate-site.ts';
import { readReleasedLanguage } from './released-language.ts';

/** A message if a site's files are from an earlier release. `repository` is the folder of the engine. */
export async function describeOutdated(
  input: SiteInput,
  language: MessageLanguage,
  site: string,
  repository = root,
): Promise<string | undefined> {
  const migrations = await readMigrations(repository, site);
  const migrated = migrations.length > 0 ? migrateFiles(input, await readReleasedLanguage(repository), migrations) : [];
  const files = migrated.length + migrateStylesheets(input).length;
  if (files === 0) return undefined;
  if (language === 'zh') return `有 ${files} 个文件使用旧版本的格式：请先运行 npm run migrate。`;
  return `${files === 1 ? '1 file is' : `${files} files are`} written for an earlier release: run \`npm run migrate\` first.`;
}
