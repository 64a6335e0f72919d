import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../site/paths.ts';
import { atExit } from './at-exit.ts';

export type ChildServer = Awaited<ReturnType<typeof startChildServer>>;

/**
 * Starts a Node process that serves on a free local port, and waits until it prints its address. With `group`, signals
 * also go to the processes that it starts: a package manager does not pass all on to a script.
 */
export async function startChildServer(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
  { group = false } = {},
) {
  const child = spawn(process.execPath, args, {
    cwd,
    detached: group,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    // File descriptor 3 is for messages of the program.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Stops the server even if the test fails before it does.
  const kill = (signal: NodeJS.Signals) => (group && child.pid ? process.kill(-child.pid, signal) : child.kill(signal));
  child.once(
    'exit',
    atExit(() => kill('SIGKILL')),
  );
  const lines: string[] = [];
  // The last process of a group closes the output.
  const ended = once(child, group ? 'close' : 'exit') as Promise<[number | null]>;
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
    /** The output so far. The first line is the address. */
    lines,
    lives: () => child.exitCode === null && child.signalCode === null,
    /** Sends a signal and resolves with the exit code when the process ends. */
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      kill(signal);
      return (await ended)[0];
    },
  };
}

export function startSmallChildServer(env: Record<string, string> = {}): Promise<ChildServer> {
  return startChildServer(
    [join(root, 'engine/testing/run-file.mjs'), join(root, 'engine/testing/run-small-server.ts')],
    env,
  );
}
