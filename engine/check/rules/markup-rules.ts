import { type Markup, parseMarkup, strayMarks } from '../../model/schema/markup.ts';
import { readHtml } from '../html.ts';
import { htmlLines, paragraphsOf } from '../html-lines.ts';
import type { Message } from '../messages/message.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { Rule } from '../rule.ts';
import { htmlOf, plainTextsOf, textsOf } from '../site-files.ts';

const target = '((?:/(?!/)|#|[A-Za-z]\\w*:)[^()（）\\s]*)';

const opening = /[[［【]/;

/** A link in brackets of any width, with or without a space between them. */
const anyLink = new RegExp(`[[［【]([^\\][［］【】]+)[\\]］】]\\s*(?:\\(${target}\\)|（${target}）)`, 'gu');

/** Unparsed marks show as asterisks, backticks or brackets. */
const unclosedMarkup: Rule = {
  code: 'unclosed-markup',
  title: { en: 'Unclosed markup', zh: '标记未闭合' },
  description: {
    en: 'Bold, code and links in texts are closed, so that visitors see no markup.',
    zh: '文字中的加粗、代码和链接都已闭合，没有标记原样显示。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      const link = otherLinkIn(text);
      if (link) {
        yield { path: one.path, message: textMessages.linkMarks(), ...link, sure: true };
        continue;
      }
      const [mark] = strayMarks(text);
      if (mark === undefined) continue;
      const fixed = mark === '**' ? boldWithoutSpaces(text) : undefined;
      yield { path: one.path, message: textMessages.strayMark(mark), ...fixed };
    }
  },
};

/** The first bold passage with spaces inside its asterisks. Not certain: `2 ** 3 ** 4` may be a formula. */
function boldWithoutSpaces(text: string): { wrong: string; suggestion: string } | undefined {
  // Each passage parses the whole text again.
  if (text.length > 2000) return undefined;
  for (const [wrong, inside = ''] of text.matchAll(/\*\*([^*]{1,200})\*\*/g)) {
    const suggestion = `**${inside.trim()}**`;
    if (suggestion !== wrong && !strayMarks(text.replace(wrong, () => suggestion)).includes('**'))
      return { wrong, suggestion };
  }
  return undefined;
}

/** The first link in other brackets. Skips code. */
function otherLinkIn(text: string): { wrong: string; suggestion: string } | undefined {
  if (!opening.test(text)) return undefined;
  const words = text.replace(/`[^`]*`/g, (code) => '\0'.repeat(code.length));
  for (const { 0: found, 1: label = '', 2: plain, 3: wide, index } of words.matchAll(anyLink)) {
    const wrong = text.slice(index, index + found.length);
    const suggestion = `[${wrong.slice(1, 1 + label.length)}](${plain ?? wide})`;
    if (wrong !== suggestion) return { wrong, suggestion };
  }
  return undefined;
}

/** Unsupported Markdown, with the mark to show in the message. */
const marks: [sign: string, form: RegExp][] = [
  ['#', /^#{1,6}\s+\S/],
  ['-', /^[-+*]\s+\S/],
  ['![]()', /!\[[^\]]*\]\([^)]*\)/],
  ['&…;', /&(?:[a-z]{2,8}|#\d{2,5});/i],
  ['*', /(?<![*\w])\*(?![\s*])[^*]*[^\s*]\*(?![*\w])/u],
  ['~~', /~~[^~]+~~/],
];

/** A fast test for all of these marks. */
const signs = /^[#+-]|[*&~]|!\[/;

const otherMarkdown: Rule = {
  code: 'other-markdown',
  title: { en: 'Other Markdown', zh: '不支持的 Markdown' },
  description: {
    en: 'Texts contain no Markdown other than bold, code and links: no headings, lists, pictures, italics or HTML entities.',
    zh: '文字中除加粗、代码和链接外没有其他 Markdown：没有标题、列表、图片、斜体和 HTML 实体。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      if (!signs.test(text)) continue;
      const [sign] = marks.find(([, form]) => form.test(text) && form.test(plain(parseMarkup(text)))) ?? [];
      if (sign !== undefined) yield { path: one.path, message: textMessages.otherMarkdown(sign) };
    }
  },
};

/** The source of a text without code. */
function plain(markup: Markup): string {
  return markup
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('code' in node) return ' ';
      return 'strong' in node ? plain(node.strong) : `[${plain(node.label)}](${node.target})`;
    })
    .join('');
}

/**
 * Browsers close open tags at unexpected places: the rest of a text turns bold, or a list swallows what
 * follows.
 */
const closedHtml: Rule = {
  code: 'unclosed-html',
  title: { en: 'Unclosed HTML tag', zh: 'HTML 标签未闭合' },
  description: {
    en: 'The HTML of records and rows closes exactly the tags that it opens.',
    zh: '记录和行的 HTML 中，标签都有开始也有结束。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const html of htmlOf(file)) {
      // Later errors are mostly consequences of the first.
      const [first] = readHtml(html).faults;
      if (first) yield { path: html.path, message: says[first.kind](first.name) };
    }
  },
};

const says = { unclosed: textMessages.unclosedTag, stray: textMessages.strayTag, cut: textMessages.cutTag };

/** Usual tags. Other angle brackets may be intended: `<file>`, `a < b`. */
const tag =
  /<\/?(a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video)(\s[^<>]*)?\/?>/i;

const plainText: Rule = {
  code: 'html-in-text',
  title: { en: 'HTML in a text', zh: '文字中有 HTML' },
  description: {
    en: 'Texts contain no HTML tags outside code; HTML belongs in records’ HTML fields.',
    zh: '除代码外，文字中没有 HTML 标签；HTML 应写在记录的 HTML 字段中。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      if (!text.includes('<')) continue;
      const [found] = tag.exec(text.replace(/`[^`]*`/g, '')) ?? [];
      if (found) yield { path: one.path, message: textMessages.tag(found), ...inMarkup(text) };
    }
  },
};

