import { areCertain, codesOf, languagesOf, writtenCodes } from '../../model/schema/languages.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { matchingLanguage } from '../../model/schema/written-language.ts';
import type { SiteDescriptor } from '../../model/site.ts';
import type { TranslatedWord } from '../../model/words.ts';
import { firstFew } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';

const siteLanguages = defineRule('bad-language', {
  firm: true,
  *inFile(file, { siteFile }) {
    const codes = writtenCodes(siteFile?.value as SiteDescriptor | undefined);
    if (!areCertain(codes)) return;
    for (const { value, path } of nodesOf(file, 'LanguageCode')) {
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
  *onSite({ site, siteFile, ofKind, schemas }) {
    const codes = codesOf(site);
    if (!siteFile || !site?.languages || !areCertain(codes)) return;
    const own = (ofKind('words')[0]?.value ?? {}) as Record<string, Record<string, TranslatedWord>>;
    const namespaces = Object.entries((schemas['words.schema.json']?.properties ?? {}) as Record<string, Schema>);
    for (const [index, code] of codes.entries()) {
      const at = { file: siteFile, path: ['languages', index, 'code'] };
      const missingIn = ([namespace, { properties = {} }]: [string, Schema]) =>
        Object.entries(properties)
          .filter(
            ([key, { spoken = [] }]) =>
              !matchingLanguage(code, [...spoken, ...Object.keys(own[namespace]?.[key] ?? {})]),
          )
          .map(([key]): [string, string] => [namespace, key]);
      const missing = namespaces.filter(([, { writtenIn }]) => !writtenIn).flatMap(missingIn);
      if (missing.length > 0) {
        const [[namespace, key]] = missing as [[string, string]];
        const example = JSON.stringify({ [namespace]: { [key]: { [code]: '…' } } });
        const names = firstFew(missing.map((path) => path.join('.')));
        yield { ...at, message: t('missingWords', { code, names, example }) };
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
