import { createInspector } from '../../check/inspect-site.ts';
import { offsetOf } from '../../check/located-json.ts';
import { describePath } from '../../check/make-problem.ts';
import { positionOf } from '../../check/position.ts';
import { collectionNameOf, collectionsIn } from '../../check/record-pages.ts';
import { nodesOf, type SiteFile, type SiteInput } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { applyOperations, type Operation } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import type { CollectionDescriptor } from '../../model/collection.ts';
import { addToGroup } from '../../model/group-by.ts';
import { pointerOf } from '../../model/schema/pointer.ts';
import type { SchemaNode } from '../../model/schema/walk.ts';
import { type ConvertHtml, createHtmlConverter } from './convert-html.ts';
import { markdownNames } from './markdown-names.ts';

/** A field of a collection with HTML, and its values as Markdown. */
export interface HtmlField {
  collection: string;
  field: string;
  /** Why it stays HTML. Absent for a field that becomes Markdown. */
  reason?: string;
  values: number;
  /** The number of Markdown files. The other values stay in their JSON files. */
  files: number;
  losses: HtmlLoss[];
}

/** What a value would lose as Markdown. */
export interface HtmlLoss {
  file: string;
  pointer: string;
  what: string[];
}

export interface MarkdownPlan {
  fields: HtmlField[];
  /** The new and changed files with their texts. */
  files: Record<string, string>;
  /** The HTML in sections, whose fields are declared in code. */
  inSections: HtmlValue[];
}

/** An HTML value in a section, which is not changed. */
export interface HtmlValue {
  /** `pages/home.json:12:15  sections[0] (note).text` */
  location: string;
  /** The type of the section. */
  type: string;
  /** The value as Markdown: a text, or one per language. */
  markdown: string | Record<string, string>;
  /** What Markdown would lose. */
  losses: string[];
}

/** The length to which a text of one paragraph stays in its JSON file. */
const shortLength = 500;

/**
 * Plans to turn the HTML fields of a site's collections into Markdown. A field stays as it is if one of its values would lose
 * something, unless `isLossy`. Writes nothing.
 */
export function planMarkdown(folder: string, input: SiteInput, isLossy: boolean): MarkdownPlan {
  const { model } = createInspector()(input);
  const convert = createHtmlConverter(folder, model);
  const operations = new Map<string, Operation[]>();
  const files: Record<string, string> = {};
  const fields: HtmlField[] = [];
  for (const [collection, field] of htmlFieldsOf(model)) {
    const { file, fields: declared, from, records } = collection;
    const found: HtmlField = { collection: collection.name, field, values: 0, files: 0, losses: [] };
    fields.push(found);
    const broken = records.find(({ valid }) => !valid);
    if (from) found.reason = 'its records come from elsewhere, as HTML';
    else if (broken) found.reason = `${broken.file} has errors`;
    if (found.reason) continue;
    const isAlone =
      Object.values(declared).filter(({ kind }) => kind === 'HtmlText' || kind === 'Markdown').length === 1;
    const nameOf = markdownNames(isAlone ? undefined : field, (path) => path in input.files || path in files);
    const own: Record<string, string> = {};
    const changes: [string, Operation][] = [];
    for (const record of records)
      for (const node of nodesOf(record, 'HtmlText').filter(({ path }) => path.at(-1) === field)) {
        const versions = versionsOf(record, node, convert);
        found.values += versions.length;
        for (const { path, losses: what } of versions)
          if (what.length > 0) found.losses.push({ file: record.file, pointer: path, what });
        const isShort = versions.every(({ markdown }) => markdown.length <= shortLength && !/\n./.test(markdown));
        for (const { path, language, markdown } of versions) {
          const name = isShort ? undefined : nameOf(record, node, language);
          if (name) own[name.path] = markdown;
          changes.push([record.file, { op: 'replace', path, value: name?.written ?? markdown.trimEnd() }]);
        }
      }
    if (found.losses.length > 0 && !isLossy) {
      found.reason = `${found.losses.length} of its ${found.values} values would lose content`;
      continue;
    }
    changes.push([file, { op: 'replace', path: pointerOf(['fields', field, 'kind']), value: 'Markdown' }]);
    for (const [changed, operation] of changes) addToGroup(operations, changed, operation);
    Object.assign(files, own);
    found.files = Object.keys(own).length;
  }
  for (const [file, list] of operations)
    files[file] = applyOperations(readWholeFile(file, input.files[file] as string), list).text;
  return { fields, files, inSections: findHtmlInSections(model, convert) };
}

type Declaration = Pick<CollectionDescriptor, 'fields' | 'from'> & { name: string; file: string; records: SiteFile[] };

function htmlFieldsOf(model: SiteModel): [Declaration, field: string][] {
  return [...collectionsIn(model).keys()].flatMap((name) => {
    const file = `pages/collections/${name}.json`;
    const { value } = model.ofKind('collection').find((one) => one.file === file) as SiteFile;
    const { fields = {}, from } = value as CollectionDescriptor;
    const records = model.ofKind('record').filter((one) => collectionNameOf(one) === name);
    return Object.entries(fields).flatMap(([field, { kind }]): [Declaration, string][] =>
      kind === 'HtmlText' ? [[{ name, file, fields, ...(from && { from }), records }, field]] : [],
    );
  });
}

function findHtmlInSections(model: SiteModel, convert: ConvertHtml): HtmlValue[] {
  return [...model.ofKind('page'), ...model.ofKind('shared')].flatMap((file) =>
    nodesOf(file, 'HtmlText').map((node) => {
      const { line, column } = positionOf(file.text, offsetOf(file, node.path));
      const versions = versionsOf(file, node, convert);
      const texts = versions.map(({ language = '', markdown }) => [language, markdown.trimEnd()] as const);
      return {
        location: `${file.file}:${line}:${column}  ${describePath(file.value, node.path)}`,
        type: String((node.section.value as { type?: unknown }).type),
        markdown: typeof node.value === 'string' ? (texts[0]?.[1] ?? '') : Object.fromEntries(texts),
        losses: versions.flatMap(({ losses }) => losses),
      };
    }),
  );
}

/** A value as Markdown, in each of its languages. */
function versionsOf(file: SiteFile, { value, path }: SchemaNode, convert: ConvertHtml) {
  const texts: [string | undefined, string][] =
    typeof value === 'string' ? [[undefined, value]] : Object.entries(value as Record<string, string>);
  return texts.map(([language, html]) => ({
    language,
    path: pointerOf(language === undefined ? path : [...path, language]),
    ...convert(file.file, html, language),
  }));
}
