import type { Picture } from '../../model/picture.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { writtenLanguage } from '../../model/schema/written-language.ts';
import { factsIn } from '../facts.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { Rule } from '../rule.ts';
import { localizedNodes, nodesOf, type SiteFile } from '../site-files.ts';
import { pageOf, type SiteModel } from '../site-model.ts';

const kinds = ['Text', 'PlainText', 'HtmlText'];

/** A single string shows in every language. Code in backticks and a filing number are exceptions. */
const neutralText: Rule = {
  code: 'chinese-in-neutral',
  title: { en: 'Chinese in all languages', zh: '各语言都显示中文' },
  description: {
    en: 'A text that is one string contains no Chinese, except on pages with Chinese content and in entries for Chinese pages only.',
    zh: '写成一个字符串的文字不含中文；声明内容为中文的页面，以及只用于中文页面的各项除外。',
  },
  severity: 'warning',
  *inFile(file, model) {
    const codes = codesOf(model.site);
    // A site with one language needs no translation.
    if (codes.length === 1 || codes.every(isInHan) || isChinese(file, model)) return;
    for (const node of kinds.flatMap((kind) => nodesOf(file, kind))) {
      const { value } = node;
      if (typeof value !== 'string' || !han.test(value) || !han.test(value.replace(/`[^`]*`/g, ''))) continue;
      // It may be a person's name in a record.
      if (!node.names.includes('Text') && /^\p{Script=Han}{2,4}$/u.test(value.trim())) continue;
      const { path } = node;
      if (file.kind === 'site' && (path.includes('icpFiling') || onlyChinese(file.value, path))) continue;
      yield { path, message: textMessages.chineseInNeutral(codes) };
    }
  },
};

/** Whether a file shows only on Chinese pages. True while it has errors, which may hide that. */
function isChinese(file: SiteFile, { pages, shared }: SiteModel): boolean {
  if (!file.valid) return true;
  if (file.kind !== 'shared') return isInHan(pageOf(file)?.contentLanguage ?? '');
  const users = pages.filter((page) => factsIn(page.file).includes.some((name) => shared.get(name) === file));
  return users.length > 0 && users.every(({ page }) => isInHan(page.contentLanguage ?? ''));
}

/** Whether a text shows on Chinese pages only. */
function onlyChinese(value: unknown, path: (string | number)[]): boolean {
  let here = value;
  return path.some((step) => {
    here = (here as Record<string, unknown>)[step];
    return (
      typeof here === 'object' && here !== null && isInHan(String((here as { language?: unknown }).language ?? ''))
    );
  });
}

/** Equal sentences in two languages are a forgotten translation. Equal names and numbers are not. */
const translatedText: Rule = {
  code: 'untranslated',
  title: { en: 'Not translated', zh: '未翻译' },
  description: {
    en: 'No translation copies the first language: no whole sentences, and no Chinese characters in a language that does not use them.',
    zh: '译文不照抄第一种语言：没有照抄的整句话；不使用汉字的语言中没有汉字。',
  },
  severity: 'warning',
  *inFile(file, model) {
    if (isChinese(file, model)) return;
    for (const node of localizedNodes(file)) {
      const texts = node.value as string | Record<string, string>;
      if (typeof texts === 'string') continue;
      const [language = '', ...others] = Object.keys(texts);
      const first = (texts[language] ?? '').trim();
      for (const code of others) {
        const text = texts[code] as string;
        // Another rule reports empty texts.
        if (text.trim() !== first || first === '') continue;
        const at = [...node.path, code];
        if (!isInHan(code) && han.test(text)) yield { path: at, message: textMessages.untranslated(code, language) };
        else if (isSentence(text)) yield { path: at, message: textMessages.sameSentence(code, language) };
      }
    }
  },
};

/** Five words or more, most of them lower case. */
export function isSentence(text: string): boolean {
  const words = text.replace(/`[^`]*`|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.length >= 5 && words.filter((word) => /^\p{Ll}{2,}$/u.test(word)).length * 2 > words.length;
}

/** `{ zh: 'Second page', en: '第二页' }`: the languages are swapped. */
const swappedLanguages: Rule = {
  code: 'swapped-languages',
  title: { en: 'Swapped languages', zh: '语言写反' },
  description: {
    en: 'Chinese text is under a language that uses Chinese characters, and other text under other languages.',
    zh: '中文写在使用汉字的语言下，其他文字写在其他语言下，不能颠倒。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const node of localizedNodes(file)) {
      const texts = node.value as string | Record<string, string>;
      if (typeof texts === 'string') continue;
      const languages = Object.keys(texts);
      const stray = languages.find((code) => !isInHan(code) && han.test(texts[code] as string));
      if (stray === undefined) continue;
      const lacking = languages.find(
        (code) => isInHan(code) && !han.test(texts[code] as string) && /\p{L}/u.test(texts[code] as string),
      );
      if (lacking !== undefined) yield { path: node.path, message: textMessages.swapped(stray, lacking) };
    }
  },
};

/** A text that is empty in one language leaves a gap there. */
const wholeTexts: Rule = {
  code: 'empty-language',
  title: { en: 'Text empty in a language', zh: '某种语言的文字为空' },
  description: {
    en: 'A text that has content in one language is not empty in another.',
    zh: '在一种语言中有内容的文字，在其他语言中都不为空。',
  },
  severity: 'error',
  *inFile(file) {
    // Other rules check labels and alternative texts.
    const others = new Set([
      ...nodesOf(file, 'Label').map(({ value }) => value),
      ...nodesOf(file, 'Picture').map(({ value }) => (value as Picture).alt as unknown),
    ]);
    for (const { value, path } of localizedNodes(file)) {
      if (typeof value !== 'object' || value === null || others.has(value)) continue;
      const texts = Object.entries(value as Record<string, string>);
      const [full] = texts.find(([, text]) => text.trim() !== '') ?? [];
      if (full === undefined) continue;
      for (const [code, text] of texts)
        if (text.trim() === '') yield { path: [...path, code], message: textMessages.emptyLanguage(code, full) };
    }
  },
};

const han = /\p{Script=Han}/u;

/** Scripts with Chinese characters. */
const scripts = ['Hans', 'Hant', 'Jpan', 'Kore'];

/** Whether a language is written with Chinese characters: `zh` and `ja`, but not `en`. */
function isInHan(code: string): boolean {
  const [, script = ''] = writtenLanguage(code).split('-');
  return scripts.includes(script);
}

export const translationRules: Rule[] = [wholeTexts, neutralText, translatedText, swappedLanguages];
