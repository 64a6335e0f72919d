import type { LoadedPage } from '../loaded-page.ts';
import type { Journey } from './journey.ts';

/** A journey that stays where it is, for rendering to HTML. */
export function stay(loaded: LoadedPage): Journey {
  const nothing = () => {};
  return {
    shown: { loaded, search: '', arrival: { id: '', how: 'load', anchor: '' }, kept: new Map() },
    follow: () => nothing,
    settle: nothing,
    go: nothing,
    step: nothing,
    swap: nothing,
    retry: nothing,
    query: nothing,
    lack: nothing,
  };
}
