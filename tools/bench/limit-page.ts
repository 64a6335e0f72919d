import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { JSDOM } from 'jsdom';

/** What a careful hand would write for such a page, and no more. */
const css = `:root{color-scheme:light dark;font:1rem/1.7 system-ui,sans-serif}body{margin:0 auto;max-width:72rem;padding:1rem}
header,footer{border:solid #8885;border-width:0 0 1px;padding:.5rem 0}nav ul{display:flex;flex-wrap:wrap;gap:1rem;list-style:none;padding:0}
h1{font-size:2.2rem;line-height:1.2}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #8885;padding:.5rem;text-align:start}
img{max-width:100%;height:auto}a{color:#0f6e8c}dialog{max-width:40rem}`;

/** Attributes that carry meaning; the others serve our scripts and styles. */
const kept =
  /^(href|src|alt|width|height|id|lang|type|name|open|colspan|scope|datetime|target|rel|loading|aria-label|aria-expanded|command|commandfor|popovertarget)$/;

/**
 * The limit: a hand-written page of the same content. Made from a page of ours by taking everything away that is not
 * content: scripts, classes, hooks; with a small style sheet inlined. Returned brotli-compressed.
 */
export async function limitPage(address: string, route: string): Promise<Buffer> {
  const dom = new JSDOM(await (await fetch(address + route)).text());
  const { document } = dom.window;
  for (const element of document.querySelectorAll('script, style, link, meta, svg')) element.remove();
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!kept.test(name)) element.removeAttribute(name);
    if (/^(DIV|SPAN)$/.test(element.tagName) && element.attributes.length === 0)
      element.replaceWith(...element.childNodes);
  }
  const { lang } = document.documentElement;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${document.title}</title>`;
  const html = `<!doctype html><html lang="${lang}">${head}<style>${css}</style>${document.body.innerHTML}</html>`;
  return promisify(brotliCompress)(html);
}
