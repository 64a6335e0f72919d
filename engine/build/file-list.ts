import { hashOf, sealText, unsealText } from '../site/files/seal.ts';
import type { BuildFacts } from './hosts/build-facts.ts';

/**
 * The files of a build in the order of their paths, each as `build.json` spells it: `path":"hash`. Tens of thousands of them go from one
 * build to the next as they are.
 */
export type FileList = string[];

/** What stands between a path and its hash. */
const middle = '":"';

/** How long each hash is. */
const hashLength = hashOf('').length;

export function lineOf(path: string, hash: string): string {
  return `${JSON.stringify(path).slice(1, -1)}${middle}${hash}`;
}

export function pathIn(line: string): string {
  const path = line.slice(0, -middle.length - hashLength);
  return path.includes('\\') ? JSON.parse(`"${path}"`) : path;
}

export function hashIn(line: string): string {
  return line.slice(-hashLength);
}

/** Whether the path of one listed file comes before that of another. */
export function isBefore(one: string, other: string): boolean {
  return pathIn(one) < pathIn(other);
}

/** A list of files that are listed already, in order, and of others in any. */
export function listedWith(listed: FileList, others: string[]): FileList {
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

/** Where each of some listed files stands in a list; -1 where no file has its path and its hash. */
export function positionsIn(list: FileList, files: FileList): Int32Array {
  let at = 0;
  return Int32Array.from(files, (line) => {
    // What was taken over is the same text: nothing is looked at in it.
    while (at < list.length && list[at] !== line && isBefore(list[at] as string, line)) at++;
    return list[at] === line ? at : -1;
  });
}

/** What a build tells of itself and its files, as the content of its file. */
export function factsWith(facts: BuildFacts, files: FileList): Uint8Array {
  const listed = files.length > 0 ? `"${files.join('","')}"` : '';
  return sealText(`${JSON.stringify(facts).slice(0, -1)}${beginning}${listed}}}`);
}

/** The files that a build tells of; `undefined` where what tells it is not as it was left. */
export function filesIn(content: Uint8Array): FileList | undefined {
  const text = unsealText(content);
  const start = text?.lastIndexOf(beginning) ?? -1;
  if (text === undefined || start < 0) return undefined;
  const listed = text.slice(start + beginning.length + 1, -3);
  const files = listed === '' ? [] : listed.split('","');
  if (files.every((line) => line.startsWith(middle, line.length - middle.length - hashLength))) return files;
  // The end of a path looked like that of a file.
  const { files: told } = JSON.parse(text) as { files: Record<string, string> };
  return listedWith(
    [],
    Object.entries(told).map(([path, hash]) => lineOf(path, hash)),
  );
}

/** How the files begin in what a build tells of itself. No text in JSON has a quote before its colon, and they stand last. */
const beginning = ',"files":{';
