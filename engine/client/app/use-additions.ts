import { useEffect } from 'react';
import type { PageState } from '../runtime/page-state.ts';

/** Adds optional features after the page is interactive. */
export function useAdditions(loaded: PageState): void {
  useEffect(() => {
    const added = import('./additions.ts').then(
      ({ add }) => add(loaded),
      () => {},
    );
    return () => void added.then((end) => end?.());
  }, [loaded]);
}
