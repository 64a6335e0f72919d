import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { prerender } from '../../engine/app/prerender.tsx';
import type { CompiledPage, CompiledSite } from '../../engine/descriptor/compiled.ts';
import { escapeHtml } from '../../engine/escape-html.ts';
import { routeHref } from '../../engine/page-file.ts';
import { type ZipEntry, zip } from '../files/zip.ts';
import type { Archive } from './archives.ts';

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
  const own = `${routeHref(page.route, page.language, site)}#`;
  const addressOf = (address: string): string | undefined => {
    if (address.startsWith(own)) return address.slice(own.length - 1);
    if (!/^\/(?!\/)/.test(address)) return address;
    const picture = decodeURI(address).slice(1);
    if (!known.has(picture)) return site.origin && site.origin + address;
    taken.add(picture);
    return address.slice(1);
  };
  const main = mainOf(body, addressOf);
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

/** Attributes that hold an address. */
const addresses = ['href', 'src', 'poster', 'action', 'data-src'];

/** The own part of a page's HTML, with other addresses, and without what is not to be copied. An address that is `undefined` goes. */
function mainOf(body: string, addressOf: (address: string) => string | undefined): string {
  const document = parseDocument(body);
  const all = (test: (name: string, attributes: Record<string, string>) => boolean) =>
    DomUtils.findAll(({ name, attribs }) => test(name, attribs), document.children);
  for (const element of all((name, given) => name === 'script' || 'data-uncopied' in given))
    DomUtils.removeElement(element);
  // All styles are in the archive; it asks no site for any. What held the link holds nothing else.
  for (const link of all((name) => name === 'link')) {
    const { parent } = link;
    DomUtils.removeElement(parent && 'attribs' in parent && 'hidden' in parent.attribs ? parent : link);
  }
  for (const element of all(() => true)) {
    const { attribs } = element;
    delete attribs.srcset;
    for (const name of addresses) {
      const address = attribs[name] === undefined ? undefined : addressOf(attribs[name]);
      if (address === undefined) delete attribs[name];
      else attribs[name] = address;
    }
    // What leads nowhere does not look as if it did.
    if (element.name === 'a' && attribs.href === undefined) element.name = 'span';
  }
  return DomUtils.getOuterHTML(
    all((name) => name === 'main'),
    { encodeEntities: 'utf8' },
  );
}

/** Styles as they are where no script runs: a browser that could run one does not know that none will. */
function withoutScript(styles: string): string {
  return styles.replace(/\(scripting:\s*none\)/g, '(min-width:0)');
}
