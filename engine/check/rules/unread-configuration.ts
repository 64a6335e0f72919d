import type { Rule } from '../rule.ts';
import { themeWords } from '../words/theme-words.ts';

/** A plugin of Vite or PostCSS never runs, and an author sees only that its effect is missing. */
export const unreadConfiguration: Rule = {
  code: 'unread-configuration',
  says: {
    en: 'The folder of the site holds no configuration of Vite, PostCSS, Tailwind or another bundler: Pagewright does not read it.',
    zh: '站点文件夹中没有 Vite、PostCSS、Tailwind 或其他打包工具的配置文件：Pagewright 不读取这些文件。',
  },
  severity: 'warning',
  *onSite({ unread }) {
    for (const file of unread) yield { file: { file }, path: [], message: themeWords.unreadConfiguration(file) };
  },
};
