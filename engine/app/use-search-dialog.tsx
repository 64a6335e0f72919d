import { type ReactNode, useCallback, useState } from 'react';
import type { CompiledSite } from '../descriptor/compiled.ts';
import { loadType } from '../runtime/fetch-page.ts';
import type { Renderer } from '../runtime/renderers.ts';

/** The id of the search's dialog. */
const dialogId = 'site-search';

/** The dialog of a site's search, of which nothing is loaded before it is first opened. Where it cannot be had, its page opens. */
export function useSearchDialog({ language, search }: CompiledSite): { open: () => void; dialog: ReactNode } {
  const [loaded, setLoaded] = useState<{ Search: Renderer; language: string }>();
  const open = useCallback(() => {
    const dialog = document.getElementById(dialogId);
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    else
      loadType('search', language).then(
        (Search) => setLoaded({ Search, language }),
        () => search && location.assign(search.href),
      );
  }, [language, search]);
  // Another language has words of its own, which come with its own dialog.
  const isOf = loaded?.language === language;
  return { open, dialog: isOf && <loaded.Search section={{ overlay: dialogId }} /> };
}
