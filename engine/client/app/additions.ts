import { whenIdle } from '../../ui/kit/when-idle.ts';
import { copyHeadingLinks } from '../../ui/shell/copied-links.ts';
import { copyTables } from '../../ui/shell/copied-tables.ts';
import { markCurrentPart } from '../../ui/shell/current-part.ts';
import { isWechat, tellOfDownloads } from '../../ui/shell/downloads-in-wechat.ts';
import { keepOffline } from '../runtime/keep-offline.ts';
import type { LoadedPage } from '../runtime/loaded-page.ts';
import { prefetch } from '../runtime/navigation/prefetch.ts';

/** What a page that is live is given besides. Returns what ends it. */
export function add({ site, failed }: LoadedPage): () => void {
  // In dev each page is compiled when it is asked for, and asked for again after the next save.
  const isLasting = !import.meta.env.DEV && !failed;
  // The first number that is said takes long, for the browser must have its languages' forms first: not while a page is waited for.
  whenIdle(() => new Intl.NumberFormat());
  const ends = [
    prefetch(isLasting),
    markCurrentPart(),
    copyHeadingLinks(site),
    copyTables(),
    ...(isWechat() ? [tellOfDownloads(site)] : []),
    ...(isLasting ? [keepOffline(site)] : []),
  ];
  return () => {
    for (const end of ends) end();
  };
}
