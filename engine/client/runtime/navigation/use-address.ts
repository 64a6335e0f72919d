import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageAddress } from '../../../ui/kit/page-context.tsx';
import { noteInteractive, noteQuery } from '../islands/interactive-sections.ts';
import type { NavigationStore } from './navigation-store.ts';

export function useAddress(navigation: NavigationStore): PageAddress {
  const { pathname, search, hash } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const changed = (search: string, name: string, value: string | null) => {
      const query = new URLSearchParams(search);
      if (value === null) query.delete(name);
      else query.set(name, value);
      return query.size > 0 ? `?${query}` : '';
    };
    return {
      query: (name) => {
        // Content that depends on the address must be hydrated.
        if (import.meta.env.SSR) noteQuery(name);
        return query.get(name);
      },
      // Several changes at once build on each other, before they are rendered.
      setQuery: (name, value, isChoice) => navigation.query(changed(navigation.shown.search, name, value), isChoice),
      queryHref: (name, value) => {
        if (import.meta.env.SSR) noteInteractive();
        return changed(search, name, value) || pathname;
      },
      anchor: hash.slice(1),
      setAnchor: navigation.anchor,
    };
  }, [navigation, pathname, search, hash]);
}
