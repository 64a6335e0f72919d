import { factsIn } from '../../check/facts.ts';
import type { SiteFile, SiteInput } from '../../check/site-files.ts';
import { applyOperations, type Operation } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { relativeSchemaPath } from '../../generate/scaffold/schema-path.ts';
import { stepsOf, valueAt } from '../../model/schema/pointer.ts';
import type { Include, Section, SharedDescriptor } from '../../model/section.ts';
import { Refusal } from '../../site/files/refusal.ts';
import type { OwnCopyRequest, ShareRequest } from '../protocol/pages-protocol.ts';
import type { FileTexts } from './history.ts';

const folder = 'pages/shared/';

function sharedFile(name: string): string {
  return `${folder}${name}.json`;
}

/** The files that include each shared file, by its name. */
export function findIncluders(files: readonly SiteFile[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const name of new Set(factsIn(file).includes)) found.set(name, [...(found.get(name) ?? []), file.file]);
  return found;
}

/** Moves a section into a shared file, which the page includes instead. Refuses an invalid or taken name. */
export function shareSection({ file, pointer, name }: ShareRequest, input: SiteInput, site: string): FileTexts {
  const to = sharedFile(name);
  const isTaken = Object.keys(input.files).some((one) => one.toLowerCase() === to.toLowerCase());
  if (!/^[a-z][a-z0-9-]{0,79}$/.test(name)) throw new Refusal(refusals.noName(name));
  if (isTaken) throw new Refusal(refusals.taken(to));
  const page = readWholeFile(file, input.files[file] ?? '');
  const section = sectionAt(page.value, pointer);
  const include: Include = { type: 'include', name };
  const $schema = relativeSchemaPath(site, input.files, to, 'shared.schema.json');
  // The file is formatted as the page is.
  const empty = { ...readWholeFile(to, '{}'), layout: page.layout };
  const made = applyOperations(empty, [
    { op: 'replace', path: '', value: { $schema, sections: [section] } satisfies SharedDescriptor },
  ]);
  const left = applyOperations(page, replacing(pointer, [include]));
  return { [to]: `${made.text}${page.layout.end}`, [file]: left.text };
}

/** Replaces an include by a copy of its sections. `removesFile` deletes the shared file if no other page includes it. */
export function copySharedSections(
  { file, pointer, removesFile }: OwnCopyRequest,
  input: SiteInput,
  files: readonly SiteFile[],
): FileTexts {
  const page = readWholeFile(file, input.files[file] ?? '');
  const include = sectionAt(page.value, pointer) as Include;
  const from = sharedFile(include.name);
  const { sections = [] } = (readWholeFile(from, input.files[from] ?? '').value ?? {}) as Partial<SharedDescriptor>;
  const { type: _, name, ...when } = include;
  const own = sections.map((section) => withTimes(section, when));
  const isLast = (findIncluders(files).get(name) ?? []).length === 1 && countIn(files, file, name) === 1;
  return {
    [file]: applyOperations(page, replacing(pointer, own)).text,
    ...(removesFile && isLast && { [from]: undefined }),
  };
}

function replacing(pointer: string, items: unknown[]): Operation[] {
  const [list, index] = [
    pointer.slice(0, pointer.lastIndexOf('/')),
    Number(pointer.slice(pointer.lastIndexOf('/') + 1)),
  ];
  return [
    ...items.map((value, at): Operation => ({ op: 'add', path: `${list}/${index + at + 1}`, value })),
    { op: 'remove', path: pointer },
  ];
}

function sectionAt(value: unknown, pointer: string): Section {
  const section = valueAt(value, stepsOf(pointer) ?? []) as Section | undefined;
  if (typeof section?.type !== 'string' || !/\/sections\/\d+$/.test(pointer)) throw new Refusal(refusals.noSection);
  return section;
}

function countIn(files: readonly SiteFile[], file: string, name: string): number {
  return files.filter((one) => one.file === file).flatMap((one) => factsIn(one).includes.filter((of) => of === name))
    .length;
}

type When = Pick<Section, 'draft' | 'publishFrom' | 'publishUntil'>;

/** A section with the publishing times of its include. It shows when both allow it. */
function withTimes(section: Section, { draft, publishFrom, publishUntil }: When): Section {
  const from = [section.publishFrom, publishFrom]
    .filter((one) => one !== undefined)
    .toSorted()
    .at(-1);
  const until = [section.publishUntil, publishUntil].filter((one) => one !== undefined).toSorted()[0];
  return {
    ...section,
    ...((section.draft || draft) && { draft: true }),
    ...(from !== undefined && { publishFrom: from }),
    ...(until !== undefined && { publishUntil: until }),
  };
}

const refusals = {
  noName: (name: string) => ({
    en: `"${name}" cannot be the name of a shared file. Use small letters, digits and hyphens, and begin with a letter.`,
    zh: `“${name}”不能作为共享文件的名称：只能用小写字母、数字和连字符，且以字母开头。`,
  }),
  taken: (file: string) => ({ en: `${file} already exists.`, zh: `${file} 已存在。` }),
  noSection: { en: 'There is no section at this location any more.', zh: '该处已没有区块。' },
};
