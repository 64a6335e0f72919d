import { readPath } from '../../model/page-file.ts';
import { readAddress } from '../../model/schema/address.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { addressesOf, codesOf } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import { valuesAlong } from '../../model/schema/pointer.ts';
import type { Path } from '../../model/schema/walk.ts';
import { isRecordIn } from '../../model/sources/collection-answers.ts';
import { dataAddressesOf, rewriteAddress } from '../data-addresses.ts';
import { factsIn } from '../facts.ts';
import { mentionsOf } from '../mentions.ts';
import { t } from '../messages/messages.ts';
import { collectionNameOf, collectionsIn, recordPagesOf } from '../record-pages.ts';
import { defineRule } from '../rule.ts';
import type { SiteFile } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { rewrittenTarget, targetsOf } from '../targets.ts';

/** A record that is not in a language has no page in it. */
export const spokenLinks = defineRule('unspoken-link', {
  *onSite(model) {
    const { site, files } = model;
    const collections = collectionsIn(model);
    const lacking = new Map<string, string[]>();
    for (const { collection, addresses } of recordPagesOf(model)) {
      const { fields = {}, languages } = collections.get(collection) ?? {};
      if (languages !== 'some') continue;
      for (const [address, placed] of addresses) {
        const absent = placed ? codesOf(site).filter((language) => !isRecordIn(fields, placed.record, language)) : [];
        if (absent.length > 0) lacking.set(address, absent);
      }
    }
    if (!site || lacking.size === 0) return;
    const languages = addressesOf(site);
    const routes = new Set([...lacking.keys()].map((address) => readPath(address, { languages }).route));
    for (const file of files) {
      // Few files link to one, and reading all nodes of all files would slow down each save.
      if (![...mentionsOf(file, site).routes].some((route) => routes.has(route))) continue;
      for (const one of targetsOf(file)) {
        const { target } = one;
        const address = readAddress(rewrittenTarget(one, site), site);
        const absent = address.kind === 'route' ? lacking.get(address.path) : undefined;
        const [language] = absent?.filter((code) => readIn(file, one.place.path, model).includes(code)) ?? [];
        if (language) yield { file, ...one.place, wrong: target, message: t('unspoken', { target, language }) };
      }
      for (const { path, text } of dataAddressesOf(file)) {
        const address = readAddress(rewriteAddress(text, site), site);
        if (address.kind !== 'route') continue;
        // Data may link to the page in another language.
        const at = readPath(address.path, { languages });
        const isPrefixed = at.route !== address.path;
        const read = isPrefixed ? [at.language] : readIn(file, path, model);
        const [language] = (lacking.get(at.route) ?? []).filter((code) => read.includes(code));
        if (language) yield { file, path, wrong: text, message: t('unspoken', { target: text, language }) };
      }
    }
  },
});

/**
 * The languages in which visitors see a place: its own, that of `language` around it, or all. Empty for texts of
 * records without a language.
 */
function readIn(file: SiteFile, path: Path, model: SiteModel): string[] {
  const languages = codesOf(model.site);
  if (file.kind === 'markdown') return [...(markdownLanguages(model).get(file.file) ?? [])];
  const own = path.find((step) => languages.includes(String(step)));
  if (own !== undefined) return [String(own)];
  for (const around of valuesAlong(file.value, path.slice(0, -1)))
    if (isJsonObject(around) && typeof around.language === 'string') return [around.language];
  return collectionNameOf(file) === undefined ? languages : [];
}

/** The languages in which visitors see each Markdown file: those under which it is named. */
const markdownLanguages = oncePer((model: SiteModel): Map<string, Set<string>> => {
  const languages = new Map<string, Set<string>>();
  const add = (name: string, codes: string[]) => {
    languages.set(name, new Set([...(languages.get(name) ?? []), ...codes]));
  };
  for (const file of model.files) {
    const { markdown, translations = [] } = factsIn(file);
    const localized = translations.flatMap(({ texts }) => texts);
    for (const name of markdown) {
      const codes = localized.flatMap(([code, text]) => (text === name ? code : []));
      // One name for all languages: those of a record are its own.
      if (codes.length > 0) add(name, codes);
      else if (collectionNameOf(file) === undefined) add(name, codesOf(model.site));
    }
  }
  return languages;
});
