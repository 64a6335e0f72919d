import type { CompileContext } from '../../engine/compile/context.ts';
import type { CompiledPage } from '../../engine/descriptor/compiled.ts';
import { sectionsIn } from '../../engine/page-file.ts';

/** An archive of a page. */
export interface Archive {
  /** Its path in the built site. */
  path: string;
  /** The pictures that the page may show: paths under `assets/`, each with its checksum. */
  pictures: [path: string, sha256: string | undefined][];
}

/** The archives that a page's sections offer of it. `pictures` are those that it was compiled with. */
export function archivesOf({ sections }: Pick<CompiledPage, 'sections'>, pictures: Archive['pictures']): Archive[] {
  return sectionsIn(sections).flatMap(({ archive }) => (archive ? { path: archive.href.slice(1), pictures } : []));
}

/** The pictures among what a page read, each with its checksum. */
export function picturesAmong(reads: Set<string>, { asset }: CompileContext): Archive['pictures'] {
  const paths = [...reads].flatMap((name) => /^asset (images\/.*)$/s.exec(name)?.[1] ?? []);
  return paths.map((path) => [path, asset(path)?.sha256]);
}
