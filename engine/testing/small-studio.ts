import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Files } from '../generate/gallery/small-site.ts';
import { allowOwnHosts } from '../server/allow-own-hosts.ts';
import { openLiveSite } from '../server/dev/live-site.ts';
import { newServer } from '../server/server.ts';
import type { CleaningOptions } from '../studio/server/clean-drawing.ts';
import { openDrafts } from '../studio/server/drafts.ts';
import { createGuard } from '../studio/server/guard.ts';
import { serveStudio } from '../studio/server/serve-studio.ts';
import { requestOnce } from './request-once.ts';
import { smallFolder } from './small-folder.ts';

export type SmallStudio = Awaited<ReturnType<typeof startSmallStudio>>;

export interface StudioRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Opens the studio's server on a copy of the small site with these changes, without the pages. */
export async function startSmallStudio(changes: Files = {}, guard = createGuard(), cleaning: CleaningOptions = {}) {
  const small = await smallFolder(changes);
  const drafts = await openDrafts(small.folder);
  const stop = new AbortController();
  const spoken = { language: 'en' as const };
  const site = await openLiveSite(small.folder, () => {}, stop.signal, {
    unsaved: { over: drafts.over, isDirty: drafts.isDirty },
    language: () => spoken.language,
  });
  await site.inspect();
  const server = newServer();
  allowOwnHosts(server);
  serveStudio(server, { folder: small.folder, site, drafts, guard, client: small.folder, spoken, cleaning });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const host = `localhost:${port}`;
  const own = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'x-studio': guard.token };
  const address = `http://127.0.0.1:${port}`;
  const send = async ({ method, path, headers, body }: StudioRequest) => {
    const answer = await requestOnce(address, path, headers, method, new Agent(), body);
    return { status: answer.status, headers: answer.headers, text: answer.body.toString() };
  };
  return {
    ...small,
    send,
    own,
    ...{ site, drafts, guard },
    // The server writes the editor's suggestions itself, some time after a scan.
    texts: (wanted: (file: string) => boolean = () => true) =>
      small.texts((file) => wanted(file) && !file.startsWith('.vscode/')),
    /** Requests as the studio's own page does, with POST if there is a body. */
    async ask(what: string, body?: object): Promise<{ status: number; answer: unknown }> {
      const headers = { ...own, ...(body && { 'content-type': 'application/json' }) };
      const sent = body && { body: JSON.stringify(body) };
      const { status, text } = await send({
        method: body ? 'POST' : 'GET',
        path: `/_studio/${what}`,
        headers,
        ...sent,
      });
      return { status, answer: JSON.parse(text) };
    },
    async remove() {
      stop.abort();
      await server.close();
      await small.remove();
    },
  };
}
