import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import type { prerender } from '../client/app/prerender.tsx';
import type { CompiledPage, CompiledSite } from '../model/compiled.ts';
import { routeHref } from '../model/page-file.ts';
import { escapeHtml } from '../model/text/escape-html.ts';
import { type ZipEntry, zip } from '../site/files/zip.ts';
import { createAddressRewriter } from './address-rewriter.ts';
import type { Archive } from './archives.ts';
import { extractMain } from './extract-main.ts';
import { stripMetadata } from './pictures/strip-metadata.ts';

/** Creates a ZIP with the page as one HTML file and its pictures. Links get the site's origin, or become text. */
export async function createArchive(
  { path, pictures }: Archive,
  page: CompiledPage,
  site: CompiledSite,
  styles: string,
  assets: string,
  render: typeof prerender,
): Promise<Buffer> {
  const { lang, dir, body } = render(page, site);
  const taken = new Set<string>();
  const own = routeHref(page.route, page.language, site);
  const addressOf = createAddressRewriter(own, pictures, site, (picture) => taken.add(picture));
  const main = DomUtils.getOuterHTML(extractMain(body, addressOf), { encodeEntities: 'utf8' });
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
      content: stripMetadata(readFileSync(join(assets, picture))),
    }),
  );
  return zip([{ name: `${name}/index.html`, content: html }, ...files], true);
}

/** Applies the rules for browsers without JavaScript everywhere, because an archive has no scripts. */
function withoutScript(styles: string): string {
  return styles.replace(/\(scripting:\s*none\)/g, '(min-width:0)');
}
