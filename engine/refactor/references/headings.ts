import { filesWithText } from '../../check/anchors.ts';
import { factsIn } from '../../check/facts.ts';
import { markdownOf, type SiteFile } from '../../check/site-files.ts';
import { filesByName, type SiteModel } from '../../check/site-model.ts';
import { addToGroup } from '../../model/group-by.ts';
import { readMarkdown } from '../../model/markdown/read-markdown.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { Path } from '../../model/schema/walk.ts';
import { decodePercent } from '../../model/text/decode-percent.ts';
import { createReference, type NameReference } from './name-reference.ts';

/** The headings in the Markdown of a file, as references to themselves. */
export function headingsIn(file: SiteFile): NameReference[] {
  return markdownOf(file).flatMap(({ text, path }) =>
    readMarkdown(text).headings.flatMap(({ id, words }): NameReference[] =>
      words
        ? [{ ...createReference('heading', `${file.file}#${id}`, file, path, words.start, words.end), isHeading: true }]
        : [],
    ),
  );
}

/** A heading by its name. The first, if several records of a file have it. */
export function headingNamed(name: string, model: SiteModel): NameReference | undefined {
  const owner = filesByName(model).get(name.slice(0, name.indexOf('#')));
  return owner && headingsIn(owner).find((one) => one.name === name);
}

/**
 * The names of the headings that an anchor of some pages refers to. A heading of the same file comes first, then those in the
 * language of the link. `address` is that of the page, if it depends on a record.
 */
export function findHeadings(
  anchor: string,
  link: { file: SiteFile; path: Path },
  pages: readonly SiteFile[],
  model: SiteModel,
  address?: string,
): string[] {
  const id = decodePercent(anchor);
  const has = (file: SiteFile) => factsIn(file).headings.includes(id);
  if (link.file.kind === 'markdown' && address === undefined && has(link.file)) return [`${link.file.file}#${id}`];
  const owners = [...new Set(pages.flatMap((page) => filesWithText(page, model, address)))].filter(has);
  const languages = languagesOf(link.file, link.path, model);
  const near = owners.filter((owner) => {
    const own = languagesOf(owner, [], model);
    return languages.length === 0 || own.length === 0 || own.some((code) => languages.includes(code));
  });
  return near.map(({ file }) => `${file}#${id}`);
}

/** The languages of a value: by its key, or by the fields that name its Markdown file. Empty for a text in all languages. */
function languagesOf(file: SiteFile, path: Path, model: SiteModel): string[] {
  if (file.kind === 'markdown') return markdownLanguages(model).get(file.file) ?? [];
  const key = String(path.at(-1));
  return codesOf(model.site).includes(key) ? [key] : [];
}

const markdownLanguages = oncePer((model: SiteModel) => {
  const languages = new Map<string, string[]>();
  for (const file of model.files)
    for (const { file: name, language } of factsIn(file).texts ?? [])
      if (name !== undefined && language !== undefined) addToGroup(languages, name, language);
  return languages;
});
