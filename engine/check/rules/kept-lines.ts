import { htmlLines, paragraphsOf } from '../html-lines.ts';
import type { Rule } from '../rule.ts';
import { htmlOf, plainTextsOf, textsOf } from '../site-files.ts';
import type { Words } from '../words/words.ts';

/** Messages about line breaks and lists that would run together. */
const lineWords = {
  lineBreak: (): Words => ({
    en: 'A line break shows as a space here. Write each paragraph as a text of its own, or one line.',
    zh: '此处的换行会显示为空格。请把每段写成单独的文字，或写成一行。',
  }),
  list: (): Words => ({
    en: 'A list shows as one line here. Write each item as a text of its own, in a field or section that holds a list.',
    zh: '此处的列表会显示为一行。请在可列出多项的字段或区块中，把每项写成单独的文字。',
  }),
  htmlParagraphs: (): Words => ({
    en: 'Blank lines do not show in HTML: the paragraphs run together. Write <p>…</p> around each.',
    zh: 'HTML 不显示空行：各段会连成一段。请给每段加上 <p>…</p>。',
  }),
  htmlList: (): Words => ({
    en: 'Lines do not show in HTML: the list runs together. Write <ul><li>…</li></ul>, or <br> between the lines.',
    zh: 'HTML 不显示换行：列表会连成一行。请写 <ul><li>…</li></ul>，或在各行之间写 <br>。',
  }),
};

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
