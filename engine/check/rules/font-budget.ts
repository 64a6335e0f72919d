import type { Budgets } from '../../model/checks.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { themeWords } from '../words/theme-words.ts';

/** What fonts may weigh where site.json says nothing else, in kB: two Latin fonts, or one with a thousand Han signs. */
const usual = 150;

/** A font that is heavy comes too late for a new visitor's first page, and all the same takes its line. */
export const fontBudget: Rule = {
  code: 'font-budget',
  says: {
    en: "The theme's fonts keep to the budget of site.json: by default 150 kB together.",
    zh: '主题的字体不超过 site.json 的限制：默认合计 150 kB。',
  },
  severity: 'warning',
  *onSite({ siteFile, sizeOf }) {
    if (!siteFile) return;
    const [fonts] = nodesOf(siteFile, 'ThemeFonts');
    const [budgets] = nodesOf(siteFile, 'Budgets');
    const { fonts: most = usual } = (budgets?.value ?? {}) as Budgets;
    const files = new Set(nodesOf(siteFile, 'FontFile').map(({ value }) => `fonts/${value}`));
    const kilobytes = Math.ceil([...files].reduce((sum, file) => sum + (sizeOf(file) ?? 0), 0) / 1000);
    if (fonts && kilobytes > most)
      yield { file: siteFile, path: fonts.path, message: themeWords.heavyFonts(String(kilobytes), String(most)) };
  },
};
