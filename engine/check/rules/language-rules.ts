import { isMarkdownName, markdownPath } from '../../model/markdown/markdown-file.ts';
import type { Picture } from '../../model/picture.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { areCertain, codesOf, languagesOf, writtenCodes } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import { valuesAlong } from '../../model/schema/pointer.ts';
import type { Schema } from '../../model/schema/schema.ts';
import type { Path } from '../../model/schema/walk.ts';
import { matchingLanguage, writtenLanguage } from '../../model/schema/written-language.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import { type TranslatedWord, translationsIn } from '../../model/words.ts';
import { factsIn } from '../facts.ts';
import { firstFew } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { localizedNodes, nodesOf, type SiteFile } from '../site-files.ts';
import { filesByName, pageOf, type SiteModel } from '../site-model.ts';
import { suggest } from '../suggest.ts';

const siteLanguages = defineRule('bad-language', {
  firm: true,
  *inFile(file, { siteFile }) {
    const nodes = nodesOf(file, 'LanguageCode');
    const codes = writtenCodes(siteFile?.value as SiteDescriptor | undefined);
    if (nodes.length === 0 || !areCertain(codes)) return;
    for (const { value, path } of nodes) {
      const code = value as string;
      if (!codes.includes(code))
        yield { path, message: t('unknownLanguage', { code, codes }), ...suggest(code, codes) };
    }
  },
  *onSite({ site, siteFile }) {
    if (!siteFile || !site?.languages) return;
    const codes = codesOf(site);
    const at = (index: number, ...field: string[]) => ({ file: siteFile, path: ['languages', index, ...field] });
    const prefixes = languagesOf(site).map(({ prefix }) => prefix);
    for (const [index, code] of codes.entries()) {
      const prefix = prefixes[index];
      if (codes.indexOf(code) < index) yield { ...at(index, 'code'), message: t('repeatedLanguage', { value: code }) };
      else if (index === 0 && prefix) yield { ...at(index, 'prefix'), message: t('bareDefault') };
      else if (index > 0 && !prefix) yield { ...at(index), message: t('noPrefix', { code }) };
      else if (prefixes.indexOf(prefix) < index)
        yield { ...at(index, 'prefix'), message: t('repeatedLanguage', { value: prefix as string }) };
    }
  },
});

const interfaceWords = defineRule('missing-words', {
  severity: 'warning',
  *onSite({ site, siteFile, ofKind, schemas, config }) {
    const codes = codesOf(site);
    if (!siteFile || !site?.languages || !areCertain(codes)) return;
    const [ownFile] = ofKind('words');
    const own = (ownFile?.value ?? {}) as Record<string, Record<string, TranslatedWord>>;
    const namespaces = Object.entries(
      (schemas['words.schema.json']?.properties ?? {}) as Record<string, Schema>,
    ).filter(([name]) => name !== 'consent' || config?.asksConsent);
    for (const [index, code] of codes.entries()) {
      const at = { file: siteFile, path: ['languages', index, 'code'] };
      const isEmpty = ([namespace, key]: [string, string]) => own[namespace]?.[key]?.[code] === '';
      const missingIn = ([namespace, { properties = {} }]: [string, Schema]) =>
        Object.entries(properties)
          .filter(
            ([key, { spoken = [] }]) =>
              !matchingLanguage(code, [...spoken, ...Object.keys(translationsIn(own[namespace]?.[key] ?? {}))]),
          )
          .map(([key]): [string, string] => [namespace, key]);
      const missing = namespaces.filter(([, { writtenIn }]) => !writtenIn).flatMap(missingIn);
      if (missing.length > 0) {
        const [[namespace, key]] = missing as [[string, string]];
        const example = JSON.stringify({ [namespace]: { [key]: { [code]: '…' } } });
        const names = firstFew(missing.map((path) => path.join('.')));
        const empty = missing.find(isEmpty);
        const place = ownFile && empty ? { file: ownFile, path: [...empty, code] } : at;
        yield { ...place, message: t('missingWords', { code, names, example }) };
      }
      for (const namespace of namespaces) {
        const [, { writtenIn: file }] = namespace;
        const keys = file ? missingIn(namespace).map(([, key]) => key) : [];
        const names = firstFew(keys);
        if (file && keys.length > 0) yield { ...at, message: t('missingOwnWords', { code, names, file }) };
      }
    }
  },
});

