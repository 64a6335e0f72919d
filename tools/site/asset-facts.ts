import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { AssetFacts } from '../../engine/compile/context.ts';
import { stampOf } from '../files/stamps.ts';

/** Looks up files under a site's `assets/`: size and checksum read from the file itself, and again only when it changes. */
export function assetReader(folder: string): (path: string) => AssetFacts | undefined {
  const known = new Map<string, { stamp: string; facts: AssetFacts }>();
  return (path) => {
    const file = join(folder, 'assets', path);
    const stat = path.includes('..') ? undefined : statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) return undefined;
    const stamp = stampOf(stat);
    const cached = known.get(path);
    if (cached?.stamp === stamp) return cached.facts;
    const content = readFileSync(file);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const facts: AssetFacts = {
      bytes: stat.size,
      sha256,
      ...(path.startsWith('images/') && pictureSize(content)),
      ...(path.endsWith('.mp4') && videoLength(content)),
    };
    known.set(path, { stamp, facts });
    return facts;
  };
}

/** Reads the text of a file under a site's `assets/`; `undefined` where there is none. */
export function assetText(folder: string, path: string): string | undefined {
  const file = join(folder, 'assets', path);
  return !path.includes('..') && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Looks each path up once: the files as they are at one moment, which thousands of links ask for. */
export function memoOf(facts: (path: string) => AssetFacts | undefined): (path: string) => AssetFacts | undefined {
  const known = new Map<string, AssetFacts | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, facts(path));
    return known.get(path);
  };
}

/** A video's own length, from the header of its film (ISO 14496-12); nothing for a file without one. */
function videoLength(content: Buffer): { seconds: number } | undefined {
  const box = (name: string, from: number, to: number): [number, number] | undefined => {
    for (let at = from; at + 8 <= to; ) {
      const size = content.readUInt32BE(at);
      if (content.toString('latin1', at + 4, at + 8) === name) return [at + 8, at + size];
      // A box of size 0 goes on to the end; one of size 1 has 64 bits for its size, and no film of ours needs them.
      if (size < 8) return undefined;
      at += size;
    }
    return undefined;
  };
  const film = box('moov', 0, content.length);
  const [at] = (film && box('mvhd', ...film)) ?? [];
  if (at === undefined || at + 32 > content.length) return undefined;
  const long = content[at] === 1;
  const scale = content.readUInt32BE(at + (long ? 20 : 12));
  const length = long ? Number(content.readBigUInt64BE(at + 24)) : content.readUInt32BE(at + 16);
  return scale > 0 ? { seconds: length / scale } : undefined;
}

/** A picture's own size; nothing for a file that is not a picture. */
function pictureSize(content: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(content);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
