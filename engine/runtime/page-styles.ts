/** How long a style sheet may keep a page back, in milliseconds. */
const timeoutMs = 5_000;

/** The style sheet under way, or here. One that failed is asked for again. */
let asked: Promise<boolean> | undefined;

/**
 * Waits for the style sheet of all pages, so that none shows bare. The first page's document names it too, but takes it along when it
 * is left. One that cannot be had does not keep a page waiting for ever: says whether it is here. Without an address there is none.
 */
export async function loadStyles(href: string | undefined): Promise<boolean> {
  if (href === undefined) return true;
  asked ??= askFor(href);
  const isHere = await asked;
  if (!isHere) asked = undefined;
  return isHere;
}

async function askFor(href: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.style = 'later';
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
