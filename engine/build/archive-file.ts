import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import type { prerender } from '../client/app/prerender.tsx';
import type { CompiledPage, CompiledSite } from '../model/compiled.ts';
import { routeHref } from '../model/page-file.ts';
import { escapeHtml } from '../model/text/escape-html.ts';
import { type ZipEntry, zip } from '../site/files/zip.ts';
import type { Archive } from './archives.ts';
import { copiedAddresses, ownPart } from './own-part.ts';

/**
 * An archive: the page as one HTML file with its pictures, in a folder of the archive's name. It is what a browser without script shows
 * of the page's own part; addresses that only the site answers are whole, or plain text where the site's origin is not known.
 */
export async function archiveOf(
  { path, pictures }: Archive,
  page: CompiledPage,
  site: CompiledSite,
  styles: string,
  assets: string,
  render: typeof prerender,
): Promise<Buffer> {
  const { lang, dir, body } = render(page, site);
  const known = new Set(pictures.map(([picture]) => picture));
  const taken = new Set<string>();
  const own = routeHref(page.route, page.language, site);
  const addressOf = copiedAddresses(own, known, site.origin, (picture) => taken.add(picture));
  const main = DomUtils.getOuterHTML(ownPart(body, addressOf), { encodeEntities: 'utf8' });
  const name = /([^/]+)\.zip$/.exec(path)?.[1];
  const html = `<!doctype html>
<html lang="${lang}"${dir ? ` dir="${dir}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.documentTitle)}</title>
<style>${withoutScript(styles)}</style>
</head>
<body>
${main}
</body>
</html>
`;
  const files = [...taken].sort().map(
    (picture): ZipEntry => ({
      name: `${name}/${picture}`,
      content: readFileSync(join(assets, picture)),
    }),
  );
  return zip([{ name: `${name}/index.html`, content: html }, ...files], true);
}

/** Styles as they are where no script runs: a browser that could run one does not know that none will. */
function withoutScript(styles: string): string {
  return styles.replace(/\(scripting:\s*none\)/g, '(min-width:0)');
}
