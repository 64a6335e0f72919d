import type { CompiledStyles } from '../../model/compiled.ts';

/** How long a style sheet may delay a page, in milliseconds. */
const timeoutMs = 5_000;

/** The requested style sheets, by address. A failed one is requested again. */
const loading = new Map<string, Promise<boolean>>();

/**
 * Loads the shared style sheet and those of these section types. They apply at once to the `first` page, which needs
 * only those that its document lacks. {@link applyStyles} applies those of another page. Returns whether all are loaded.
 */
export async function loadStyles(
  styles: CompiledStyles | undefined,
  types: string[],
  first: unknown,
): Promise<boolean> {
  if (!styles) return true;
  const own = types.filter((type) => !document.querySelector(`style[data-style="${type}"]`));
  const sheets = new Map([[styles.shared, 'later'], ...own.map((type) => [styles.own[type], type] as const)]);
  for (const link of document.querySelectorAll<HTMLLinkElement>('#root link[data-style]')) {
    const href = link.getAttribute('href') as string;
    // They leave with the document's page, to which the visitor may come back.
    if (!first) sheets.set(href, link.dataset.style as string);
    else if (isLoaded(link)) sheets.delete(href);
  }
  const here = await Promise.all([...sheets].map(([href, name]) => !href || load(name, href)));
  if (first) applyStyles();
  return !here.includes(false);
}

/** Sheets of a page that is not shown yet. Applied, they would cost a layout: Chromium measures all text again. */
const waiting: HTMLLinkElement[] = [];

/** Applies all loaded style sheets. */
export function applyStyles(): void {
  for (const link of waiting.splice(0)) link.media = '';
}

/** Some browsers count an HTML response as loaded. */
function isLoaded(link: HTMLLinkElement): boolean {
  return !!link.sheet?.cssRules.length;
}

async function load(name: string, href: string): Promise<boolean> {
  const coming = loading.get(href) ?? askFor(name, href);
  loading.set(href, coming);
  const isHere = await coming;
  if (!isHere && loading.get(href) === coming) loading.delete(href);
  return isHere;
}

async function askFor(name: string, href: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' });
  link.dataset.style = name;
  waiting.push(link);
  const isHere = await new Promise<boolean>((resolve) => {
    link.onload = link.onerror = () => resolve(isLoaded(link));
    setTimeout(resolve, timeoutMs, false);
    document.head.append(link);
  });
  if (!isHere) link.remove();
  return isHere;
}
