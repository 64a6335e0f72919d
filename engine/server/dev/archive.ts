import { join } from 'node:path';
import { createArchive } from '../../build/archive-file.ts';
import { listArchives, pdfColors, picturesRead } from '../../build/archives.ts';
import { bundleAllStyles } from '../../build/styles.ts';
import { stylesIn, themedTemplate } from '../../build/themed-template.ts';
import { trackReads } from '../../build/track-reads.ts';
import type { CompileContext } from '../../compile/context.ts';
import { compilePage, type Route } from '../../compile/page.ts';
import { compileSite } from '../../compile/site.ts';
import { compileTheme } from '../../compile/theme.ts';
import type { Language } from '../../model/compiled.ts';
import type { LocalizedRoute } from '../../model/page-file.ts';
import type { DevRenderer } from './renderer.ts';

/** The page of an archive's path: `_copy/zh/guides/all.zip` is of `/guides` in `zh`. */
export function parseArchivePath(path: string): LocalizedRoute {
  const [, language = '', route = ''] = /^_copy\/([^/]+)(\/.+)\/[^/]+$/.exec(path) ?? [];
  return { language, route: route === '/index' ? '/' : route };
}

/** Creates an archive or PDF of a page in its current state; `undefined` if the page offers none at this path. */
export async function createDevArchive(
  path: string,
  route: Route,
  language: Language,
  context: CompileContext,
  folder: string,
  render: DevRenderer,
): Promise<Buffer | undefined> {
  const reads = new Set<string>();
  const page = compilePage(
    route,
    language,
    trackReads(context, (name) => reads.add(name)),
  );
  const archive = listArchives(page, picturesRead(reads, context), pdfColors(context.site)).find(
    (one) => one.path === path,
  );
  if (!archive) return undefined;
  const site = compileSite(context, language);
  const { rendered } = await render(page, site);
  if (archive.colors) {
    const { createPdf } = await import('../../build/pdf/pdf-file.ts');
    return createPdf(archive, page, site, join(folder, 'assets'), () => rendered);
  }
  const template = await themedTemplate(compileTheme(context));
  const styles = [...stylesIn(template), await bundleAllStyles(folder)].join('\n');
  return createArchive(archive, page, site, styles, join(folder, 'assets'), () => rendered);
}
