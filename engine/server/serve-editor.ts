import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { engineBase } from '../build/vite-config.ts';
import { root, slashed } from '../site/paths.ts';
import { sendError } from './serve-api.ts';

const schema = {
  body: {
    type: 'object',
    properties: { file: { type: 'string' }, line: { type: 'integer' }, column: { type: 'integer' } },
    required: ['file', 'line', 'column'],
  },
};

/** Serves `POST /_dev/open`, which opens a source in the editor. Only JSON, which no other site's page may send. */
export function serveEditor(server: FastifyInstance, vite: ViteDevServer, folder: string): void {
  server.post<{ Body: { file: string; line: number; column: number } }>('/_dev/open', { schema }, (request, reply) => {
    const { file, line, column } = request.body;
    const isEngines = /^engine\/.+\.(tsx?|css)$/.test(file) && isNormalized(file);
    const house = isEngines ? root : folder;
    if (!(isEngines || isSiteSource(file)) || !existsSync(join(house, file))) {
      sendError(reply, 404, 'not-found', 'The site has no such file.');
      return;
    }
    reply.hijack();
    const place = encodeURIComponent(`${join(house, file)}:${line}:${column}`);
    Object.assign(request.raw, { url: `${engineBase}__open-in-editor?file=${place}`, method: 'GET' });
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(500).end());
  });
}

/** Whether a path is a descriptor, record, source or theme style of the site, without a way out of its folder. */
export function isSiteSource(file: string): boolean {
  return (
    /^((pages|assets\/records)\/.+\.json|pages\/theme\.css|(sections|sources)\/.+\.(tsx?|css))$/.test(file) &&
    isNormalized(file)
  );
}

/** Whether a path is normalized, so that it cannot leave the folder. */
function isNormalized(file: string): boolean {
  return slashed(normalize(file)) === file;
}
