import { whenIdle } from '../../ui/kit/when-idle.ts';
import { copyHeadingLinks } from '../../ui/shell/copied-links.ts';
import { copyTables } from '../../ui/shell/copied-tables.ts';
import { markCurrentPart } from '../../ui/shell/current-part.ts';
import { isWechat, tellOfDownloads } from '../../ui/shell/downloads-in-wechat.ts';
import { keepOffline } from '../runtime/keep-offline.ts';
import { prefetch } from '../runtime/navigation/prefetch.ts';
import type { PageState } from '../runtime/page-state.ts';

/** Adds features to a hydrated page. Returns a function that removes them. */
export function add({ site, failed }: PageState): () => void {
  // In dev, each page is compiled on request, and requested again after the next save.
  const isLasting = !import.meta.env.DEV && !failed;
  // The first formatted number is slow, because the browser loads locale data. Do it while idle.
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
