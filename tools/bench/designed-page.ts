import { JSDOM, VirtualConsole } from 'jsdom';
import { transform } from 'lightningcss';

/** The addresses of the style sheets of a page of ours. */
export function deferredSheets(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" data-style=/g)].map(([, address = '']) => address);
}

/** A page reduced to its content, design and used CSS rules. `later` is the text of its {@link deferredSheets}. */
export function createDesignedPage(html: string, later: string): string {
  const { document } = parseQuietly(html).window;
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
export function parseQuietly(html: string): JSDOM {
  return new JSDOM(html.replace(/<style data-style/g, '<style type="text/plain" data-style'), {
    virtualConsole: new VirtualConsole(),
  });
}
