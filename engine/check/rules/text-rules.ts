import type { Picture } from '../../model/picture.ts';
import { collectionOfSource } from '../../model/schema/collections.ts';
import { type Markup, parseMarkup } from '../../model/schema/markup.ts';
import { oncePer } from '../../model/schema/once.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { isSample } from '../../model/schema/sample-text.ts';
import type { Path } from '../../model/schema/walk.ts';
import { factsIn } from '../facts.ts';
import { memoizeList } from '../memoize-list.ts';
import { firstFew, type Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { recordFilesOf } from '../record-pages.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { allNodes, nodesOf, type SiteFile, textsOf } from '../site-files.ts';
import { pageOf, type SiteModel } from '../site-model.ts';

/** Visitors cannot follow a link without text, and screen readers skip an empty heading. */
const emptyLabels = defineRule('empty-text', {
  *inFile(file) {
    const message = t('emptyLabel');
    for (const { value, path } of nodesOf(file, 'Label')) {
      const texts = typeof value === 'string' ? { '': value } : (value as Record<string, string>);
      const empty = Object.entries(texts).flatMap(([language, text]) => (isBlank(text) ? language : []));
      // Empty in all languages is one mistake.
      if (empty.length === Object.keys(texts).length) yield { path, message };
      else for (const language of empty) yield { path: [...path, language], message };
    }
    for (const one of textsOf(file))
      if (hasEmptyLink(parseMarkup(one.text))) yield { path: one.path, message: t('emptyLink') };
  },
});

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function hasEmptyLink(markup: Markup): boolean {
  return markup.some((node) => {
    if (typeof node === 'string' || 'code' in node) return false;
    if ('strong' in node) return hasEmptyLink(node.strong);
    return node.label.length === 0 || node.label.every((inner) => typeof inner === 'string' && isBlank(inner));
  });
}

/** New sections of the studio have sample texts, which visitors would read. */
const writtenSamples = defineRule('sample-text', {
  severity: 'warning',
  *inFile(file) {
    // Checks values with errors too: their sample remains once the error is fixed.
    if (file.text.includes('✎') || file.text.includes('\\u270')) yield* samplesIn(file.value, []);
  },
});

function* samplesIn(value: unknown, path: Path): Iterable<RuleFinding> {
  if (typeof value === 'string') {
    if (isSample(value)) yield { path, message: t('sampleText') };
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* samplesIn(item, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* samplesIn(item, [...path, key]);
}

/** An empty alternative text marks a decorative picture. A step's picture shows what its text does not say. */
const alternativeText = defineRule('missing-alt', {
  severity: 'warning',
  *inFile(file) {
    for (const { value, path, names } of nodesOf(file, 'Picture')) {
      const { alt, src } = value as Picture;
      const texts = typeof alt === 'string' ? [alt] : Object.values(alt);
      const empty = texts.filter((text) => text.trim() === '').length;
      const name = src.slice(src.lastIndexOf('/') + 1);
      if (empty > 0 && names.includes('TellingPicture')) yield { path: [...path, 'alt'], message: t('altNeeded') };
      else if (empty > 0 && empty < texts.length) yield { path: [...path, 'alt'], message: t('altHalf') };
      else if (texts.some((text) => text === name || text === name.replace(/\.\w+$/, '')))
        yield { path: [...path, 'alt'], message: t('altName') };
    }
  },
});

export const textRules = [emptyLabels, writtenSamples, alternativeText];

/** A PDF shows a box for a missing character: it cannot use the visitor's fonts. */
export const pdfCharacters = defineRule('no-font-in-pdf', {
  severity: 'warning',
  *inFile(file, model) {
    if (!printedFiles(model).has(file)) return;
    for (const { value, path, names } of allNodes(file)) {
      if (typeof value !== 'string' || names.some((name) => unprinted.test(name))) continue;
      if (file.kind === 'page' && !/^(title|lead|sections)$/.test(String(path[0]))) continue;
      for (const { characters, packages } of model.missingInPdf?.(value) ?? []) {
        const [wrong = '', ...others] = characters;
        const key = others.length > 0 ? 'charactersNotInPdf' : 'characterNotInPdf';
        const shown = firstFew([wrong, ...others].map(nameCharacter));
        yield { path, message: t(key, { characters: shown, advice: adviceFor(packages) }), wrong };
      }
    }
  },
});

/** A character with its code point, because no font may show it: `한 (U+D55C)`. */
function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{M}\ufffc]/u.test(character) ? `U+${code}` : `${character} (U+${code})`;
}

function adviceFor(packages: string[]): Message {
  if (packages.length === 0) return t('writeOthers');
  return t('installFonts', { packages: { en: packages.join(' or '), zh: packages.join(' 或 ') } });
}

const unprinted = /(Address|Target|File|Name|Anchor|Slug|Id)$/;

/** The files whose texts show in a PDF: pages that offer one, their chapters, and what these include and list. */
export const printedFiles = oncePer((model: SiteModel): Set<SiteFile> => {
  const { shared, routes, site } = model;
  const printed = new Set<SiteFile>();
  const add = (file: SiteFile) => {
    if (printed.has(file)) return;
    printed.add(file);
    for (const name of factsIn(file).includes) {
      const one = shared.get(name);
      if (one) add(one);
    }
    const chapters = file.kind === 'page' ? factsIn(file).outline.chapters : [];
    for (const route of chapters) {
      const chapter = routes.get(fillSlugs(route, site));
      if (chapter) add(chapter.file);
    }
  };
  const sharedWithPdf = new Set([...shared].flatMap(([name, file]) => (factsIn(file).hasPdf ? name : [])));
  const offers = pdfFactsIn(model.ofKind('page'), model.cacheScope);
  for (const offer of offers) {
    if (offer && (offer.hasPdf || offer.includes.some((name) => sharedWithPdf.has(name)))) add(offer.file);
  }
  const collections = new Set([...printed].flatMap((file) => factsIn(file).sources.map(collectionOfSource)));
  for (const name of collections) for (const file of recordFilesOf(model).get(name) ?? []) printed.add(file);
  return printed;
});

/** Which pages can offer a PDF, in themselves or in what they include. */
const pdfFactsIn = memoizeList((file: SiteFile) => {
  const { hasPdf, includes } = factsIn(file);
  return pageOf(file) && (hasPdf || includes.length > 0) ? { file, hasPdf, includes } : undefined;
});
