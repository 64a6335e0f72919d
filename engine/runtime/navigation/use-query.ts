import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PageQuery } from '../../kit/page-context.tsx';
import { noteInteractive } from '../islands/interactive-sections.ts';

/** The query of the page's address, to read, to change and to link to. */
export function useQuery(): PageQuery {
  const [query, setQuery] = useSearchParams();
  return useMemo(() => {
    const queryWith = (name: string, value: string | null) => {
      if (import.meta.env.SSR) noteInteractive();
      const changed = new URLSearchParams(query);
      if (value === null) changed.delete(name);
      else changed.set(name, value);
      return changed;
    };
    return {
      query: (name) => {
        // What depends on the address changes in the browser.
        if (import.meta.env.SSR) noteInteractive();
        return query.get(name);
      },
      setQuery: (name, value) => setQuery(queryWith(name, value), { replace: true }),
      queryHref: (name, value) => `?${queryWith(name, value)}`,
    };
  }, [query, setQuery]);
}
