import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../site/paths.ts';
import { atExit } from './at-exit.ts';

export interface ChildServer {
  process: ChildProcess;
  port: number;
  /** What it wrote so far, a line each; the address is the first. */
  lines: string[];
  /** Whether it still runs. */
  lives(): boolean;
  /** Sends a signal (default `SIGTERM`) and resolves when the process has ended, with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts a process of Node in a folder, by default the repository, that serves on a free port of this machine, and waits until it prints its address. Throws with
 * what it said when it ends before.
 */
export async function startChildServer(
  args: string[],
  env: Record<string, string> = {},
  cwd = root,
): Promise<ChildServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    // File descriptor 3 is for messages of the program.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // A test that fails before it stops its server leaves none behind.
  child.once(
    'exit',
    atExit(() => child.kill('SIGKILL')),
  );
  const lines: string[] = [];
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr] as Readable[])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const [, found] = /^http:\/\/[^\s/]+:(\d+)(?:\/\S*)?$/.exec(line) ?? [];
        if (found) resolve(Number(found));
      });
    void ended.then(([code]) => reject(new Error(`the server ended with ${code}:\n${lines.join('\n')}`)));
  });
  return {
    process: child,
    port,
    lines,
    lives: () => child.exitCode === null && child.signalCode === null,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

/** Serves the small dist in a process of its own. */
export function startSmallChildServer(env: Record<string, string> = {}): Promise<ChildServer> {
  return startChildServer(
    [join(root, 'engine/testing/run-file.mjs'), join(root, 'engine/testing/run-small-server.ts')],
    env,
  );
}
