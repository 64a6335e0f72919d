import type { CompiledStyles } from '../../model/compiled.ts';

/** How long a style sheet may keep a page back, in milliseconds. */
const timeoutMs = 5_000;

/** The style sheets under way, or here, by address. One that failed is asked for again. */
const asked = new Map<string, Promise<boolean>>();

/**
 * Waits for the style sheet of all pages and for those of these section types, so that nothing shows bare. The first page's document names the
 * first too, but takes it along when it is left; what it carries of a type stays. One that cannot be had does not keep a page waiting for ever:
 * says whether all are here.
 */
export async function loadStyles(styles: CompiledStyles | undefined, types: string[]): Promise<boolean> {
  if (!styles) return true;
  const own = types.filter((type) => !document.querySelector(`style[data-style="${type}"]`));
  const sheets = [['later', styles.shared], ...own.map((type) => [type, styles.own[type]])];
  const here = await Promise.all(sheets.map(([name, href]) => !href || load(name as string, href)));
  return !here.includes(false);
}

async function load(name: string, href: string): Promise<boolean> {
  const coming = asked.get(href) ?? askFor(name, href);
  asked.set(href, coming);
  const isHere = await coming;
  if (!isHere && asked.get(href) === coming) asked.delete(href);
  return isHere;
}

async function askFor(name: string, href: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.style = name;
  const isHere = await new Promise<boolean>((resolve) => {
    // HTML in its place counts as loaded in some browsers.
    link.onload = () => resolve(!!link.sheet?.cssRules.length);
    link.onerror = () => resolve(false);
    setTimeout(resolve, timeoutMs, false);
    document.head.append(link);
  });
  if (!isHere) link.remove();
  return isHere;
}
