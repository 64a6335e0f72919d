import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What a process of ours names what is not whole yet; with `.old`, what it takes away. Earlier releases gave no process. */
const pattern = /\.(?:(\d+)-)?[\da-f]{8}\.tmp(\.old)?$/;

/** The names that this process has given: another of the same number may have run before it. */
const given = new Set<string>();

/** A name beside a path for what will be there when it is whole. It tells the process, so that what one left is known. */
export function temporaryPath(path: string): string {
  const name = `${path}.${process.pid}-${randomUUID().slice(0, 8)}.tmp`;
  given.add(basename(name));
  return name;
}

/** Whether a file or folder is one that a process has not finished, or never will. */
export function isTemporary(path: string): boolean {
  return pattern.test(path);
}

/** The names in a folder that processes left which are gone, sorted. With `recursive`, paths below it. None where there is no folder. */
export async function findLeftovers(folder: string, recursive = false): Promise<string[]> {
  const names = await readdir(folder, { recursive }).catch(() => [] as string[]);
  return names.filter((name) => isTemporary(name) && !isUnderWay(basename(name))).sort();
}

/** Takes away what killed processes left in a folder, and with `recursive` below it. Returns how many there were. */
export async function removeLeftovers(folder: string, recursive = false): Promise<number> {
  const names = await findLeftovers(folder, recursive);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return names.length;
}

function isUnderWay(name: string): boolean {
  const [, maker] = pattern.exec(name) ?? [];
  if (maker === undefined) return false;
  if (Number(maker) === process.pid) return given.has(name.replace(/\.old$/, ''));
  try {
    return process.kill(Number(maker), 0);
  } catch (error) {
    // It runs, but for another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
