import { once } from '../model/schema/once.ts';
import type { Schemas } from '../model/schema/schema.ts';
import { type CheckCache, restoreFile } from './cached-file.ts';
import { isUpToDate, type RepetitionFiles, repetitionIn } from './expand-files.ts';
import { factsOf } from './facts.ts';
import { type InspectedFile, type InspectOptions, inspectFile } from './inspect-file.ts';
import { fileKindOf, type SiteInput, skimFile } from './site-files.ts';

/** Inspects the files of a site one by one, and caches the results between inspections. */
export function createFilesInspector(learned: { inspected: readonly InspectedFile[]; schemas: Schemas } | undefined) {
  const known = new Map(learned?.inspected.map((one) => [one.file.file, one]));
  let schemas = learned?.schemas;
  let names: string[] = [];
  let paths: string[] = [];
  return {
    /** Inspects changed files, and yields after each file that no rule has checked. */
    *inspect(
      input: SiteInput,
      { kept, ...options }: InspectOptions & { kept?: CheckCache | undefined },
    ): Generator<void, InspectedFile[]> {
      const { files } = input;
      // The schemas of other files also affect bindings.
      if (schemas !== input.schemas) known.clear();
      schemas = input.schemas;
      const before = names;
      names = Object.keys(files);
      // Sorting takes long, so it is repeated only for other files.
      if (names.length !== before.length || names.some((name, index) => name !== before[index]))
        paths = inOrder(names.filter(fileKindOf));
      const inspected: InspectedFile[] = [];
      const repetition = once(() =>
        repetitionIn(
          inspected.map(({ file }) => file).filter(({ kind }) => isData(kind)),
          skimFile(siteFile, files[siteFile] ?? '')?.value,
        ),
      );
      for (const path of paths) {
        const version = input.versionOf?.(path, files) ?? files[path];
        let one = known.get(path);
        if (!one || one.version !== version || isOutdated(one, input, repetition)) {
          const file = restoreFile(path, input, kept);
          one = file
            ? { file, shown: [file], own: [], facts: factsOf(file), ruled: [], version }
            : {
                ...inspectFile(path, files[path] as string, input.schemas, { ...options, repetition }),
                version,
              };
          known.set(path, one);
        }
        inspected.push(one);
        if (!one.ruled) yield;
      }
      if (known.size > paths.length) {
        const stay = new Set(paths);
        for (const path of known.keys()) if (!stay.has(path)) known.delete(path);
      }
      return inspected;
    },
    /** Replaces files by copies without rule findings. Other inspectors keep the originals. */
    withoutRules(inspected: InspectedFile[]): InspectedFile[] {
      const fresh = inspected.map(({ ruled: _, mentions: __, ...one }) => one);
      for (const one of fresh) known.set(one.file.file, one);
      return fresh;
    },
    fileAt: (path: string) => known.get(path)?.file,
  };
}

const siteFile = 'pages/site.json';

/** Records and collections come first: repeated objects of other files depend on them. */
function inOrder(paths: string[]): string[] {
  const sorted = paths.sort();
  const isFirst = (path: string) => isData(fileKindOf(path)?.kind);
  return [...sorted.filter(isFirst), ...sorted.filter((path) => !isFirst(path))];
}

function isData(kind: string | undefined): boolean {
  return kind === 'record' || kind === 'collection';
}

/** Whether the records have changed since the repeated objects of a file were expanded. */
function isOutdated({ file, expansion }: InspectedFile, { schemas }: SiteInput, data: () => RepetitionFiles): boolean {
  return expansion !== undefined && !isUpToDate(expansion, schemas[file.schemaPath] ?? {}, data());
}
