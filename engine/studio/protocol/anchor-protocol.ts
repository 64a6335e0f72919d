import type { Place } from './protocol.ts';

/** An anchor: where its name stands, and what that was. */
export interface AnchorNamed extends Place {
  id: string;
}

/** Which links are to follow an anchor that has another name by now. */
export interface AnchorFollowing extends AnchorNamed {
  /** What tells the file's text from any other. */
  revision: string;
}
