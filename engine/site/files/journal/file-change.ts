/** What a command makes of one file. Paths are below the site's folder, with `/`. */
export interface FileChange {
  /** The file as it was read, or the hash of what was; none where the command makes a new one. */
  from?: { file: string; text?: string; hash?: string };
  /** The file as it is to be: its text or bytes, or what `from` holds where none is given. None where the file goes. */
  to?: { file: string; text?: string | Uint8Array };
}

/** The change of a file's text where it stands. */
export function textChange(file: string, before: string, after: string): FileChange {
  return { from: { file, text: before }, to: { file, text: after } };
}

/** A file was saved by somebody else while a command wrote: what was saved stays. */
export class ConcurrentSaveError extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was saved meanwhile`);
    this.file = file;
  }
}
