import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A shard of a site's build: the second of eight is `{ part: 2, of: 8 }`. */
export interface Shard {
  part: number;
  of: number;
}

/** The file that lists what a shard contains. */
export const shardFile = 'shard.json';

/** The output folder of a shard, next to `dist/`: `dist.shard-2-of-8/`. */
export function shardFolder(dist: string, { part, of }: Shard): string {
  return `${dist}.shard-${part}-of-${of}`;
}

/** Whether a path belongs to a shard. It depends on the path's hash, so all machines agree. */
export function isInShard({ part, of }: Shard, path: string): boolean {
  return createHash('sha256').update(path).digest().readUInt32BE() % of === part - 1;
}

/** Finds the shards of a build next to `dist`. Throws if one is missing or they belong to different builds. */
export async function findShards(dist: string): Promise<string[]> {
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
