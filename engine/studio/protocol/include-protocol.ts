import type { Place } from './protocol.ts';

/** Which section of a page becomes a shared file, and the file’s name. */
export interface ShareWanted extends Place {
  name: string;
  /** What tells the page’s text from any other. */
  revision: string;
}

/** Which include of a page becomes its own copy of the shared sections. */
export interface OwnCopyWanted extends Place {
  /** Whether the shared file goes, where no other page includes it. */
  removesFile: boolean;
  /** What tells the page’s text from any other. */
  revision: string;
}
