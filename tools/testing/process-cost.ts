import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The memory of a process in MB, as the system counts what it holds at this moment. */
export async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 102.4) / 10;
}

/** The processor time that a process and its children have used, in microseconds. Linux only: elsewhere `NaN`. */
export async function processorTimeOf(pid: number): Promise<number> {
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const own = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
    const ticks = Number(own[11]) + Number(own[12]);
    const others = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(processorTimeOf));
    // The system counts in hundredths of a second.
    return others.reduce((sum, one) => sum + one, ticks * 10_000);
  } catch {
    return Number.NaN;
  }
}
