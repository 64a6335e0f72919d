import type { CompiledSite } from '../../model/compiled.ts';
import { textsOf } from '../i18n/words.tsx';
import { createLiveRegion } from './live-region.ts';
import './copied-links.css';

/** How long the confirmation shows, in milliseconds: longer with a share button. */
const shownMs = { alone: 2500, withShare: 10_000 };

/** Copies the address when a visitor clicks a heading link, and offers to share it. The link is still followed. */
export function copyHeadingLinks(site: CompiledSite): () => void {
  const t = textsOf(site)('shell');
  const region = createLiveRegion();
  const tell = (text: string, url: string) => {
    if (!('share' in navigator)) return region.tell([text], shownMs.alone);
    const share = document.createElement('button');
    share.type = 'button';
    share.textContent = t('share');
    // Cancelling the share dialog is not an error.
    share.addEventListener('click', () => navigator.share({ title: document.title, url }).catch(() => {}));
    region.tell([text, share], shownMs.withShare);
  };
  // A visitor may be about to follow the link.
  const onIntent = (event: Event) => {
    const link = headingLinkAt(event);
    if (!link) return;
    link.title = t('copyLink', { of: link.textContent });
    region.prepare();
  };
  const onClick = async (event: MouseEvent) => {
    const link = headingLinkAt(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    try {
      await navigator.clipboard.writeText(link.href);
      tell(t('linkCopied'), link.href);
    } catch {
      tell(t('linkNotCopied'), link.href);
    }
  };
  const listening = new AbortController();
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onIntent, listening);
  document.addEventListener('click', onClick, listening);
  return () => {
    listening.abort();
    region.end();
  };
}

function headingLinkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('main :is(h2, h3, h4, h5, h6) > a[href^="#"]') : null;
}
