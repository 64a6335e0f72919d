import { useLayoutEffect, useRef } from 'react';
import type { CompiledPage, CompiledSite } from '../../../model/compiled.ts';
import { headOf, htmlLanguage } from '../head.ts';

/** Updates the document's language and head before scrolling, because line heights differ. */
export function useHead(page: CompiledPage, site: CompiledSite): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { lang, dir = '' } = htmlLanguage(page.language, site);
    Object.assign(document.documentElement, { lang, dir });
    for (const element of document.head.querySelectorAll('[data-page-head]')) element.remove();
    for (const { tag, attributes } of headOf(page, site)) {
      const element = document.createElement(tag);
      element.dataset.pageHead = '';
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
    }
  }, [page, site]);
}