/** The first bold or code passage written as HTML, and the same in markup. */
function inMarkup(text: string): { wrong?: string; suggestion?: string } {
  const [wrong, name = '', inside = ''] = /<(b|strong|code)>([^<>*`]+)<\/\1>/i.exec(text) ?? [];
  if (!wrong) return {};
  const mark = name.toLowerCase() === 'code' ? '`' : '**';
  return { wrong, suggestion: mark + inside + mark };
}

const lineWords = {
  lineBreak: (): Message => ({
    en: 'A line break shows as a space here. Write each paragraph as a text of its own, or one line.',
    zh: '此处的换行会显示为空格。请把每段写成单独的文字，或写成一行。',
  }),
  list: (): Message => ({
    en: 'A list shows as one line here. Write each item as a text of its own, in a field or section that holds a list.',
    zh: '此处的列表会显示为一行。请在可列出多项的字段或区块中，把每项写成单独的文字。',
  }),
  htmlParagraphs: (): Message => ({
    en: 'Blank lines do not show in HTML: the paragraphs run together. Write <p>…</p> around each.',
    zh: 'HTML 不显示空行：各段会连成一段。请给每段加上 <p>…</p>。',
  }),
  htmlList: (): Message => ({
    en: 'Lines do not show in HTML: the list runs together. Write <ul><li>…</li></ul>, or <br> between the lines.',
    zh: 'HTML 不显示换行：列表会连成一行。请写 <ul><li>…</li></ul>，或在各行之间写 <br>。',
  }),
};

const lineBreak = /\S[^\S\r\n]*[\r\n]\s*\S/;

/** A typed list item: `- one`, `• one`, `2. two`, `（3）three`, `四、four`. */
const listItem = /^[^\S\r\n]*(?:[-*+•·●○■▪–—]\s*\S|[(（]?\d{1,2}[.)）、．]\s*\S|[一二三四五六七八九十]{1,2}、)/m;

/** Browsers show line breaks as spaces, so lists and paragraphs would run together. */
const keptLines: Rule = {
  code: 'line-break',
  title: { en: 'Line break in a text', zh: '文字中有换行' },
  description: {
    en: 'Texts are one paragraph, without line breaks and lists. HTML fields mark their paragraphs with tags.',
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

export const markupRules: Rule[] = [unclosedMarkup, otherMarkdown, closedHtml, plainText, keptLines];
