import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A part of a site's build: the second of eight is `{ part: 2, of: 8 }`. */
export interface Shard {
  part: number;
  of: number;
}

/** The file of a part's folder that tells what was made in it, and from what. */
export const shardFile = 'shard.json';

/** Where a part is built to: `dist.shard-2-of-8/`, beside `dist/`. */
export function shardFolder(dist: string, { part, of }: Shard): string {
  return `${dist}.shard-${part}-of-${of}`;
}

/** Whether a path belongs to a part: by its hash, so that each machine finds the same parts. */
export function isIn({ part, of }: Shard, path: string): boolean {
  return createHash('sha256').update(path).digest().readUInt32BE() % of === part - 1;
}

/** The folders of all parts of a build, which lie beside `dist`. Refuses none, parts of different builds, and a missing one. */
export async function shardsBeside(dist: string): Promise<string[]> {
  const place = join(dist, '..');
  const found = (await readdir(place)).flatMap((name): Shard[] => {
    const [, part, of] = /^dist\.shard-(\d+)-of-(\d+)$/.exec(name) ?? [];
    return part && of ? [{ part: Number(part), of: Number(of) }] : [];
  });
  const counts = new Set(found.map(({ of }) => of));
  if (counts.size === 0)
    throw new Error(`there are no parts to merge in ${place}: \`build --shard 1/8\` makes dist.shard-1-of-8/.`);
  if (counts.size > 1)
    throw new Error(`${place} holds parts of ${[...counts].sort().join(' and of ')}: remove those of another build.`);
  const [of = 0] = counts;
  const all = Array.from({ length: of }, (_, index) => ({ part: index + 1, of }));
  const missing = all.filter(({ part }) => !found.some((shard) => shard.part === part));
  if (missing.length > 0)
    throw new Error(`${missing.map((shard) => shardFolder('dist', shard)).join(', ')} of ${place} is missing.`);
  return all.map((shard) => shardFolder(dist, shard));
}
