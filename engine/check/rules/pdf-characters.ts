import { oncePer } from '../../model/schema/once.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { factsIn } from '../facts.ts';
import { firstFew, type Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { collectionNameOf } from '../record-pages.ts';
import { defineRule } from '../rule.ts';
import { allNodes, type SiteFile } from '../site-files.ts';
import { pageOf, type SiteModel } from '../site-model.ts';

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
const printedFiles = oncePer((model: SiteModel): Set<SiteFile> => {
  const { shared, pages, site } = model;
  const printed = new Set<SiteFile>();
  const add = (file: SiteFile) => {
    if (printed.has(file)) return;
    printed.add(file);
    for (const name of factsIn(file).includes) {
      const one = shared.get(name);
      if (one) add(one);
    }
    const chapters = file.kind === 'page' ? factsIn(file).outline.chapters.map((route) => fillSlugs(route, site)) : [];
    for (const { file: other, page } of chapters.length > 0 ? pages : [])
      if (chapters.includes(fillSlugs(page.route, site))) add(other);
  };
  const offers = (file: SiteFile): boolean =>
    factsIn(file).hasPdf ||
    factsIn(file).includes.some((name) => shared.has(name) && factsIn(shared.get(name) as SiteFile).hasPdf);
  for (const file of model.ofKind('page')) if (pageOf(file) && offers(file)) add(file);
  const collections = new Set(
    [...printed].flatMap((file) => factsIn(file).sources).map((source) => source.replace(/\..*$/, '')),
  );
  if (collections.size > 0)
    for (const file of model.ofKind('record')) if (collections.has(collectionNameOf(file) ?? '')) printed.add(file);
  return printed;
});
