import { oncePer } from '../../model/schema/once.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { factsIn } from '../facts.ts';
import { textMessages } from '../messages/text-messages.ts';
import { collectionNameOf } from '../record-pages.ts';
import type { Rule } from '../rule.ts';
import { allNodes, type SiteFile } from '../site-files.ts';
import { pageOf, type SiteModel } from '../site-model.ts';

/** A PDF shows a box for a missing character: it cannot use the visitor's fonts. */
export const pdfCharacters: Rule = {
  code: 'no-font-in-pdf',
  title: { en: 'Characters missing in PDFs', zh: 'PDF 缺少字符' },
  description: {
    en: 'The PDF fonts contain every character of the pages that are offered as PDF.',
    zh: '提供 PDF 的页面，其文字在 PDF 的字体中都有。',
  },
  severity: 'warning',
  *inFile(file, model) {
    if (!printedFiles(model).has(file)) return;
    for (const { value, path, names } of allNodes(file)) {
      if (typeof value !== 'string' || names.some((name) => unprinted.test(name))) continue;
      if (file.kind === 'page' && !/^(title|lead|sections)$/.test(String(path[0]))) continue;
      for (const { characters, packages } of model.missingInPdf?.(value) ?? []) {
        const message = textMessages.notInPdf([...characters], packages);
        yield { path, message, wrong: [...characters][0] as string };
      }
    }
  },
};

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
