import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { fillOrigin, lacksOrigin, markedLength } from '../build/page-origin.ts';
import { compress, type Encoding, gains } from '../build/precompress.ts';
import { hashOf } from '../site/files/seal.ts';
import { acceptedEncoding, type CachedFile, type createFileCache, readServedFile } from './file-cache.ts';
import { readRequestOrigin } from './request-origin.ts';

/** Returns a page with an origin filled in, in the best accepted encoding; `undefined` if the file needs none. */
export type OriginFiller = (
  file: string,
  origin: string,
  accepted: string | undefined,
) => Promise<CachedFile> | undefined;

/** Fills origins into the pages of a build without its own. Keeps the last 200, because anybody can make up names. */
export function createOriginFiller(dist: string, cachedFile: ReturnType<typeof createFileCache>): OriginFiller {
  const filled = new LRUCache<string, Promise<CachedFile>>({ max: 200 });
  return (file, origin, accepted) => {
    const found = cachedFile(file, undefined);
    const page = found === 'great' ? readServedFile(join(dist, file)) : found;
    if (!page || page === 'great' || page === 'corrupted') return undefined;
    if (!lacksOrigin(page.bytes.toString('latin1', 0, markedLength))) return undefined;
    const [encoding, ending] = acceptedEncoding(accepted) ?? [];
    const key = [page.tag, file, origin, encoding].join(' ');
    const known = filled.get(key) ?? fill(file, page, origin, encoding, ending);
    filled.set(key, known);
    return known;
  };
}

/** Fills the origin of a request into a document that needs it. */
export function fillDocumentOrigin(html: string, request: FastifyRequest): string {
  const origin = lacksOrigin(html) ? readRequestOrigin(request) : undefined;
  return origin === undefined ? html : fillOrigin(html, origin);
}

async function fill(
  file: string,
  { bytes, tag, headers }: CachedFile,
  origin: string,
  encoding?: string,
  ending?: Encoding,
): Promise<CachedFile> {
  const text = Buffer.from(fillOrigin(bytes.toString(), origin));
  const compressed = ending && gains(file, text);
  return {
    bytes: compressed ? Buffer.from(await compress[ending](text)) : text,
    // It covers the page and everything else that the bytes depend on.
    tag: `"${[tag.slice(1, -1), hashOf(origin).slice(0, 16), ...(compressed ? [encoding] : [])].join('-')}"`,
    // No date and no ranges, which would be those of the file.
    headers: {
      'content-type': headers['content-type'] ?? 'text/html; charset=utf-8',
      ...(compressed && encoding && { 'content-encoding': encoding }),
    },
  };
}
