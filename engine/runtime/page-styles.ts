/** How long a style sheet may keep a page back, in milliseconds. */
const timeoutMs = 5_000;

/** The style sheets that came with the page or were asked for since, by section type. One that failed is asked for again. */
const asked = new Map<string, Promise<boolean>>();

/**
 * Waits for the style sheets of section types, so that a page never shows bare. One that cannot be had does not keep it waiting
 * for ever: says whether all are here. A type without an address has none.
 */
export async function loadStyles(types: string[], addresses: Record<string, string>): Promise<boolean> {
  const all = await Promise.all(
    types.map((type) => {
      const href = addresses[type];
      if (href === undefined) return true;
      const style = asked.get(type) ?? askFor(type, href);
      asked.set(type, style);
      return style;
    }),
  );
  return !all.includes(false);
}

async function askFor(type: string, href: string): Promise<boolean> {
  // The first page's stand in its document.
  if (document.querySelector(`style[data-style="${type}"]`)) return true;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.style = type;
  const isHere = await new Promise<boolean>((resolve) => {
    // HTML in its place counts as loaded in some browsers.
    link.onload = () => resolve(!!link.sheet?.cssRules.length);
    link.onerror = () => resolve(false);
    setTimeout(resolve, timeoutMs, false);
    document.head.append(link);
  });
  if (!isHere) {
    link.remove();
    asked.delete(type);
  }
  return isHere;
}
