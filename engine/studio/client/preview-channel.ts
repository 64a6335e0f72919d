import type { CompiledPage } from '../../model/compiled.ts';
import type { ShownPage } from '../protocol/edit-protocol.ts';

/** What is looked at in the preview, and what of it comes with each key. */
export interface PreviewChannel {
  /** Says what the preview shows now. Default: nothing. */
  show(shown: ShownPage | undefined): void;
  shown(): ShownPage | undefined;
  /** Hands on pages as they have become. */
  came(pages: CompiledPage[]): void;
  /** Is handed each page that comes; until the function is called that is given back. */
  onPage(take: (page: CompiledPage) => void): () => void;
}

/** Begins with nothing shown. It is no state of React: the pages of the frames are drawn before anything of the studio. */
export function createPreviewChannel(): PreviewChannel {
  let shown: ShownPage | undefined;
  const takers = new Set<(page: CompiledPage) => void>();
  return {
    show(next) {
      shown = next;
    },
    shown: () => shown,
    came(pages) {
      for (const page of pages) for (const take of takers) take(page);
    },
    onPage(take) {
      takers.add(take);
      return () => takers.delete(take);
    },
  };
}
