import type { CompileContext } from '../compile/context.ts';
import type { CompiledPage } from '../model/compiled.ts';
import { sectionsIn } from '../model/page-file.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { palettesOf } from '../model/theme/palette.ts';
import type { Colours } from './pdf/pen.ts';

/** A copy of a page: an archive or a PDF. */
export interface Archive {
  path: string;
  /** The pictures that the page may show: paths under `assets/`, each with its checksum. */
  pictures: [path: string, sha256: string | undefined][];
  /** The site's colours. Absent: it is an archive, which has the site's styles. */
  colours?: Colours;
}

/** The copies that a page's sections offer of it. `pictures` are those that it was compiled with, `colours` the site's. */
export function archivesOf(
  { sections }: Pick<CompiledPage, 'sections'>,
  pictures: Archive['pictures'],
  colours: Colours,
): Archive[] {
  return sectionsIn(sections).flatMap(({ archive, pdf }) => [
    ...(archive ? [{ path: archive.href.slice(1), pictures }] : []),
    ...(pdf ? [{ path: pdf.href.slice(1), pictures, colours }] : []),
  ]);
}

/** The colours of a site's light theme, in which a PDF is set. */
export function coloursOf({ theme }: Pick<SiteDescriptor, 'theme'>): Colours {
  const { ink, inkSoft, line, accent, accentTint, codeGround } = palettesOf(theme?.colours).light;
  return { ink, inkSoft, line, accent, accentTint, codeGround };
}

/** The pictures among what a page read, each with its checksum. */
export function picturesAmong(reads: Set<string>, { asset }: CompileContext): Archive['pictures'] {
  const paths = [...reads].flatMap((name) => /^asset (images\/.*)$/s.exec(name)?.[1] ?? []);
  return paths.map((path) => [path, asset(path)?.sha256]);
}
