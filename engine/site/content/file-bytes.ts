import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** An open file, read in pieces: a download may be larger than memory. */
export class FileBytes {
  readonly size: number;
  readonly #handle: number;

  constructor(path: string) {
    this.#handle = openSync(path, 'r');
    this.size = fstatSync(this.#handle).size;
  }

  /** The bytes from a position on; fewer where the file ends. */
  read(start: number, length: number): Buffer {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, this.size - start)));
    const count = bytes.length > 0 ? readSync(this.#handle, bytes, 0, bytes.length, start) : 0;
    return bytes.subarray(0, count);
  }

  tail(length: number): Buffer {
    return this.read(Math.max(0, this.size - length), length);
  }

  close(): void {
    closeSync(this.#handle);
  }
}
