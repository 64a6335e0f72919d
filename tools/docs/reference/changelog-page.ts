import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeBraces } from '../../../engine/model/schema/placeholders.ts';
import { root } from '../../../engine/site/paths.ts';
import { inBoth, type ReferencePage } from './reference-page.ts';

const words = {
  version: {
    en: 'This documentation describes version **{version}**. It is the only version that has a documentation site; older releases have their notes below.',
    zh: '本文档对应的版本：**{version}**。目前只有这一版有文档网站。下文是各版本的摘要；完整的日志以英文编写，见本页的英文版。',
  },
};

/** The changes of each version, and the version that the site describes: the changelog in English, a summary in Chinese. */
export function changelogPage(): ReferencePage {
  const changes = {
    en: publishable(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')),
    zh: escapeBraces(readFileSync(join(import.meta.dirname, 'changelog.zh.md'), 'utf8')).trim(),
  };
  return {
    slug: 'changelog',
    group: 'tools',
    title: { en: 'Versions and changes', zh: '版本与更新日志' },
    summary: {
      en: 'What each version of Pagewright adds, changes and fixes.',
      zh: 'Pagewright 各版本的新增、改动和修复。',
    },
    content: inBoth((language) => [words.version[language], changes[language]]),
  };
}

/** The changelog without its title and the brackets of versions, and with files of the repository as their names alone. */
function publishable(text: string): string {
  return escapeBraces(text.replace(/^# .*\n+/, ''))
    .replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1')
    .replace(/^## \[(.+?)\](?: - (.+))?$/gm, (_, version: string, day?: string) =>
      day ? `## ${version} (${day})` : `## ${version}`,
    )
    .trim();
}
