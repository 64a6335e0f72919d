import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Temporary names have a process id, which earlier releases omitted. */
const pattern = /\.(?:(\d+)-)?[\da-f]{8}\.tmp$/;

/** The names that this process created: an earlier process may have had the same id. */
const created = new Set<string>();

/** The path of a temporary file, in the folder of the file that it becomes when complete. The process id identifies leftovers. */
export function temporaryPath(path: string): string {
  const name = `${path}.${process.pid}-${randomUUID().slice(0, 8)}.tmp`;
  created.add(basename(name));
  return name;
}

/** Whether a path is a temporary file or folder of a process, running or not. */
export function isTemporary(path: string): boolean {
  return pattern.test(path);
}

/** The sorted temporary files of ended processes in a folder, or with `recursive` also below it. */
export async function findLeftovers(folder: string, recursive = false): Promise<string[]> {
  const names = await readdir(folder, { recursive }).catch(() => [] as string[]);
  return names.filter((name) => isTemporary(name) && !isInUse(basename(name))).sort();
}

/** Deletes the temporary files of ended processes. Returns their number. */
export async function removeLeftovers(folder: string, recursive = false): Promise<number> {
  const names = await findLeftovers(folder, recursive);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return names.length;
}

function isInUse(name: string): boolean {
  const [, pid] = pattern.exec(name) ?? [];
  if (pid === undefined) return false;
  if (Number(pid) === process.pid) return created.has(name);
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: the process is running, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
