import { useEffect } from 'react';
import type { LoadedPage } from '../runtime/loaded-page.ts';

/** Adds optional features after the page is interactive. */
export function useAdditions(loaded: LoadedPage): void {
  useEffect(() => {
    const added = import('./additions.ts').then(
      ({ add }) => add(loaded),
      () => {},
    );
    return () => void added.then((end) => end?.());
  }, [loaded]);
}
