import type { Schemas } from '../model/schema/schema.ts';
import { type CheckCache, restoreFile } from './cached-file.ts';
import { factsOf } from './facts.ts';
import { type InspectedFile, type InspectOptions, inspectFile } from './inspect-file.ts';
import { fileKindOf, type SiteFile, type SiteInput } from './site-files.ts';

/** Inspects the files of a site one by one, and caches the results between inspections. */
export interface FilesInspector {
  /** Inspects changed files, and yields after each file that no rule has checked. */
  inspect(
    input: SiteInput,
    options: InspectOptions & { kept?: CheckCache | undefined },
  ): Generator<void, InspectedFile[]>;
  /** Replaces files by copies without rule findings. Other inspectors keep the originals. */
  withoutRules(inspected: InspectedFile[]): InspectedFile[];
  fileAt(path: string): SiteFile | undefined;
}

export function createFilesInspector(
  learned: { inspected: readonly InspectedFile[]; schemas: Schemas } | undefined,
): FilesInspector {
  const known = new Map(learned?.inspected.map((one) => [one.file.file, one]));
  const pathsOf = describedPaths();
  let schemas = learned?.schemas;
  return {
    *inspect(input, { kept, ...how }) {
      const { files } = input;
      // The schemas of other files also affect bindings.
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

/** A cached file, which has no findings. */
function recalled(path: string, input: SiteInput, kept?: CheckCache): InspectedFile | undefined {
  const file = restoreFile(path, input, kept);
  return file && { file, own: [], facts: factsOf(file), ruled: [] };
}

/** The paths that have a schema, sorted. Sorts again only if the site has other files. */
export function describedPaths(): (files: SiteInput['files']) => readonly string[] {
  let names: string[] = [];
  let described: string[] = [];
  return (files) => {
    const before = names;
    names = Object.keys(files);
    if (names.length !== before.length || names.some((name, index) => name !== before[index]))
      described = names.filter(fileKindOf).sort();
    return described;
  };
}
