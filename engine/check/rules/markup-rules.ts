import { type Markup, parseMarkup, strayMarks, writeMarkup } from '../../model/schema/markup.ts';
import { htmlLines, paragraphsOf } from '../html-lines.ts';
import { t } from '../messages/messages.ts';
import { readHtml } from '../read-html.ts';
import { defineRule } from '../rule.ts';
import { htmlOf, plainTextsOf, textsOf } from '../site-files.ts';

const target = '((?:/(?!/)|#|[A-Za-z]\\w*:)[^()（）\\s]*)';

const opening = /[[［【]/;

/** A link in brackets of any width, with or without a space between them. */
const anyLink = new RegExp(`[[［【]([^\\][［］【】]+)[\\]］】]\\s*(?:\\(${target}\\)|（${target}）)`, 'gu');

/** Unparsed marks show as asterisks, backticks or brackets. */
const unclosedMarkup = defineRule('unclosed-markup', {
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      const link = otherLinkIn(text);
      if (link) {
        yield { path: one.path, message: t('linkInOtherBrackets'), ...link, sure: true };
        continue;
      }
      const [mark] = strayMarks(text);
      if (mark === undefined) continue;
      const fixed = mark === '**' ? boldWithoutSpaces(text) : undefined;
      yield { path: one.path, message: t(strays[mark]), ...fixed };
    }
  },
});

const strays = { '**': 'strayBold', '`': 'strayCode', '](': 'strayLink' } as const;

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

const otherMarkdown = defineRule('other-markdown', {
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      // Another rule reports a list of several lines.
      if (!signs.test(text) || lineBreak.test(text)) continue;
      const [sign] = marks.find(([, form]) => form.test(text) && form.test(plain(parseMarkup(text)))) ?? [];
      if (sign !== undefined) yield { path: one.path, message: t('otherMarkdown', { sign }) };
    }
  },
});

/** The source of a text without code. */
function plain(markup: Markup): string {
  return writeMarkup(markup, { code: () => ' ', link: (label, target) => `[${label}](${target})` });
}

/** Browsers close open tags at unexpected places: a text's rest turns bold, or a list swallows what follows. */
const closedHtml = defineRule('unclosed-html', {
  severity: 'warning',
  *inFile(file) {
    for (const html of htmlOf(file)) {
      // Later errors are mostly consequences of the first.
      const [first] = readHtml(html).faults;
      if (first) yield { path: html.path, message: t(says[first.kind], { name: first.name }) };
    }
  },
});

const says = { unclosed: 'unclosedTag', stray: 'strayTag', cut: 'cutTag' } as const;

/** Usual tags. Other angle brackets may be intended: `<file>`, `a < b`. */
const tag =
  /<\/?(a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video)(\s[^<>]*)?\/?>/i;

const plainText = defineRule('html-in-text', {
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      if (!text.includes('<')) continue;
      const [found] = tag.exec(text.replace(/`[^`]*`/g, '')) ?? [];
      if (found) yield { path: one.path, message: t('htmlTag', { tag: found }), ...inMarkup(text) };
    }
  },
});

/** The first bold or code passage written as HTML, and the same in markup. */
function inMarkup(text: string): { wrong?: string; suggestion?: string } {
  const [wrong, name = '', inside = ''] = /<(b|strong|code)>([^<>*`]+)<\/\1>/i.exec(text) ?? [];
  if (!wrong) return {};
  const mark = name.toLowerCase() === 'code' ? '`' : '**';
  return { wrong, suggestion: mark + inside + mark };
}

const tab = /\S[^\S\t]*\t\s*\S/;

const lineBreak = /\S[^\S\r\n]*[\r\n]\s*\S/;

/** A typed list item: `- one`, `• one`, `2. two`, `（3）three`, `四、four`, `⑤five`. */
const listItem = /^[^\S\r\n]*(?:[-*+•·●○■▪–—]\s*\S|[(（]?\d{1,2}[.)）、．]\s*\S|[①-⑳]|[一二三四五六七八九十]{1,2}、)/m;

/** Browsers show line breaks as spaces, so lists and paragraphs would run together. */
const keptLines = defineRule('line-break', {
  severity: 'warning',
  *inFile(file) {
    for (const one of [...textsOf(file), ...plainTextsOf(file)]) {
      if (!/[\r\n\t]/.test(one.text)) continue;
      if (!lineBreak.test(one.text)) {
        if (tab.test(one.text)) yield { path: one.path, message: t('tab'), wrong: '\t', suggestion: ' ' };
        continue;
      }
      const [, rest = ''] = /^[^\r\n]*([\r\n].*)$/s.exec(one.text.trim()) ?? [];
      yield { path: one.path, message: listItem.test(rest) ? t('typedList') : t('lineBreak') };
    }
    for (const one of htmlOf(file)) {
      if (!/[\r\n]/.test(one.text)) continue;
      const lines = htmlLines(one.text, listItem);
      if (lines === undefined) continue;
      const message = lines === 'list' ? t('htmlList') : t('htmlParagraphs');
      const paragraphs = paragraphsOf(one.text);
      yield { path: one.path, message, ...(paragraphs && { suggestion: paragraphs, sure: true }) };
    }
  },
});

export const markupRules = [unclosedMarkup, otherMarkdown, closedHtml, plainText, keptLines];
