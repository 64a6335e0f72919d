import type { PageState } from '../page-state.ts';
import type { NavigationStore } from './navigation-store.ts';

/** The store during prerendering: it stays where it is. */
export function staticNavigationStore(loaded: PageState): NavigationStore {
  const nothing = () => {};
  return {
    shown: { loaded, search: '', anchor: '', arrival: { id: '', how: 'load', anchor: '' }, persisted: new Map() },
    subscribe: () => nothing,
    settle: nothing,
    go: nothing,
    goBack: nothing,
    step: nothing,
    replace: nothing,
    retry: nothing,
    changes: { setQuery: nothing, setAnchor: nothing },
    lack: nothing,
  };
}
