import { useEffect } from 'react';
import { whenIdle } from '../../ui/kit/when-idle.ts';
import { copyHeadingLinks } from '../../ui/shell/copied-links.ts';
import { copyTables } from '../../ui/shell/copied-tables.ts';
import { markCurrentPart } from '../../ui/shell/current-part.ts';
import { lockPageBehindDialogs } from '../../ui/shell/lock-page.ts';
import { keepOffline } from '../runtime/keep-offline.ts';
import { prefetch } from '../runtime/navigation/prefetch.ts';
import type { PageState } from '../runtime/page-state.ts';

/** Adds features to a hydrated page: what follows a pointer at once, all others when the browser is idle. */
export function useAdditions(loaded: PageState): void {
  useEffect(() => {
    const { site, failed } = loaded;
    // In dev, each page is compiled on request, and requested again after the next save.
    const isLasting = !import.meta.env.DEV && !failed;
    const ends: (() => void)[] = [prefetch(isLasting), lockPageBehindDialogs()];
    const cancel = whenIdle(() => {
      ends.push(markCurrentPart(), copyHeadingLinks(site), copyTables());
      if (/MicroMessenger/i.test(navigator.userAgent)) {
        const loading = import('../../ui/shell/downloads-in-wechat.ts');
        const telling = loading.then(({ tellOfDownloads }) => tellOfDownloads(site));
        ends.push(() => telling.then((end) => end()));
      }
      if (isLasting) keepOffline(site);
    });
    return () => {
      cancel();
      for (const end of ends) end();
    };
  }, [loaded]);
}
