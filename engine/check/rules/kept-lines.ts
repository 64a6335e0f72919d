import { htmlLines, paragraphsOf } from '../html-lines.ts';
import type { Rule } from '../rule.ts';
import { htmlOf, plainTextsOf, textsOf } from '../site-files.ts';
import { lineWords } from '../words/line-words.ts';

/** A line break between two lines with words. */
const lineBreak = /\S[^\S\r\n]*[\r\n]\s*\S/;

/** An item of a list that is typed: `- one`, `• one`, `2. two`, `（3）three`, `四、four`. */
const listItem = /^[^\S\r\n]*(?:[-*+•·●○■▪–—]\s*\S|[(（]?\d{1,2}[.)）、．]\s*\S|[一二三四五六七八九十]{1,2}、)/m;

/** Texts are one paragraph: a browser shows their line breaks as spaces, so lists and paragraphs would run together. */
export const keptLines: Rule = {
  code: 'line-break',
  says: {
    en: 'Texts are one paragraph: they have no line breaks and no lists. The paragraphs of HTML fields are marked as such.',
    zh: '文字是一个段落：其中没有换行和列表。HTML 字段的段落有相应的标签。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const one of [...textsOf(file), ...plainTextsOf(file)]) {
      if (!lineBreak.test(one.text)) continue;
      const [, rest = ''] = /^[^\r\n]*([\r\n].*)$/s.exec(one.text.trim()) ?? [];
      yield { path: one.path, message: listItem.test(rest) ? lineWords.list() : lineWords.lineBreak() };
    }
    for (const one of htmlOf(file)) {
      if (!/[\r\n]/.test(one.text)) continue;
      const lines = htmlLines(one.text, listItem);
      if (lines === undefined) continue;
      const message = lines === 'list' ? lineWords.htmlList() : lineWords.htmlParagraphs();
      const paragraphs = paragraphsOf(one.text);
      yield { path: one.path, message, ...(paragraphs && { suggestion: paragraphs, sure: true }) };
    }
  },
};
