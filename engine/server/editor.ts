import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { engineBase } from '../build/vite-config.ts';
import { root, slashed } from '../site/paths.ts';
import { fail } from './api.ts';

/** A place of a file that the preview asks to see in the editor. */
interface Place {
  file: string;
  line: number;
  column: number;
}

const schema = {
  body: {
    type: 'object',
    properties: { file: { type: 'string' }, line: { type: 'integer' }, column: { type: 'integer' } },
    required: ['file', 'line', 'column'],
  },
};

/**
 * Answers `POST /_dev/open`: opens a descriptor, record or source of the site, or a source of the engine, in the editor, the way Vite
 * opens its own files. A file that is none is refused. The body must be JSON, which no other site's page may send here.
 */
export function serveEditor(server: FastifyInstance, vite: ViteDevServer, folder: string): void {
  server.post<{ Body: Place }>('/_dev/open', { schema }, (request, reply) => {
    const { file, line, column } = request.body;
    const isEngines = /^engine\/.+\.(tsx?|css)$/.test(file) && isSpelledPlainly(file);
    const house = isEngines ? root : folder;
    if (!(isEngines || isOwn(file)) || !existsSync(join(house, file))) {
      fail(reply, 404, 'not-found', 'The site has no such file.');
      return;
    }
    reply.hijack();
    const place = encodeURIComponent(`${join(house, file)}:${line}:${column}`);
    Object.assign(request.raw, { url: `${engineBase}__open-in-editor?file=${place}`, method: 'GET' });
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(500).end());
  });
}

/** Whether a path is that of a descriptor, record, source or the theme's styles, as the site spells it, and leads out of the site on no system. */
export function isOwn(file: string): boolean {
  return (
    /^((pages|assets\/records)\/.+\.json|pages\/theme\.css|(sections|sources)\/.+\.(tsx?|css))$/.test(file) &&
    isSpelledPlainly(file)
  );
}

/** Whether a path says no step twice, nor leads back out. */
function isSpelledPlainly(file: string): boolean {
  return slashed(normalize(file)) === file;
}
