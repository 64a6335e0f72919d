import { type ReactNode, useEffect, useState } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';

/**
 * What the search shows over a page, once a visitor asks for it: by the header's link, by `/` outside a field, or by Ctrl-K. Nothing of it
 * is loaded before.
 */
export function useSearch(site: CompiledSite): ReactNode {
  const [shown, show] = useState<ReactNode>();
  useEffect(() => {
    const link = document.querySelector('.header__search');
    const onInput = (event: MouseEvent | KeyboardEvent) => {
      const { target, type, ctrlKey, metaKey } = event;
      const { key } = event as KeyboardEvent;
      const isCommand = ctrlKey || metaKey;
      const isAsked =
        type === 'click' || key === ' '
          ? !isCommand && link?.contains(target as Node)
          : key.toLowerCase() === (isCommand ? 'k' : '/') && (isCommand || !isWrittenInto(target as HTMLElement));
      if (!link || !isAsked) return;
      event.preventDefault();
      import('./search-dialog.tsx')
        .then(({ openSearch }) => openSearch(site, show))
        // Without its scripts, or with those of a build that is gone, the page of the search does what the dialog would.
        .catch(() => location.assign((link as HTMLAnchorElement).href));
    };
    addEventListener('click', onInput, true);
    addEventListener('keydown', onInput);
    return () => {
      removeEventListener('click', onInput, true);
      removeEventListener('keydown', onInput);
    };
  }, [site]);
  return shown;
}

/** Whether keys are written into it. The field of a dialog that was closed gets them until the next frame, and nobody sees it any more. */
function isWrittenInto(field: HTMLElement): boolean {
  return field.matches('input,select,textarea') && field.offsetWidth > 0;
}
