import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { JSDOM, VirtualConsole } from 'jsdom';
import { transform } from 'lightningcss';

const css = `:root{color-scheme:light dark;font:1rem/1.7 system-ui,sans-serif}body{margin:0 auto;max-width:72rem;padding:1rem}
header,footer{border:solid #8885;border-width:0 0 1px;padding:.5rem 0}nav ul{display:flex;flex-wrap:wrap;gap:1rem;list-style:none;padding:0}
h1{font-size:2.2rem;line-height:1.2}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #8885;padding:.5rem;text-align:start}
img{max-width:100%;height:auto}a{color:#0f6e8c}dialog{max-width:40rem}`;

/** Attributes that carry meaning; the others serve our scripts and styles. */
const meaningful =
  /^(href|src|alt|width|height|id|lang|type|name|open|colspan|scope|datetime|target|rel|loading|aria-label|aria-expanded|command|commandfor|popovertarget)$/;

/** Two brotli-compressed pages with the same content. */
interface LimitPages {
  /** With a small style sheet. */
  plain: Buffer;
  /** With our design, but without unused rules. */
  designed: Buffer;
}

/** Reduces a page of ours to its content, and to its content and design. */
export async function createLimitPages(address: string, route: string): Promise<LimitPages> {
  const html = await (await fetch(address + route)).text();
  const later = await Promise.all(deferredSheets(html).map(async (sheet) => (await fetch(address + sheet)).text()));
  return { plain: await compress(plainPage(html)), designed: await compress(createDesignedPage(html, later.join(''))) };
}

const compress = promisify(brotliCompress) as (text: string) => Promise<Buffer>;

function plainPage(html: string): string {
  const { document } = quietly(html).window;
  for (const element of document.querySelectorAll('script, style, link, meta, svg')) element.remove();
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!meaningful.test(name)) element.removeAttribute(name);
    if (/^(DIV|SPAN)$/.test(element.tagName) && element.attributes.length === 0)
      element.replaceWith(...element.childNodes);
  }
  const { lang } = document.documentElement;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${document.title}</title>`;
  return `<!doctype html><html lang="${lang}">${head}<style>${css}</style>${document.body.innerHTML}</html>`;
}

/** The addresses of the style sheets of a page of ours. */
export function deferredSheets(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" data-style=/g)].map(([, address = '']) => address);
}

/** A page reduced to its content, design and used CSS rules. `later` is the text of its {@link deferredSheets}. */
export function createDesignedPage(html: string, later: string): string {
  const { document } = quietly(html).window;
  // The later sheet repeats the inline rules of common section types.
  const carried = [...document.querySelectorAll('style')].filter(
    ({ textContent }) => !later.includes(textContent.slice(-100)),
  );
  const sheet = [...carried.map((style) => style.textContent), later].join('');
  const ours = 'script:not([type="application/ld+json"]), style, link:not([rel=icon])';
  for (const element of document.querySelectorAll(ours)) element.remove();
  for (const { name } of [...document.documentElement.attributes])
    if (name !== 'lang') document.documentElement.removeAttribute(name);
  const used = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  const named = new Set([...sheet.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name]) => name as string));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet),
    minify: true,
    unusedSymbols: [...named].filter((name) => !used.has(name)),
  });
  const style = document.createElement('style');
  style.textContent = new TextDecoder().decode(code);
  document.head.append(style);
  // React's comments between text nodes.
  return document.documentElement.outerHTML.replace(/<!--.*?-->/g, '').replace(/^/, '<!doctype html>');
}

/** Parses HTML without jsdom's errors about newer CSS. */
function quietly(html: string): JSDOM {
  return new JSDOM(html.replace(/<style data-style/g, '<style type="text/plain" data-style'), {
    virtualConsole: new VirtualConsole(),
  });
}
