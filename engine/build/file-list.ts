import { hashOf, sealText, unsealText } from '../site/files/seal.ts';
import type { BuildFacts } from './hosts/build-facts.ts';

/** The sorted files of a build as lines of `build.json` (`path":"hash`), which builds copy without parsing them. */
export type FileList = string[];

/** Separates a path from its hash. */
const middle = '":"';

const hashLength = hashOf('').length;

export function formatLine(path: string, hash: string): string {
  return `${JSON.stringify(path).slice(1, -1)}${middle}${hash}`;
}

export function pathInLine(line: string): string {
  const path = line.slice(0, -middle.length - hashLength);
  return path.includes('\\') ? JSON.parse(`"${path}"`) : path;
}

export function hashInLine(line: string): string {
  return line.slice(-hashLength);
}

/** Whether the path of one line sorts before that of another. */
export function isBefore(one: string, other: string): boolean {
  return pathInLine(one) < pathInLine(other);
}

/** Merges unsorted lines into a list. */
export function mergeFiles(listed: FileList, others: string[]): FileList {
  const added = others.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  const all: FileList = [];
  let at = 0;
  for (const line of added) {
    for (; at < listed.length && isBefore(listed[at] as string, line); at++) all.push(listed[at] as string);
    all.push(line);
  }
  for (; at < listed.length; at++) all.push(listed[at] as string);
  return all;
}

/** The position of each line in a list; -1 if it is not there. */
export function findPositions(list: FileList, files: FileList): Int32Array {
  let at = 0;
  return Int32Array.from(files, (line) => {
    // Reused lines are identical, so they are not parsed.
    while (at < list.length && list[at] !== line && isBefore(list[at] as string, line)) at++;
    return list[at] === line ? at : -1;
  });
}

export function formatFacts(facts: BuildFacts, files: FileList): Uint8Array {
  const listed = files.length > 0 ? `"${files.join('","')}"` : '';
  return sealText(`${JSON.stringify(facts).slice(0, -1)}${beginning}${listed}}}`);
}

/** Reads the files from the content of `build.json`; `undefined` if it is corrupted. */
export function parseFiles(content: Uint8Array): FileList | undefined {
  const text = unsealText(content);
  const start = text?.lastIndexOf(beginning) ?? -1;
  if (text === undefined || start < 0) return undefined;
  const listed = text.slice(start + beginning.length + 1, -3);
  const files = listed === '' ? [] : listed.split('","');
  if (files.every((line) => line.startsWith(middle, line.length - middle.length - hashLength))) return files;
  // A path contains the separator.
  const { files: hashes } = JSON.parse(text) as { files: Record<string, string> };
  return mergeFiles(
    [],
    Object.entries(hashes).map(([path, hash]) => formatLine(path, hash)),
  );
}

/** The start of the file list. It comes last, and no other text in JSON has a bare quote before a colon. */
const beginning = ',"files":{';
