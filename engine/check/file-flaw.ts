/** Why a file under `assets/` cannot be shown or opened as what its name says. */
export type FileFlaw =
  | { kind: 'empty' }
  /** Another kind of file: what it really is. */
  | { kind: 'other'; actual: ActualType }
  /** The beginning is right and the end is missing. */
  | { kind: 'truncated' }
  /** A drawing that no XML parser accepts, with the parser's reason. */
  | { kind: 'malformed-xml'; reason: string; offset: number }
  /** A drawing whose root lacks the namespace of SVG. */
  | { kind: 'no-namespace'; offset: number }
  | { kind: 'too-many-pixels'; width: number; height: number; most: number }
  /** A drawing that grows when its references are drawn. */
  | { kind: 'too-many-elements'; most: number }
  | { kind: 'too-deep'; most: number }
  /** A drawing whose declared entities hold markup, other entities or very long texts. */
  | { kind: 'unsafe-entities' }
  | { kind: 'too-large-drawing'; most: number }
  /** A few characters instead of a download: somebody has yet to put the real file there. */
  | { kind: 'placeholder' };

/** What a file really is: one that we name, or a type that a library knows by its usual ending. */
export type ActualType = { kind: 'lfs' | 'html' | 'xml' | 'text' | 'unknown' } | { kind: 'format'; ending: string };
