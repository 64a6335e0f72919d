import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../../../engine/build/precompress.ts';
import { readPeerContent } from './content.ts';
import { templates } from './peer-files.ts';
import { clearCaches, type Peer, peerFolder } from './peers.ts';

export interface PeerBuild {
  /** Seconds of the build command and of compressing its output. */
  seconds: number;
  /** Kilobytes of uncompressed HTML per page (mean). */
  html: number;
  filesPerPage: number;
}

/** Telemetry is off. Our build uses the current folder instead of npm's. */
const { INIT_CWD: _, ...inherited } = process.env;
const environment = { ...inherited, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

async function install(peer: Peer): Promise<void> {
  const folder = peerFolder(peer);
  await mkdir(folder, { recursive: true });
  if (!peer.installs) return;
  await cp(join(templates, peer.name.toLowerCase(), 'package.json'), join(folder, 'package.json'));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
}

/** Installs and builds a peer without caches, and compresses its output. Throws with the output of a failed command. */
export async function makePeer(peer: Peer, posts: number): Promise<PeerBuild> {
  console.log(`peers: ${peer.name} …`);
  await install(peer);
  const folder = peerFolder(peer);
  await clearCaches(peer, folder);
  await peer.write(folder, readPeerContent(posts));
  const started = performance.now();
  if (peer.builds) {
    const [command = '', ...args] = peer.builds;
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      cwd: folder,
      env: environment,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${peer.name} does not build: ${error?.message ?? ''}${stdout}${stderr}`);
  }
  const written = await compressAll(join(folder, peer.pages));
  return { seconds: Math.round((performance.now() - started) / 10) / 100, ...written };
}

const quality = { br: 9, gz: 5 };

/** Writes a compressed copy of each text file, with the same settings for all peers. */
async function compressAll(folder: string): Promise<Omit<PeerBuild, 'seconds'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  const pages: number[] = [];
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const content = await readFile(path);
    if (name.endsWith('.html')) pages.push(content.length);
    if (!/\.(html|css|m?js|json|svg|txt|xml)$/.test(name)) continue;
    await writeFile(`${path}.br`, await compress.br(content, quality));
  }
  const html = pages.reduce((sum, length) => sum + length, 0) / pages.length;
  return {
    html: Math.round(html / 100) / 10,
    filesPerPage: Math.round((files.length / pages.length) * 10) / 10,
  };
}
