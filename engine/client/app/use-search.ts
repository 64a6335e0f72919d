import { type ReactNode, useEffect, useState } from 'react';
import type { CompiledSite } from '../../model/compiled.ts';

/** The search dialog, loaded when a visitor opens it by the link in the header, `/` or Ctrl-K. */
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
        // If its script fails to load, open the search page instead.
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

/** Whether keys are typed into a field. A closed dialog's field is focused until the next frame, but invisible. */
function isWrittenInto(field: HTMLElement): boolean {
  return field.matches('input,select,textarea') && field.offsetWidth > 0;
}
