import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { lacksOrigin, markedLength, withOrigin } from '../build/page-origin.ts';
import { compress, type Encoding, gains } from '../build/precompress.ts';
import { hashOf } from '../site/files/seal.ts';
import { acceptedEncoding, type CachedFile, type createFileCache, readServed } from './file-cache.ts';
import { requestOrigin } from './request-origin.ts';

/** A page with an origin in it, in the best encoding that a client accepts; `undefined` for a file that has all its addresses. */
export type FilledPages = (
  file: string,
  origin: string,
  accepted: string | undefined,
) => Promise<CachedFile> | undefined;

/**
 * Fills origins into the pages of a build that was made without the site's own. The last ones are cached: anybody can ask for a page
 * under any name, so they must not grow without bound.
 */
export function createFilledPages(dist: string, cachedFile: ReturnType<typeof createFileCache>): FilledPages {
  const filled = new LRUCache<string, Promise<CachedFile>>({ max: 200 });
  return (file, origin, accepted) => {
    const found = cachedFile(file, undefined);
    const page = found === 'great' ? readServed(join(dist, file)) : found;
    if (!page || page === 'great' || page === 'spoilt') return undefined;
    if (!lacksOrigin(page.bytes.toString('latin1', 0, markedLength))) return undefined;
    const [encoding, ending] = acceptedEncoding(accepted) ?? [];
    const key = [page.tag, file, origin, encoding].join(' ');
    const known = filled.get(key) ?? fill(file, page, origin, encoding, ending);
    filled.set(key, known);
    return known;
  };
}

/** A document with the origin of a request in it, where it lacks one. */
export function filledDocument(html: string, request: FastifyRequest): string {
  const origin = lacksOrigin(html) ? requestOrigin(request) : undefined;
  return origin === undefined ? html : withOrigin(html, origin);
}

async function fill(
  file: string,
  { bytes, tag, headers }: CachedFile,
  origin: string,
  encoding?: string,
  ending?: Encoding,
): Promise<CachedFile> {
  const text = Buffer.from(withOrigin(bytes.toString(), origin));
  const compressed = ending && gains(file, text);
  return {
    bytes: compressed ? Buffer.from(await compress[ending](text)) : text,
    // Of the page and of all that the bytes depend on besides.
    tag: `"${[tag.slice(1, -1), hashOf(origin).slice(0, 16), ...(compressed ? [encoding] : [])].join('-')}"`,
    // No date and no ranges: both would be those of the file.
    headers: {
      'content-type': headers['content-type'] ?? 'text/html; charset=utf-8',
      ...(compressed && encoding && { 'content-encoding': encoding }),
    },
  };
}
