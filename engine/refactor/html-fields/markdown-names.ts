import { nodesOf, type SiteFile } from '../../check/site-files.ts';
import type { SchemaNode } from '../../model/schema/walk.ts';

/**
 * Returns a function that names the Markdown file of a value: next to a file of one record (`release.en.md`), and in a folder for a file
 * of several (`questions/1.en.md`). `field` is part of the name if records have several long texts.
 */
export function markdownNames(field: string | undefined, isTaken: (path: string) => boolean) {
  const given = new Set<string>();
  return ({ file, ...record }: SiteFile, { path }: SchemaNode, language: string | undefined) => {
    const key = path.length > 1 ? `/${keyOf({ file, ...record }, path[0] as number)}` : '';
    const endings = [field, language, 'md'].filter((one) => one !== undefined).map((one) => `.${one}`);
    const nameWith = (count: string) => `${file.replace(/\.json$/, '')}${key}${count}${endings.join('')}`;
    let name = nameWith('');
    for (let count = 2; isTaken(name) || given.has(name); count++) name = nameWith(`-${count}`);
    given.add(name);
    return { path: name, written: name.slice(file.lastIndexOf('/') + 1) };
  };
}

/** The short name or number of a record in a list. */
function keyOf(file: SiteFile, index: number): string {
  const [named] = ['RecordSlug', 'RecordId'].flatMap((kind) =>
    nodesOf(file, kind).filter(({ path }) => path[0] === index),
  );
  return String(named?.value ?? index + 1);
}
