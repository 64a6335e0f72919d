import { languagePrefix, readPath } from '../../model/page-file.ts';
import { decodePath, readAddress } from '../../model/schema/address.ts';
import { collectionOfSource } from '../../model/schema/collections.ts';
import { addressesOf } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { decodePercent } from '../../model/text/decode-percent.ts';
import { isPublishable } from '../../model/text/publishable-text.ts';
import { asWritten, type DataLink, dataLinksOf } from '../data-addresses.ts';
import { type DataBases, factsIn } from '../facts.ts';
import { memoizeList } from '../memoize-list.ts';
import type { Message } from '../messages/message.ts';
import { type MessageKey, t } from '../messages/messages.ts';
import { readHtml } from '../read-html.ts';
import { collectionNameOf } from '../record-pages.ts';
import { defineRule } from '../rule.ts';
import { htmlOf, type SiteFile } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { pictureName, suggest } from '../suggest.ts';
import { suggestAddress } from '../suggest-address.ts';
import { checkLink, type LinkFinding } from './dead-links.ts';

/** Browsers treat addresses in data like those of descriptors, so the same rules hold. */
export const dataLinks = defineRule('dead-data-link', {
  *inFile(file, model) {
    if (!model.site) return;
    for (const link of dataLinksOf(file, model.site)) {
      // Another rule reports unpublishable characters.
      const wrong = link.text === '' || !isPublishable(link.text) ? undefined : faultOf(link, model, file);
      if (wrong) yield { path: link.path, wrong: link.text, ...wrong };
    }
    for (const html of htmlOf(file))
      for (const { name } of readHtml(html).embeds.slice(0, 1))
        yield { path: html.path, wrong: `<${name}`, message: t('embedded', { name }) };
  },
});

function faultOf(link: DataLink, model: SiteModel, file: SiteFile): LinkFinding | undefined {
  const { text, target, picture, inHtml } = link;
  // Embedded images load nothing, and an anchor depends on ids that the sanitizer keeps.
  if (inHtml && (picture ? /^data:image\//i : /^#/).test(text)) return undefined;
  const isWritten = target === text;
  if (!inHtml && isWritten && !/^[/\\]|^[A-Za-z][\w+.-]*:/.test(text)) return nameFault(link, model, file);
  // Data may link to the page in another language.
  const site = { languages: addressesOf(model.site) };
  const prefix = languagePrefix(readPath(target.replace(/[?#].*$/s, ''), site).language, site);
  const bare = target.slice(prefix.length);
  const address = readAddress(bare.replace(/^(?=[?#]|$)/, '/'), model.site);
  if (address.kind === 'file' && isWritten) return { message: t('baseInData', { address: text }) };
  if (picture && address.kind === 'external') return { message: foreignFile(text, link.element) };
  if (address.kind === 'route') {
    const asset = decodePath(address.path.slice(1));
    if (model.assets.has(asset)) return undefined;
    if (picture) return { message: t('noFile', { path: asset }) };
  }
  const found = checkLink(address, bare, model, file);
  if (!found) return undefined;
  const { suggestion, sure, ...fault } = { ...found, ...suggestAddress(bare, model, true) };
  const better = isWritten ? suggestion : asWritten(suggestion, text, model.site);
  return better === undefined ? fault : { ...fault, suggestion: prefix + better, sure };
}

/** The files in `assets/files/` that elements load. Others load pictures. */
const media: Record<string, MessageKey> = {
  video: 'aVideo',
  source: 'aVideo',
  audio: 'aRecording',
  track: 'aCaptionsFile',
};

function foreignFile(src: string, element = 'img'): Message {
  const file = media[element];
  const medium = t(file ?? 'aPicture');
  return t('foreignFile', { src, medium, folder: file ? 'files' : 'images' });
}

/**
 * Checks a name relative to a base. Only the section knows the base, so a file in any folder is accepted. Files
 * of another site are not known, but pictures never come from one.
 */
function nameFault({ text, picture }: DataLink, model: SiteModel, file: SiteFile): LinkFinding | undefined {
  const { names, elsewhere } = foldersOf(model);
  const name = fillSlugs(text, model.site).replace(/[?#].*$/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
  if (/[\u0000-\u001f\u007f\\]/.test(name)) return { message: t('noDataFile', { name: text }) };
  if (!picture && elsewhere(file)) return undefined;
  const bare = pictureName(text);
  if (picture && bare !== text && names.has(bare))
    return { message: t('wholePicture', { text }), suggestion: bare, sure: true };
  if (names.has(name) || names.has(decodePercent(name))) return undefined;
  return { message: t('noDataFile', { name: text }), ...suggest(name, names) };
}

const foldersOf = oncePer((model: SiteModel) => {
  const { site, assets, files, cacheScope, schemas } = model;
  const roots = new Map<string, string | undefined>([['', '']]);
  for (const name of Object.keys(site?.bases ?? {})) {
    const address = readAddress(`${name}:`, site);
    roots.set(name, address.kind === 'file' ? address.root : undefined);
  }
  const inside = (root: string | undefined) =>
    root === undefined
      ? []
      : [...assets].filter((asset) => asset.startsWith(root)).map((asset) => asset.slice(root.length));
  const isElsewhere = ({ bases }: DataBases) => bases.some((name) => roots.has(name) && roots.get(name) === undefined);
  const outside = basesNamed(files, cacheScope).flatMap((sections) => sections?.filter(isElsewhere) ?? []);
  // A source written in code may use any collection.
  const collectionOf = ({ source = '' }: DataBases) => {
    const name = collectionOfSource(source);
    return schemas[`records/${name}.schema.json`] ? name : undefined;
  };
  const collections = new Set(outside.filter(({ source }) => source !== undefined).map(collectionOf));
  return {
    /** All names of files, relative to each folder. */
    names: new Set([...roots.values()].flatMap(inside)),
    /** Whether a section resolves the file's addresses against another site. */
    elsewhere(file: SiteFile): boolean {
      const name = collectionNameOf(file);
      if (name === undefined) return factsIn(file).bases.some(isElsewhere);
      return collections.has(name) || collections.has(undefined);
    },
  };
});

const basesNamed = memoizeList((file: SiteFile) => {
  const bases = file.kind === 'record' ? [] : factsIn(file).bases;
  return bases.length > 0 ? bases : undefined;
});
