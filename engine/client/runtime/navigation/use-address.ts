import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageAddress } from '../../../ui/kit/page-context.tsx';
import { noteInteractive, noteQuery } from '../islands/interactive-sections.ts';
import { changedQuery } from './changed-query.ts';

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
