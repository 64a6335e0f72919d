import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fillOrigin, lacksOrigin } from '../../../engine/build/page-origin.ts';
import type { CompileContext } from '../../../engine/compile/context.ts';
import { readPath } from '../../../engine/model/page-file.ts';
import { buildCallAddress } from '../../../engine/model/source.ts';
import { openServedBuild } from '../../../engine/server/open-served-build.ts';
import { redirectTarget } from '../../../engine/server/serve-pages.ts';
import type { HttpAnswer } from '../../../engine/testing/request-once.ts';
import type { ClientBehavior } from './misbehave.ts';

/** A request of a soak run, with the expected answer. */
export interface Probe {
  kind: string;
  path: string;
  headers?: Record<string, string>;
  /** Whether the answer to a request that was sent at a time (milliseconds since 1970) is right. */
  isRight(answer: HttpAnswer, sent: number): boolean;
}

type Random = () => number;

export type ProbeKind = (random: Random) => Promise<Probe>;

/** The milliseconds until a failure has no more effect: a time-out, the pause before a retry, and the retry. */
const aftermath = 10_000;

/** Every kind of probe for a built site and its API, with its weight. */
export function listProbeKinds(
  dist: string,
  origin: string,
  context: CompileContext,
  behavior: ClientBehavior,
): [weight: number, kind: ProbeKind][] {
  const { files, facts, templates } = openServedBuild(dist)();
  const content = (file: string) => readFile(join(dist, file));
  const sendable = [...files].filter((file) => !file.startsWith('api/') && !/\.(br|gz)$/.test(file));
  const plain = sendable.filter((file) => !file.endsWith('.html')).map((file) => ({ file, path: encoded(file) }));
  const pages = sendable
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => ({ file, path: encoded(file).replace(/\/?index\.html$/, '') || '/' }))
    .filter(
      ({ path }) =>
        !templates.has(readPath(path, facts).route) && !redirectTarget(path, facts.redirects, facts.languages),
    );
  const calls = Object.values(context.sources).flatMap(({ endpoint, instances }) =>
    instances().map((params) => buildCallAddress(endpoint.path, params)),
  );

  const whole = async (
    kind: string,
    { file, path }: { file: string; path: string },
    random: Random,
  ): Promise<Probe> => {
    const encoding = pick(['identity', 'gzip', 'br'], random);
    const packed = file + ({ gzip: '.gz', br: '.br' }[encoding] ?? '');
    const sent = await content(files.has(packed) ? packed : file);
    const headers = { 'accept-encoding': encoding };
    const plain = String(await content(file));
    // A site without an origin gets that of the request, and is compressed again.
    const isRight = lacksOrigin(plain)
      ? (answer: HttpAnswer) => answer.status === 200 && unpacked(answer) === fillOrigin(plain, origin)
      : ({ status, body }: HttpAnswer) => status === 200 && body.equals(sent);
    return { kind, path, headers, isRight };
  };

  const part = async ({ file, path }: { file: string; path: string }, random: Random): Promise<Probe> => {
    const bytes = await content(file);
    const from = Math.floor(random() * bytes.length);
    const to = from + Math.floor(random() * (bytes.length - from));
    const headers = { range: `bytes=${from}-${to}`, 'accept-encoding': 'identity' };
    const wanted = bytes.subarray(from, to + 1);
    return { kind: 'part', path, headers, isRight: ({ status, body }) => status === 206 && body.equals(wanted) };
  };

  const unknown = async (random: Random): Promise<Probe> => {
    const name = `lost-${Math.floor(random() * 1e9)}`;
    if (random() < 0.5) return { kind: 'unknown', path: `/_/${name}.js`, isRight: ({ status }) => status === 404 };
    const isRight = ({ status, headers }: HttpAnswer) => status === 302 && headers.location === '/';
    return { kind: 'unknown', path: `/${name}`, isRight };
  };

  const call = callsOf(behavior);
  return [
    [6, (random) => whole('page', pick(pages, random), random)],
    [6, (random) => whole('file', pick(plain, random), random)],
    [2, (random) => part(pick(plain, random), random)],
    [2, unknown],
    [6, async (random) => call(pick(calls, random))],
  ];
}

/** Makes probes of the API: an answer is fresh when the upstream works, otherwise it may be the last good one. */
function callsOf(behavior: ClientBehavior): (path: string) => Probe {
  const known = new Map<string, number>();
  const isRight = (path: string, { status, headers, body }: HttpAnswer, sent: number): boolean => {
    const isWell = behavior.isWellSince(sent - aftermath);
    const { data, error } = JSON.parse(body.toString());
    if (status === 502 || status === 504)
      return !isWell && (known.get(path) ?? sent) >= sent && typeof error.code === 'string';
    if (status !== 200 || data.address !== path) return false;
    if (!known.has(path)) known.set(path, Date.now());
    const from = headers['x-answer-from'];
    if (from) return !isWell && data.version === behavior.versionAt(Date.parse(String(from)));
    // Simultaneous calls share a request, which may be slightly older than the call.
    return data.version >= behavior.versionAt(sent - 1000) && data.version <= behavior.versionAt(Date.now());
  };
  return (path) => ({ kind: 'API', path, isRight: (answer, sent) => isRight(path, answer, sent) });
}

function unpacked({ headers, body }: HttpAnswer): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return String(unpack ? unpack(body) : body);
}

function pick<Item>(items: Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

function encoded(file: string): string {
  return `/${file.split('/').map(encodeURIComponent).join('/')}`;
}
