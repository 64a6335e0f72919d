import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Files } from '../generate/gallery/small-site.ts';
import { allowOwnHosts } from '../server/allow-own-hosts.ts';
import { type LiveSite, openLiveSite } from '../server/dev/live-site.ts';
import { newServer } from '../server/server.ts';
import type { CleaningOptions } from '../studio/server/clean-drawing.ts';
import { type Drafts, openDrafts } from '../studio/server/drafts.ts';
import { createGuard, type Guard } from '../studio/server/guard.ts';
import { serveStudio } from '../studio/server/serve-studio.ts';
import { requestOnce } from './request-once.ts';
import { type SmallFolder, smallFolder } from './small-folder.ts';

/** The studio's server for a copy of the small site, without the pages. */
export interface SmallStudio extends SmallFolder {
  send(request: StudioRequest): Promise<StudioAnswer>;
  /** The headers of the studio's own page. */
  own: Record<string, string>;
  site: LiveSite;
  drafts: Drafts;
  guard: Guard;
  /** Requests as the studio's own page does, with POST if there is a body. */
  ask(what: string, body?: object): Promise<{ status: number; answer: unknown }>;
}

export interface StudioRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface StudioAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Opens the studio on the small site with these changes. */
export async function startSmallStudio(
  changes: Files = {},
  guard = createGuard(),
  cleaning: CleaningOptions = {},
): Promise<SmallStudio> {
  const small = await smallFolder(changes);
  const drafts = await openDrafts(small.folder);
  const stop = new AbortController();
  const spoken = { language: 'en' as const };
  const site = await openLiveSite(small.folder, () => {}, stop.signal, {
    over: drafts.over,
    isDirty: drafts.isDirty,
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
  const send = async ({ method, path, headers, body }: StudioRequest): Promise<StudioAnswer> => {
    const answer = await requestOnce(address, path, headers, method, new Agent(), body);
    return { status: answer.status, headers: answer.headers, text: answer.body.toString() };
  };
  return {
    ...small,
    ...{ send, own, site, drafts, guard },
    // The server writes the editor's suggestions itself, some time after a scan.
    texts: (wanted = () => true) => small.texts((file) => wanted(file) && !file.startsWith('.vscode/')),
    async ask(what, body) {
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
