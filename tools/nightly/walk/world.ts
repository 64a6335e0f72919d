import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSiteServer } from '../../../engine/server/serve-site.ts';
import { type UpstreamFailure, upstreamFailures } from '../../../engine/testing/faulty-upstream.ts';
import { listenLocally } from '../../../engine/testing/listen-locally.ts';

/** The parts of a page besides its document. */
export const parts = {
  data: /^\/_data\//,
  api: /^\/api\//,
  style: /\.css$/,
  script: /\.js$/,
};

export type WorldPart = keyof typeof parts;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Serves a site's `dist/` on a free port, on a bad connection. */
export async function openWorld(folder: string) {
  const { server: site } = await createSiteServer(folder);
  let failure: { part: WorldPart; how: UpstreamFailure | 'held' } | undefined;
  let held: (() => void)[] = [];
  let version = 1;
  let busy = 0;

  /** Counts a request until it is answered. Returns a function that pauses the count. */
  const busyWith = (response: ServerResponse) => {
    let [counts, isOver] = [false, false];
    const count = (should: boolean) => {
      if (should === counts || (should && isOver)) return;
      counts = should;
      busy += should ? 1 : -1;
    };
    response.once('close', () => {
      isOver = true;
      count(false);
    });
    count(true);
    return count;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    const [path = ''] = url.split('?');
    world.requested.push(url);
    const waits = busyWith(response);
    if (failure && parts[failure.part].test(path)) {
      const { how } = failure;
      if (how !== 'held') return upstreamFailures[how](response);
      waits(false);
      await new Promise<void>((resolve) => held.push(resolve));
      waits(true);
    }
    const address = addressIn(version, url);
    // Only the ETag identifies the copy of another build, or of a truncated answer.
    const {
      'accept-encoding': _,
      'if-none-match': known,
      'if-modified-since': __,
      'if-range': ___,
      range: ____,
      ...headers
    } = request.headers;
    const ofVersion = `-${version}"`;
    const original = await site.inject({
      method: request.method as 'GET',
      url: address,
      headers: { ...headers, ...(known?.endsWith(ofVersion) && { 'if-none-match': known.replace(ofVersion, '"') }) },
    });
    const { 'content-length': length, 'transfer-encoding': coding, ...given } = original.headers;
    const { etag } = given;
    if (typeof etag === 'string') given.etag = etag.replace(/"$/, ofVersion);
    const isText = /html|json|javascript|css/.test(String(given['content-type']));
    const body = isText ? Buffer.from(published(version, original.body)) : original.rawPayload;
    response.writeHead(original.statusCode, given as Record<string, string>).end(body);
  };
  const server = await listenLocally((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  const world = {
    address: server.address,
    /** The requested addresses since the last reset, in order. */
    requested: [] as string[],
    /** Makes a part of every page fail, or withholds it (`held`). Without a part, nothing fails. */
    spoil(part?: WorldPart, how: UpstreamFailure | 'held' = 'held') {
      failure = part && { part, how };
    },
    release() {
      for (const answer of held) answer();
      held = [];
    },
    /** Publishes a new build with other addresses of scripts and styles. The old ones are deleted. */
    publish() {
      version += 1;
    },
    isNewest: (build: string) => (version === 1 ? !build.includes('-') : build.endsWith(`-${version}`)),
    /** Restores the initial state. */
    renew() {
      world.spoil();
      world.release();
      world.requested = [];
      version = 1;
    },
    /** The number of pending requests that are not withheld. */
    busy: () => busy,
    async close() {
      world.release();
      await server.close();
      await site.close();
    },
  };
  return world;
}

/** A text in a later build, with other addresses of scripts and styles. */
function published(version: number, text: string): string {
  if (version === 1) return text;
  return text
    .replace(/(data-build="|"build":\s*")([^"]+)"/g, `$1$2-${version}"`)
    .replace(/(["'\s(])(\/?_\/)(?=[\w-]+\.(?:js|css)\b)/g, `$1$2v${version}/`);
}

/** The server's address of a file in a build. For a file of earlier builds, it does not exist. */
function addressIn(version: number, url: string): string {
  if (version === 1) return url;
  const own = `/_/v${version}/`;
  if (url.startsWith(own)) return url.replace(own, '/_/');
  return /^\/_\/.*\.(js|css)$/.test(url) ? url.replace('/_/', '/_/gone/') : url;
}
