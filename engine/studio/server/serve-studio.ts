import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { EditError } from '../../edit/edit-error.ts';
import { sendError } from '../../server/serve-api.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { studioDocument, studioHeaders } from './document.ts';
import type { Guard } from './guard.ts';
import { serveAnchors } from './serve-anchors.ts';
import { serveEdits } from './serve-edits.ts';
import { serveIncludes } from './serve-includes.ts';
import { servePages } from './serve-pages.ts';
import { serveRecords } from './serve-records.ts';
import { serveSaving } from './serve-saving.ts';
import { serveSearch } from './serve-search.ts';
import { serveState } from './serve-state.ts';
import { serveUnused } from './serve-unused.ts';
import { serveUploads } from './serve-uploads.ts';
import { RequestRefusal, type Work } from './work.ts';

const parts = [
  ...[serveState, serveEdits, serveSaving],
  ...[servePages, serveAnchors, serveIncludes, serveUploads, serveUnused, serveRecords, serveSearch],
];

export interface Studio extends Work {
  guard: Guard;
  /** The folder of the built client, named by its hash. */
  client: string;
}

/** Serves the studio at `/_studio`, and its API below. Requests from anywhere but the studio's page get a 403. */
export function serveStudio(server: FastifyInstance, { guard, client, ...work }: Studio): void {
  const prefix = `/_studio/${basename(client)}/`;
  server.register(fastifyStatic, { root: client, prefix, decorateReply: false, immutable: true, maxAge: '1y' });
  server.get('/_studio', (_request, reply) =>
    reply.headers(studioHeaders).type('text/html; charset=utf-8').send(studioDocument(guard.token, prefix)),
  );

  server.register(async (studio) => {
    studio.addHook('onRequest', (request, reply, done) => {
      if (!guard.refuses(request, reply)) done();
    });
    studio.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('cache-control', 'no-store');
      done(null, payload);
    });
    studio.setErrorHandler((error, _request, reply) => {
      if (error instanceof EditError) return sendError(reply, 400, error.code, error.message);
      if (error instanceof Refusal)
        return sendError(
          reply,
          error instanceof RequestRefusal ? error.status : 400,
          error.code ?? 'refused',
          error.messages[work.spoken.language],
        );
      throw error;
    });
    for (const serve of parts) serve(studio, work);
  });
}
