import type { Budgets } from '../../model/checks.ts';
import { includesIn } from '../facts.ts';
import type { Rule } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { pageOf } from '../site-model.ts';
import { textWords } from '../words/text-words.ts';

/**
 * What a page may hold where site.json says nothing else: of sections three times, of text ten times as much as a long page of
 * the shipped site. Beyond it, visitors scroll and do not read.
 */
const usual = { sections: 40, kilobytes: 200 } satisfies Budgets;

/** A page is one HTML file and one data file: what it holds, every visitor loads. */
export const pageBudget: Rule = {
  code: 'page-budget',
  says: {
    en: 'A page keeps to the budgets of site.json: by default 40 sections, those in tabs and shared files included, and 200 kB.',
    zh: '页面不超过 site.json 的篇幅限制：默认最多 40 个区块（标签页和共享文件中的也计入）和 200 kB。',
  },
  severity: 'warning',
  *inFile(file, { shared, siteFile }) {
    if (!pageOf(file)) return;
    const [budgets] = siteFile ? nodesOf(siteFile, 'Budgets') : [];
    const most = { ...usual, ...(budgets?.value as Budgets | undefined) };
    const parts = [file, ...includesIn(file).flatMap((name) => shared.get(name) ?? [])];
    const sections = parts.flatMap((part) => nodesOf(part, 'Section')).length - nodesOf(file, 'Include').length;
    const kilobytes = Math.ceil(bytesOf(parts, Math.floor(most.kilobytes) * 1000) / 1000);
    if (sections > most.sections)
      yield { path: ['sections'], message: textWords.tooManySections(String(sections), String(most.sections)) };
    else if (kilobytes > most.kilobytes)
      yield { path: ['sections'], message: textWords.tooMuchText(String(kilobytes), String(most.kilobytes)) };
  },
};

/** The bytes of files together; counted only where they may be more than so many, for no letter takes more than three. */
function bytesOf(files: SiteFile[], most: number): number {
  const letters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (letters * 3 <= most) return letters;
  return files.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
}