export const languageRules = [siteLanguages, interfaceWords];

const kinds = ['Text', 'PlainText', 'HtmlText', 'Markdown'];

/** A single string shows in every language. Code in backticks and a filing number are exceptions. */
const neutralText = defineRule('chinese-in-neutral', {
  severity: 'warning',
  *inFile(file, model) {
    const codes = codesOf(model.site);
    // A site with one language needs no translation.
    if (codes.length === 1 || codes.every(isInHan) || isChinese(file, model)) return;
    for (const node of kinds.flatMap((kind) => nodesOf(file, kind))) {
      const { value } = node;
      if (typeof value === 'string' && node.names.includes('Markdown') && isMarkdownName(value)) {
        const named = filesByName(model).get(markdownPath(file.file, value) ?? '');
        if (!named || !factsIn(named).shape?.isHan) continue;
      } else if (typeof value !== 'string' || !han.test(value) || !han.test(value.replace(/`[^`]*`/g, ''))) continue;
      // It may be a person's name in a record.
      if (!node.names.includes('Text') && /^\p{Script=Han}{2,4}$/u.test(value.trim())) continue;
      const { path } = node;
      if (file.kind === 'site' && (path.includes('icpFiling') || onlyChinese(file.value, path))) continue;
      const form = `{ ${codes.map((code) => `"${code}": "…"`).join(', ')} }`;
      yield { path, message: t('chineseInNeutral', { form }) };
    }
  },
});

/** Whether a file shows only on Chinese pages. True while it has errors, which may hide that. */
function isChinese(file: SiteFile, { pages, shared }: SiteModel): boolean {
  if (!file.valid) return true;
  if (file.kind !== 'shared') return isInHan(pageOf(file)?.contentLanguage ?? '');
  const users = pages.filter((page) => factsIn(page.file).includes.some((name) => shared.get(name) === file));
  return users.length > 0 && users.every(({ page }) => isInHan(page.contentLanguage ?? ''));
}

/** Whether a text shows on Chinese pages only. */
function onlyChinese(value: unknown, path: Path): boolean {
  return valuesAlong(value, path).some((around) => isJsonObject(around) && isInHan(String(around.language ?? '')));
}

/** Equal sentences in two languages are a forgotten translation. Equal names and numbers are not. */
const translatedText = defineRule('untranslated', {
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
        if (!isInHan(code) && han.test(text)) yield { path: at, message: t('untranslated', { code, first: language }) };
        else if (isSentence(text)) yield { path: at, message: t('sameSentence', { code, first: language }) };
      }
    }
  },
});

/** Five words or more, most of them lower case. */
export function isSentence(text: string): boolean {
  const words = text.replace(/`[^`]*`|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.length >= 5 && words.filter((word) => /^\p{Ll}{2,}$/u.test(word)).length * 2 > words.length;
}

/** `{ zh: 'Second page', en: '第二页' }`: the languages are swapped. */
const swappedLanguages = defineRule('swapped-languages', {
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
      if (lacking !== undefined)
        yield { path: node.path, message: t('swappedLanguages', { code: stray, chinese: lacking }) };
    }
  },
});

/** A text that is empty in one language leaves a gap there. */
const wholeTexts = defineRule('empty-language', {
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
        if (text.trim() === '') yield { path: [...path, code], message: t('emptyLanguage', { code, other: full }) };
    }
  },
});

const han = /\p{Script=Han}/u;

/** Scripts with Chinese characters. */
const scripts = ['Hans', 'Hant', 'Jpan', 'Kore'];

/** Whether a language is written with Chinese characters: `zh` and `ja`, but not `en`. */
const isInHan = oncePer((code: string): boolean => {
  const [, script = ''] = writtenLanguage(code).split('-');
  return scripts.includes(script);
});

export const translationRules = [wholeTexts, neutralText, translatedText, swappedLanguages];
