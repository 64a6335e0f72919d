import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeBraces } from '../../../engine/model/schema/placeholders.ts';
import { root } from '../../../engine/site/paths.ts';
import { inBoth, type ReferencePage } from './reference-page.ts';

const words = {
  version: { en: 'This documentation describes version', zh: '本文档对应的版本：' },
  only: {
    en: 'It is the only version that has a documentation site; older releases have their notes below.',
    zh: '目前只有这一版有文档网站；更早版本的说明见下文。',
  },
  english: { en: '', zh: '更新日志以英文编写。' },
};

/** The changes of each version, and the version that the site describes. */
export function changelogPage(): ReferencePage {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  return {
    slug: 'changelog',
    group: 'tools',
    title: { en: 'Versions and changes', zh: '版本与更新日志' },
    summary: {
      en: 'What each version of Pagewright adds, changes and fixes.',
      zh: 'Pagewright 各版本的新增、改动和修复。',
    },
    content: inBoth((language) => [
      `${words.version[language]} **{version}**${language === 'zh' ? '。' : '. '}${words.only[language]}${words.english[language]}`,
      publishable(changelog),
    ]),
  };
}

/** The changelog without its title, and with files of the repository as their names alone. */
function publishable(text: string): string {
  return escapeBraces(text.replace(/^# .*\n+/, ''))
    .replace(/\[([^\]]*)\]\((?!https?:)[^)]*\)/g, '$1')
    .trim();
}
