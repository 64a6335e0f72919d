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

/** A picture's own size; nothing for a file that is not a picture. */
function pictureSize(content: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(content);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
