import type { CompiledSite } from '../../model/compiled.ts';
import { isFile } from '../../model/page-file.ts';
import { textsOf } from '../i18n/words.tsx';
import { createLiveRegion } from './live-region.ts';

/** How long the instructions show, in milliseconds. */
const shownMs = 15_000;

const shown = /\.(?:html?|pdf|txt|svg|png|jpe?g|gif|webp|avif|mp4)$/i;

/** Whether a link is a download: by attribute or file type. */
function isSaved({ download, pathname }: HTMLAnchorElement): boolean {
  return download !== '' || (/\.\w+$/.test(pathname) && isFile(pathname) && !shown.test(pathname));
}

/** Explains on click in WeChat, whose browser cannot save files, how to open the page in another browser. Returns a cleanup function. */
export function tellOfDownloads(site: CompiledSite): () => void {
  const t = textsOf(site)('shell');
  const region = createLiveRegion();
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !isSaved(link)) return;
    // Only the open dialog is visible.
    region.prepare(link.closest('dialog') ?? undefined);
    requestAnimationFrame(() => region.tell([t('openInBrowser')], shownMs));
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    region.end();
  };
}
