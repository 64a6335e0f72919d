import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AddressChanges, PageAddress } from '../../ui/kit/page-context.tsx';
import { changedQuery } from '../runtime/navigation/changed-query.ts';

/** The query and anchor of the host's address. Changes replace its history entry, which belongs to the host's router. */
export function useHostAddress(): { address: PageAddress; changes: AddressChanges } {
  const [{ search, anchor }, setPlace] = useState(nowhere);
  const update = useCallback(() => {
    const now = readPlace();
    setPlace((before) => (before.search === now.search && before.anchor === now.anchor ? before : now));
  }, []);
  // The host's router changes the address without an event, and renders again.
  useEffect(update);
  useEffect(() => {
    const events = ['popstate', 'hashchange'];
    for (const event of events) window.addEventListener(event, update);
    return () => {
      for (const event of events) window.removeEventListener(event, update);
    };
  }, [update]);
  const address = useMemo<PageAddress>(() => {
    const query = new URLSearchParams(search);
    return {
      query: (name) => query.get(name),
      queryHref: (name, value) => changedQuery(search, name, value) || '?',
      anchor,
    };
  }, [search, anchor]);
  const changes = useMemo<AddressChanges>(() => {
    const replace = (address: string) => {
      window.history.replaceState(window.history.state, '', address);
      update();
    };
    return {
      setQuery(name, value) {
        const { pathname, search, hash } = window.location;
        replace(pathname + changedQuery(search, name, value) + hash);
      },
      setAnchor(anchor, { from } = {}) {
        const { pathname, search, hash } = window.location;
        if (from === undefined || hash === `#${from}`) replace(pathname + search + (anchor && `#${anchor}`));
      },
    };
  }, [update]);
  return { address, changes };
}

function readPlace(): typeof nowhere {
  return { search: window.location.search, anchor: window.location.hash.slice(1) };
}

/** The place of a prerendered page, which the first render must equal. */
const nowhere = { search: '', anchor: '' };
