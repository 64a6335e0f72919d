import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hashFiles } from '../build/file-hashes.ts';
import type { BuildFacts } from '../build/hosts/build-facts.ts';
import { factsFile } from '../build/read-facts.ts';
import { writeAtomically } from '../site/files/files.ts';
import { seal } from '../site/files/seal.ts';
import { shipped } from './shipped-languages.ts';

/** The build's notes for its server, as in the small dist. */
export const facts: BuildFacts = {
  build: 'small',
  scriptHashes: ["'sha256-script'"],
  styleHashes: ["'sha256-style'"],
  frames: ['https://forms.example.com'],
  images: ['https://tiles.example.com'],
  languages: shipped.languages,
  inputs: '',
  patterns: [
    { pattern: '/item/{id}', data: '/item/_id' },
    { pattern: '/news/{page}', data: '/news/_page', fallback: '/news' },
  ],
  redirects: [
    { from: '/old', to: '/second#guide' },
    { from: '/old/{id}', to: '/item/{id}' },
  ],
};

/** Ten bytes that identify their positions. */
export const digits = '0123456789';

/** A file that is too large for the cache in memory. */
export const largeFile = 'large.bin';

const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>words</p>'.repeat(100)}`;

const files: Record<string, string> = {
  'index.html': page('home'),
  'en/index.html': page('english home'),
  'second/index.html': page('second'),
  'en/second/index.html': page('english second'),
  'old/index.html': page('moved'),
  'item/1/index.html': page('item 1'),
  'item/_id/index.html': page('any item'),
  'en/item/_id/index.html': page('any english item'),
  'news/index.html': page('news'),
  'news/_page/index.html': page('any news'),
  'en/news/_page/index.html': page('any english news'),
  'unknown/index.html': page('unknown page'),
  'en/unknown/index.html': page('english unknown page'),
  '_/app-1a2b3c.js': 'export {};'.repeat(100),
  '_data/zh.json': '{}',
  '_feed/atom/en/news.atom': '<feed/>',
  '_feed/json/en/news.json': '{}',
  'files/digits.txt': digits,
  'files/中文 a.txt': 'named',
  [`files/${largeFile}`]: digits.repeat(60_000),
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'ads.txt': 'named',
  '.well-known/security.txt': 'named',
  '.well-known/.secret': 'SECRET',
  '.env': 'SECRET',
  'files/.hidden/a.txt': 'SECRET',
};

/** Writes a small built site to a temporary folder, next to a secret file. Returns the site's folder. */
export async function writeSmallDist(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-dist-'));
  const dist = join(folder, 'dist');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
    if (!/\.(html|js)$/.test(path)) continue;
    await writeFile(join(dist, `${path}.br`), brotliCompressSync(text));
    await writeFile(join(dist, `${path}.gz`), gzipSync(text));
  }
  await writeFacts(dist);
  await writeFile(join(folder, 'secret.txt'), 'SECRET');
  await symlink(join(folder, 'secret.txt'), join(dist, 'files/link.txt'));
  await symlink(folder, join(dist, 'files/out'));
  return dist;
}

/** Writes the metadata of a small built site for its current files, like `npm run build`. */
export async function writeFacts(dist: string, changed: Partial<BuildFacts> = {}): Promise<void> {
  const { [factsFile]: _, ...held } = await hashFiles(dist);
  await writeAtomically(join(dist, factsFile), seal({ ...facts, ...changed, files: held }));
}
