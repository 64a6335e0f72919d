import type { CompiledPage } from '../../model/compiled.ts';
import type { ShownPage } from '../protocol/edit-protocol.ts';

/** Delivers the pages that each key press compiles to the preview. */
export interface PreviewChannel {
  show(shown: ShownPage | undefined): void;
  shown(): ShownPage | undefined;
  publish(pages: CompiledPage[]): void;
  /** Subscribes to the pages. Returns the function that unsubscribes. */
  onPage(take: (page: CompiledPage) => void): () => void;
}

/** Not React state: the pages render before the rest of the studio. */
export function createPreviewChannel(): PreviewChannel {
  let shown: ShownPage | undefined;
  const takers = new Set<(page: CompiledPage) => void>();
  return {
    show(next) {
      shown = next;
    },
    shown: () => shown,
    publish(pages) {
      for (const page of pages) for (const take of takers) take(page);
    },
    onPage(take) {
      takers.add(take);
      return () => takers.delete(take);
    },
  };
}
