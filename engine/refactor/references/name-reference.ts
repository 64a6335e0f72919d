import { rangeOf, rangeWithin } from '../../check/located-json.ts';
import type { SiteFile } from '../../check/site-files.ts';
import { valueAt } from '../../model/schema/pointer.ts';
import type { Path } from '../../model/schema/walk.ts';

export type ReferenceKind =
  | 'route'
  | 'asset'
  | 'anchor'
  | 'heading'
  | 'type'
  | 'source'
  | 'field'
  | 'collection'
  | 'record';

/** A place of a site's files that names something. */
export interface NameReference {
  kind: ReferenceKind;
  /**
   * The name: a route, a path under `assets/`, an anchor of a section or of a Markdown heading as `<file>#<id>`, a section type, a source, a field as
   * `<source>.<field>`, a collection, or a record as `<collection>/<number or short name>`.
   */
  name: string;
  file: SiteFile;
  /** The string, or the number, that holds the name. */
  path: Path;
  /** Where in the string the name begins and ends. */
  start: number;
  end: number;
  /** Of a heading: whether this is the heading, and no link to it. */
  isHeading?: true;
  /** Whether the name is a key, the last step of the path. Default: it is a value. */
  at?: 'key';
  /** For an asset: how the folder is said. */
  folder?: ReferencedFolder;
}

/** The folder of a file under `assets/`, and how an address in a text names it. */
export interface ReferencedFolder {
  /** The prefix of the file: `files:`, `/`, an old prefix that is rewritten, or nothing. */
  prefix: string;
  /** The folder under `assets/`, with a slash at its end; empty for `assets/` itself. */
  root: string;
  /** How a file outside it can be named: by another base, by its whole path. Default: not at all. */
  outside?: 'base' | 'path';
}

/** A reference to a whole string, or to a part of it. */
export function createReference(
  kind: ReferenceKind,
  name: string,
  file: SiteFile,
  path: Path,
  start = 0,
  end = String(valueAt(file.value, path)).length,
): NameReference {
  return { kind, name, file, path, start, end };
}

export function createKeyReference(kind: ReferenceKind, name: string, file: SiteFile, path: Path): NameReference {
  return { kind, name, file, path, start: 0, end: String(path.at(-1)).length, at: 'key' };
}

/** The name as it is written at a reference, JSON's escapes undone. */
export function referenceText({ file, path, start, end, at }: NameReference): string {
  return at === 'key' ? String(path.at(-1)) : String(valueAt(file.value, path)).slice(start, end);
}

export function referenceRange({ file, path, start, end, at }: NameReference): { offset: number; length: number } {
  const key = at === 'key' ? rangeOf(file, path, 'key') : undefined;
  // Without its quotation marks.
  if (key) return { offset: key.offset + 1, length: key.length - 2 };
  // Numbers have no quotation marks.
  if (typeof valueAt(file.value, path) === 'number') return rangeOf(file, path) ?? { offset: 0, length: 0 };
  return rangeWithin(file, path, start, end) ?? rangeOf(file, []) ?? { offset: 0, length: 0 };
}
