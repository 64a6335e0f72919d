import { includesIn } from '../facts.ts';
import type { Rule } from '../rule.ts';
import { metOf } from '../site-files.ts';
import { pageOf } from '../site-model.ts';
import { textWords } from '../words/text-words.ts';

/** The most sections of a page. The longest of the shipped pages have a third of it; beyond it, visitors scroll and do not read. */
const mostSections = 40;

/** The most text of a page's descriptor with what it includes, in kB (1000 bytes): ten times a long page of the shipped site. */
const mostKilobytes = 200;

/** A page is one HTML file and one data file: what it holds, every visitor loads. */
export const pageBudget: Rule = {
  code: 'page-budget',
  says: 'A page has at most 40 sections, those in tabs and shared files included, and 200 kB of descriptor text.',
  severity: 'warning',
  *inFile(file, { shared }) {
    if (!pageOf(file)) return;
    const parts = [file, ...includesIn(file).flatMap((name) => shared.get(name) ?? [])];
    const sections = parts.flatMap((part) => metOf(part, 'Section')).length - metOf(file, 'Include').length;
    const kilobytes = Math.ceil(parts.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0) / 1000);
    if (sections > mostSections)
      yield { path: ['sections'], message: textWords.tooManySections(String(sections), String(mostSections)) };
    else if (kilobytes > mostKilobytes)
      yield { path: ['sections'], message: textWords.tooMuchText(String(kilobytes), String(mostKilobytes)) };
  },
};
