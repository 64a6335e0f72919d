import type { CompiledPage } from '../../model/compiled.ts';
import type { ShownPage } from '../protocol/edit-protocol.ts';

export type PreviewChannel = ReturnType<typeof createPreviewChannel>;

/** Delivers the pages that each key press compiles to the preview. Not React state: they render before the rest of the studio. */
export function createPreviewChannel() {
  let shown: ShownPage | undefined;
  const takers = new Set<(page: CompiledPage) => void>();
  return {
    show(next: ShownPage | undefined) {
      shown = next;
    },
    shown: () => shown,
    publish(pages: CompiledPage[]) {
      for (const page of pages) for (const take of takers) take(page);
    },
    /** Subscribes to the pages. Returns the function that unsubscribes. */
    onPage(take: (page: CompiledPage) => void): () => void {
      takers.add(take);
      return () => takers.delete(take);
    },
  };
}
