import { readHtml } from '../html.ts';
import type { Rule } from '../rule.ts';
import { htmlOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** Browsers close what is left open where they please: the rest of a text turns bold, or a list swallows what follows it. */
export const closedHtml: Rule = {
  code: 'unclosed-html',
  says: {
    en: 'The HTML of records and rows closes every tag that it opens, and no other.',
    zh: '记录和行的 HTML 中，标签都有开始也有结束。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const html of htmlOf(file)) {
      // What follows the first slip is mostly its echo.
      const [first] = readHtml(html).faults;
      if (first) yield { path: html.path, message: says[first.kind](first.name) };
    }
  },
};

const says = { unclosed: textWords.unclosedTag, stray: textWords.strayTag, cut: textWords.cutTag };
