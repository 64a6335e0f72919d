import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../engine/testing/listen-locally.ts';

/** A server under test: its address, and how to stop it. */
export interface RunningServer {
  address: string;
  pid: number;
  close(): Promise<void>;
}

/** The version of the nginx that is installed, or `undefined` without one. */
export function nginxVersion(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? stderr.trim() : undefined;
}

/** Runs nginx with the configuration of a built site or another one, on its own port and temporary folder. */
export async function runNginx(dist: string, configuration?: string): Promise<RunningServer> {
  const scratch = await mkdtemp(join(tmpdir(), 'pagewright-nginx-'));
  const port = await freePort();
  const written = configuration ?? (await readFile(join(dist, 'nginx.conf'), 'utf8'));
  const conf = join(scratch, 'nginx.conf');
  await writeFile(
    conf,
    written.replace('listen 8080;', `listen 127.0.0.1:${port};`).replaceAll('/tmp/', `${scratch}/`),
  );
  // As root, nginx would read as another user, who may not enter a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const nginx = spawn('nginx', ['-p', dist, '-c', conf, '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const close = async () => {
    nginx.kill('SIGQUIT');
    await ended;
    await rm(scratch, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (hasEnded(nginx)) {
      await close();
      throw new Error(`nginx does not start:\n${said}`);
    }
  }
  return { address: `http://127.0.0.1:${port}`, pid: nginx.pid as number, close };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => setTimeout(resolve, 20, false));
  });
}
