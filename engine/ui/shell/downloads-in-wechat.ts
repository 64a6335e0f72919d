import type { CompiledSite } from '../../model/compiled.ts';
import { isFile } from '../../model/page-file.ts';
import { wordsOf } from '../i18n/words.tsx';
import { toldPlace } from './told.ts';

/** How long it is said how a download is had, in milliseconds: it is to be done while it is read. */
const toldMs = 15_000;

/** Whether this is WeChat's own browser, which saves no file. */
export const isWechat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);

const shown = /\.(?:html?|pdf|txt|svg|png|jpe?g|gif|webp|avif|mp4)$/i;

/** Whether what a link leads to is to be saved: it says so, as the links of the engine do, or is a file that could only be saved. */
function isSaved({ download, pathname }: HTMLAnchorElement): boolean {
  return download !== '' || (/\.\w+$/.test(pathname) && isFile(pathname) && !shown.test(pathname));
}

/** Says at a click on a download that it needs another browser, and how the page is opened in one. Returns what ends it. */
export function tellOfDownloads(site: CompiledSite): () => void {
  const words = wordsOf(site);
  const told = toldPlace();
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !isSaved(link)) return;
    // What is not in an open dialog is behind it.
    told.prepare(link.closest('dialog') ?? undefined);
    requestAnimationFrame(() => told.tell([words.t('openInBrowser', { ns: 'shell' })], toldMs));
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    told.end();
  };
}
