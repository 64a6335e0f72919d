import type { CompileContext } from '../compile/context.ts';
import type { CompiledPage } from '../model/compiled.ts';
import { sectionsIn } from '../model/page-file.ts';
import type { SiteDescriptor } from '../model/site.ts';
import { palettesOf } from '../model/theme/palette.ts';
import type { Colors } from './pdf/pen.ts';

/** A downloadable copy of a page: a ZIP archive or a PDF. */
export interface Archive {
  path: string;
  /** The pictures that the page may show: paths under `assets/` with their checksums. */
  pictures: [path: string, sha256: string | undefined][];
  /** The colors of a PDF. Absent for an archive, which carries the site's styles. */
  colors?: Colors;
}

export function listArchives(
  { sections }: Pick<CompiledPage, 'sections'>,
  pictures: Archive['pictures'],
  colors: Colors,
): Archive[] {
  return sectionsIn(sections).flatMap(({ archive, pdf }) => [
    ...(archive ? [{ path: archive.href.slice(1), pictures }] : []),
    ...(pdf ? [{ path: pdf.href.slice(1), pictures, colors }] : []),
  ]);
}

/** The colors of the site's light theme, for PDFs. */
export function pdfColors({ theme }: Pick<SiteDescriptor, 'theme'>): Colors {
  const { text, textMuted, border, accent, accentTint, codeBackground } = palettesOf(theme?.colors).light;
  return { text, textMuted, border, accent, accentTint, codeBackground };
}

export function picturesRead(reads: Set<string>, { asset }: CompileContext): Archive['pictures'] {
  const paths = [...reads].flatMap((name) => /^asset (images\/.*)$/s.exec(name)?.[1] ?? []);
  return paths.map((path) => [path, asset(path)?.sha256]);
}
