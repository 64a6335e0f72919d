import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageAddress } from '../../../ui/kit/page-context.tsx';
import { noteInteractive, noteQuery } from '../islands/interactive-sections.ts';

export function useAddress(): PageAddress {
  const { pathname, search, hash } = useLocation();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return {
      query: (name) => {
        // Content that depends on the address must be hydrated.
        if (import.meta.env.SSR) noteQuery(name);
        return query.get(name);
      },
      queryHref: (name, value) => {
        if (import.meta.env.SSR) noteInteractive();
        return changedQuery(search, name, value) || pathname;
      },
      anchor: hash.slice(1),
    };
  }, [pathname, search, hash]);
}

/** A query with a changed parameter; `null` removes it. */
export function changedQuery(search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
