import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../engine/site/paths.ts';
import { writeByHand } from './by-hand.ts';
import type { PeerContent, PeerPost } from './content.ts';
import { writeOurs } from './ours.ts';
import { templates, writeFiles } from './peer-files.ts';

/** A generator of the same pages. */
export interface Peer {
  name: string;
  /** The npm package of the generator. Absent if nothing is installed. */
  installs?: string;
  /** The build command. Absent if `write` writes the pages. */
  builds?: string[];
  /** The folder of the built pages. */
  pages: string;
  write(folder: string, content: PeerContent): Promise<void>;
  /** Whether it builds only posts. Such peers are not visited. */
  postsAlone?: boolean;
}

export const peerFolder = ({ name }: Peer): string =>
  join(root, '.cache/peers', name.toLowerCase().replaceAll(' ', '-'));

/** The peers, from the plainest to ours. */
export const peers: Peer[] = [
  {
    name: 'By hand',
    pages: '.',
    write: async (folder, content) => {
      await addPicture(folder);
      await writeByHand(folder, content);
    },
  },
  fromTemplate(
    'Astro',
    { installs: 'astro', builds: ['npx', 'astro', 'build'], pages: 'dist' },
    async (folder, content) => {
      await addPicture(join(folder, 'public'));
      await cp(join(templates, 'looks.css'), join(folder, 'src/looks.css'));
      await writeFiles(folder, inJson(content, 'src/data'));
    },
  ),
  fromTemplate(
    'Next',
    { installs: 'next', builds: ['npx', 'next', 'build'], pages: 'out' },
    async (folder, content) => {
      await addPicture(join(folder, 'public'));
      await cp(join(templates, 'looks.css'), join(folder, 'app/looks.css'));
      await writeFiles(folder, inJson(content, 'data'));
    },
  ),
  {
    ...fromTemplate('Hugo', { builds: ['hugo', '--quiet'], pages: 'public' }, async (folder, { posts }) => {
      await cp(join(templates, 'looks.css'), join(folder, 'looks.css'));
      await writeFiles(folder, inMarkdown(posts));
    }),
    postsAlone: true,
  },
  {
    name: 'Ours',
    builds: ['node', join(root, 'tools/run.mjs'), 'build', '--target', 'static', '--site', '.'],
    pages: 'dist',
    write: async (folder, content) => {
      await addPicture(join(folder, 'assets/images'));
      await writeOurs(folder, content);
    },
  },
];

function fromTemplate(name: string, how: Pick<Peer, 'installs' | 'builds' | 'pages'>, write: Peer['write']): Peer {
  return {
    name,
    ...how,
    write: async (folder, content) => {
      await cp(join(templates, name.toLowerCase()), folder, { recursive: true });
      await write(folder, content);
    },
  };
}

async function addPicture(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'assets/images/hero-integration.svg'), join(folder, 'hero.svg'));
}

function inJson(content: PeerContent, folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [`${folder}/${name}.json`, JSON.stringify(value)]),
  );
}

function inMarkdown(posts: PeerPost[]): Record<string, string> {
  return Object.fromEntries(
    posts.map(({ slug, title, date, paragraphs, next }) => {
      const top = `---\ntitle: "${title}"\ndate: ${date}\n---`;
      return [`content/posts/${slug}.md`, [top, ...paragraphs, `[${next.title}](${next.to})\n`].join('\n\n')];
    }),
  );
}

export async function readVersion(peer: Peer): Promise<string> {
  if (!peer.installs) return '';
  const manifest = await readFile(join(peerFolder(peer), 'node_modules', peer.installs, 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}

/** Deletes a peer's output, but not its packages. */
export async function clearCaches(peer: Peer, folder: string): Promise<void> {
  const kept = new Set(['node_modules', 'package.json', 'package-lock.json']);
  for (const name of await readdir(folder).catch(() => []))
    if (!kept.has(name) || !peer.installs) await rm(join(folder, name), { recursive: true, force: true });
}
