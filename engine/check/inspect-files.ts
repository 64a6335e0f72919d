import type { Schemas } from '../model/schema/schema.ts';
import { factsOf } from './facts.ts';
import { type InspectedFile, type InspectOptions, inspectFile } from './inspect-file.ts';
import { type Kept, recallFile } from './kept-file.ts';
import { kindOf, type SiteFile, type SiteInput } from './site-files.ts';

/** Inspects the files of a site by themselves, and remembers them from one inspection to the next. */
export interface FilesInspector {
  /** Inspects the files that changed, and pauses after each that no rule has run on. */
  inspect(input: SiteInput, options: InspectOptions & { kept?: Kept | undefined }): Generator<void, InspectedFile[]>;
  /** Replaces the files by copies without what rules found in them: who goes on from an earlier inspection has the others. */
  withoutRules(inspected: InspectedFile[]): InspectedFile[];
  /** The file at a path as it was inspected last. */
  fileAt(path: string): SiteFile | undefined;
}

/** Begins with what another inspector learned by these schemas. */
export function createFilesInspector(
  learned: { inspected: readonly InspectedFile[]; schemas: Schemas } | undefined,
): FilesInspector {
  const known = new Map(learned?.inspected.map((one) => [one.file.file, one]));
  const pathsOf = describedPaths();
  let schemas = learned?.schemas;
  return {
    *inspect(input, { kept, ...how }) {
      const { files } = input;
      // The schemas of other files also decide what a page may be bound to.
      if (schemas !== input.schemas) known.clear();
      schemas = input.schemas;
      const paths = pathsOf(files);
      const inspected: InspectedFile[] = [];
      for (const path of paths) {
        const version = input.versionOf?.(path, files) ?? files[path];
        const before = known.get(path);
        const again = () => recalled(path, input, kept) ?? inspectFile(path, files[path] as string, input.schemas, how);
        const one = before && before.version === version ? before : { ...again(), version };
        if (one !== before) known.set(path, one);
        inspected.push(one);
        if (!one.ruled) yield;
      }
      if (known.size > paths.length) {
        const stay = new Set(paths);
        for (const path of known.keys()) if (!stay.has(path)) known.delete(path);
      }
      return inspected;
    },
    withoutRules(inspected) {
      const fresh = inspected.map(({ ruled: _, mentions: __, ...one }) => one);
      for (const one of fresh) known.set(one.file.file, one);
      return fresh;
    },
    fileAt: (path) => known.get(path)?.file,
  };
}

/** A file in which another process found nothing. */
function recalled(path: string, input: SiteInput, kept?: Kept): InspectedFile | undefined {
  const file = recallFile(path, input, kept);
  return file && { file, own: [], facts: factsOf(file), ruled: [] };
}

/** Finds the files of a site that a schema describes, in the order of their names; they are put in order anew only where the site has other files. */
export function describedPaths(): (files: SiteInput['files']) => readonly string[] {
  let names: string[] = [];
  let described: string[] = [];
  return (files) => {
    const before = names;
    names = Object.keys(files);
    if (names.length !== before.length || names.some((name, index) => name !== before[index]))
      described = names.filter(kindOf).sort();
    return described;
  };
}
