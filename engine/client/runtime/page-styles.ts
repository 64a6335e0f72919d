import type { CompiledStyles } from '../../model/compiled.ts';

/** How long a style sheet may delay a page, in milliseconds. */
const timeoutMs = 5_000;

/** The requested style sheets, by address. A failed one is requested again. */
const loading = new Map<string, Promise<boolean>>();

/** Loads the shared style sheet and those of these section types. Returns whether all are loaded. */
export async function loadStyles(styles: CompiledStyles | undefined, types: string[]): Promise<boolean> {
  if (!styles) return true;
  const own = types.filter((type) => !document.querySelector(`style[data-style="${type}"]`));
  const sheets = [['later', styles.shared], ...own.map((type) => [type, styles.own[type]])];
  const here = await Promise.all(sheets.map(([name, href]) => !href || load(name as string, href)));
  return !here.includes(false);
}

async function load(name: string, href: string): Promise<boolean> {
  const coming = loading.get(href) ?? askFor(name, href);
  loading.set(href, coming);
  const isHere = await coming;
  if (!isHere && loading.get(href) === coming) loading.delete(href);
  return isHere;
}

async function askFor(name: string, href: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.style = name;
  const isHere = await new Promise<boolean>((resolve) => {
    // Some browsers count an HTML response as loaded.
    link.onload = () => resolve(!!link.sheet?.cssRules.length);
    link.onerror = () => resolve(false);
    setTimeout(resolve, timeoutMs, false);
    document.head.append(link);
  });
  if (!isHere) link.remove();
  return isHere;
}
