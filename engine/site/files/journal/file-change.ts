/** A change of one file. Paths are relative to the site's folder, with `/`. */
export interface FileChange {
  /** The file before the change, with the text that was read or its hash. Default: the file is new. */
  from?: { file: string; text?: string; hash?: string };
  /** The file after the change, with its new content. Default: the file is deleted; without `text`, the content of `from`. */
  to?: { file: string; text?: string | Uint8Array };
}

export function textChange(file: string, before: string, after: string): FileChange {
  return { from: { file, text: before }, to: { file, text: after } };
}

/** Another program saved a file during a transaction. Its version stays. */
export class ConcurrentSaveError extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was saved meanwhile`);
    this.file = file;
  }
}
