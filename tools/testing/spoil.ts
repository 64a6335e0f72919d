import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The ways in which a file is not as it was left, each by what it holds then. */
export const spoilings: Record<string, (content: Buffer) => Buffer> = {
  'cut short': (content) => content.subarray(0, Math.floor(content.length / 2)),
  emptied: () => Buffer.alloc(0),
  'of other bytes': (content) => Buffer.from(content.map((byte) => byte ^ 1)),
  'other JSON': () => Buffer.from('{"files":{},"patterns":[null],"seal":"a","__proto__":{"a":1}}'),
};

/** Spoils a file in one of the ways, and returns what puts it back. An empty file cannot be cut: it gets a byte. */
export function spoil(file: string, how: string): () => void {
  const content = readFileSync(file);
  const other = spoilings[how]?.(content) ?? content;
  // Written as a new file: the old one may be a link into another build.
  writeFileSync(`${file}.spoilt`, other.equals(content) ? 'x' : other);
  renameSync(`${file}.spoilt`, file);
  return () => {
    writeFileSync(`${file}.spoilt`, content);
    renameSync(`${file}.spoilt`, file);
  };
}
