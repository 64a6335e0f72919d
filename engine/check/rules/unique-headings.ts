import { groupBy } from '../../model/group-by.ts';
import { readMarkdown } from '../../model/markdown/read-markdown.ts';
import { collectionOfSource } from '../../model/schema/collections.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import { pageWithIncludes } from '../anchors.ts';
import { factsIn, type ShownMarkdown } from '../facts.ts';
import { memoizeList } from '../memoize-list.ts';
import { t } from '../messages/messages.ts';
import { recordFilesOf, recordPagesOf } from '../record-pages.ts';
import { defineRule, type FileFinding } from '../rule.ts';
import { markdownOf, type SiteFile } from '../site-files.ts';
import { filesByName, type SiteModel, type SitePage } from '../site-model.ts';

/** A Markdown text of a page, with the file that names or holds it. */
interface PlacedText {
  owner: SiteFile;
  text: ShownMarkdown;
}

/** The ids of a page with where each is first. */
type TakenIds = Map<string, { section: true } | PlacedText>;

/** A link to an id that two elements of a page have goes to the first, and a screen reader may follow the wrong one. */
export const uniqueHeadings = defineRule('duplicate-heading', {
  severity: 'warning',
  *onSite(model) {
    const reported = new Set<string>();
    for (const finding of repeatedHeadings(model)) {
      const key = JSON.stringify([finding.file.file, finding.path, finding.offset]);
      // Several pages can show a text.
      if (!reported.has(key)) yield finding;
      reported.add(key);
    }
  },
});

function* repeatedHeadings(model: SiteModel): Generator<FileFinding> {
  if (!model.files.some((file) => factsIn(file).texts)) return;
  const placed = recordPagesOf(model);
  const ofRecords = new Set(placed.map(({ file }) => file));
  const candidates = pagesWithTexts(model.pages, model.cacheScope);
  for (const [index, { file: page }] of model.pages.entries()) {
    // There may be thousands of pages, and few show Markdown.
    if (!candidates[index] && !ofRecords.has(page)) continue;
    const parts = pageWithIncludes(page, model) ?? [];
    const own = parts.flatMap(textsIn);
    const listed = parts.flatMap((part) => listedTexts(part, model));
    const records = placed.filter(({ file }) => file === page).flatMap(({ addresses }) => [...addresses.values()]);
    const shown = records.map((record) => (record ? textsOfRecord(record.file, record.path[0]) : []));
    if (own.length + listed.length === 0 && shown.every((texts) => texts.length === 0)) continue;
    for (const code of codesOf(model.site)) {
      const taken: TakenIds = new Map(parts.flatMap((part) => factsIn(part).ids.map((id) => [id, { section: true }])));
      yield* take([...own, ...listed], code, taken, model);
      for (const texts of shown) if (texts.length > 0) yield* take(texts, code, new Map(taken), model);
    }
  }
}

/** The pages that may show Markdown, apart from that of records at their own addresses. */
const pagesWithTexts = memoizeList(({ file }: SitePage) => {
  const { texts, wholeLists, includes } = factsIn(file);
  return texts || wholeLists || includes.length > 0 ? file : undefined;
});

/** Adds the ids of texts in one language, and reports those that are taken. */
function* take(texts: PlacedText[], code: string, taken: TakenIds, model: SiteModel): Generator<FileFinding> {
  for (const placed of texts) {
    const { language = code } = placed.text;
    if (language !== code) continue;
    for (const id of headingsOf(placed, model)) {
      const first = taken.get(id);
      if (first === undefined) taken.set(id, placed);
      else yield report(id, first, placed, model);
    }
  }
}

function report(id: string, first: { section: true } | PlacedText, placed: PlacedText, model: SiteModel): FileFinding {
  const message =
    'section' in first ? t('headingOfSection', { id }) : t('repeatedHeading', { id, file: fileOf(first, model).file });
  const file = fileOf(placed, model);
  const path = file === placed.owner ? placed.text.path : [];
  const one = markdownOf(file).find((one) => one.path.join('/') === path.join('/'));
  const heading = one && readMarkdown(one.text).headings.find((heading) => heading.id === id);
  return { file, path, message, ...(heading && { offset: one.offsetOf(heading.at) }) };
}

function fileOf({ owner, text }: PlacedText, model: SiteModel): SiteFile {
  return filesByName(model).get(text.file ?? '') ?? owner;
}

function headingsOf({ text }: PlacedText, model: SiteModel): readonly string[] {
  if (text.file === undefined) return text.headings;
  const file = filesByName(model).get(text.file);
  return file ? factsIn(file).headings : [];
}

function textsIn(owner: SiteFile): PlacedText[] {
  return (factsIn(owner).texts ?? []).map((text) => ({ owner, text }));
}

/** The texts of each record of a file, by its position in a list. */
const textsByRecord = oncePer((file: SiteFile) =>
  groupBy(textsIn(file), ({ text: { path } }) => (Array.isArray(file.value) ? path[0] : undefined)),
);

function textsOfRecord(file: SiteFile, position: string | number | undefined): PlacedText[] {
  return textsByRecord(file).get(position) ?? [];
}

/** The texts of records that a page shows together. */
function listedTexts(part: SiteFile, model: SiteModel): PlacedText[] {
  return (factsIn(part).wholeLists ?? []).flatMap(([source, fields]) => {
    if (model.schemas[`sources/${source}.schema.json`]?.properties?.last_page) return [];
    const records = recordFilesOf(model).get(collectionOfSource(source)) ?? [];
    return records.flatMap(textsIn).filter(({ text: { path } }) => path.some((key) => fields.includes(String(key))));
  });
}
