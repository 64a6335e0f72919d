import type { LoadedPage } from '../loaded-page.ts';
import type { NavigationStore } from './navigation-store.ts';

/** A navigation that stays where it is, for rendering to HTML. */
export function staticNavigationStore(loaded: LoadedPage): NavigationStore {
  const nothing = () => {};
  return {
    shown: { loaded, search: '', arrival: { id: '', how: 'load', anchor: '' }, persisted: new Map() },
    subscribe: () => nothing,
    settle: nothing,
    go: nothing,
    step: nothing,
    swap: nothing,
    retry: nothing,
    query: nothing,
    lack: nothing,
  };
}
