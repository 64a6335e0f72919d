/** Why a file under `assets/` cannot be shown or opened as its name promises. */
export type FileFlaw =
  | { kind: 'empty' }
  /** Another file type. */
  | { kind: 'other'; actual: ActualType }
  | { kind: 'truncated' }
  /** An SVG that no XML parser accepts, with the parser's reason. */
  | { kind: 'malformed-xml'; reason: string; offset: number }
  /** An SVG whose root element lacks the namespace. */
  | { kind: 'no-namespace'; offset: number }
  | { kind: 'too-many-pixels'; width: number; height: number; most: number }
  /** An SVG that expands to many elements when its references are drawn. */
  | { kind: 'too-many-elements'; most: number }
  | { kind: 'too-deep'; most: number }
  /** An SVG with entities that contain markup, other entities or long texts. */
  | { kind: 'unsafe-entities' }
  | { kind: 'too-large-drawing'; most: number }
  /** A few characters instead of the real download. */
  | { kind: 'placeholder' };

/** The actual type of a file; `format` has the usual file extension. */
export type ActualType = { kind: 'lfs' | 'html' | 'xml' | 'text' | 'unknown' } | { kind: 'format'; ending: string };
