import { useEffect } from 'react';
import type { LoadedPage } from '../runtime/loaded-page.ts';

/** Adds to a page what it can do without: it comes after all that makes the page live, and without it nothing is lost. */
export function useAdditions(loaded: LoadedPage): void {
  useEffect(() => {
    const added = import('./additions.ts').then(
      ({ add }) => add(loaded),
      () => {},
    );
    return () => void added.then((end) => end?.());
  }, [loaded]);
}
