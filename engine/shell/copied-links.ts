import type { CompiledSite } from '../descriptor/compiled.ts';
import { wordsOf } from '../language/words.tsx';

/** How long it is said that a link was copied, in milliseconds. */
const toldMs = 2500;

/** What makes it known that a visitor may follow a link. */
const intents = ['pointerover', 'focusin'] as const;

/**
 * A click on a heading that is a link to its own place copies the address, and says so; the browser goes there all the same, so that the
 * link stands in the address bar where a browser lets nothing be copied. Its tooltip tells of it. Returns what ends it.
 */
export function copyHeadingLinks(site: CompiledSite): () => void {
  const words = wordsOf(site);
  const place = document.createElement('p');
  place.className = 'told';
  place.role = 'status';
  let timer = 0;
  const tell = (text: string) => {
    place.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => place.replaceChildren(), toldMs);
  };
  const onIntent = (event: Event) => {
    const link = headingLinkAt(event);
    if (!link) return;
    link.title = words.t('copyLink', { ns: 'shell', of: link.textContent });
    // Screen readers hear only what changes in a place that they knew before.
    document.body.append(place);
  };
  const onClick = async (event: MouseEvent) => {
    const link = headingLinkAt(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    try {
      await navigator.clipboard.writeText(link.href);
      tell(words.t('linkCopied', { ns: 'shell' }));
    } catch {
      tell(words.t('linkNotCopied', { ns: 'shell' }));
    }
  };
  for (const type of intents) document.addEventListener(type, onIntent);
  document.addEventListener('click', onClick);
  return () => {
    for (const type of intents) document.removeEventListener(type, onIntent);
    document.removeEventListener('click', onClick);
    clearTimeout(timer);
    place.remove();
  };
}

/** The heading's link to its own place at which something happened; `null` elsewhere. */
function headingLinkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('main :is(h2, h3, h4, h5, h6) > a[href^="#"]') : null;
}
