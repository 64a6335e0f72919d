import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { distOf } from '../../../engine/build/build.ts';
import { fillOrigin, lacksOrigin } from '../../../engine/build/page-origin.ts';
import type { CompileContext } from '../../../engine/compile/context.ts';
import { readPath } from '../../../engine/model/page-file.ts';
import { buildCallAddress } from '../../../engine/model/source.ts';
import { openServedBuild } from '../../../engine/server/open-served-build.ts';
import { redirectTarget } from '../../../engine/server/serve-pages.ts';
import { createSiteOpener } from '../../../engine/site/open-site.ts';
import { root } from '../../../engine/site/paths.ts';
import { type ChildServer, startChildServer } from '../../../engine/testing/child-server.ts';
import { startFaultyUpstream } from '../../../engine/testing/faulty-upstream.ts';
import { refusedRequests } from '../../../engine/testing/hostile-requests.ts';
import { readMemory } from '../../../engine/testing/process-cost.ts';
import { randomFrom } from '../../../engine/testing/random.ts';
import { isRefused, rawRequest } from '../../../engine/testing/raw-socket.ts';
import { type HttpAnswer, requestOnce } from '../../../engine/testing/request-once.ts';
import { isNightly, sampleCount, seedOr } from '../../../engine/testing/test-depth.ts';
import { measureTrend } from './memory.ts';
import { type ClientBehavior, misbehave } from './misbehave.ts';

/** A request of a soak run, with the expected answer. */
interface Probe {
  kind: string;
  path: string;
  headers?: Record<string, string>;
  /** Whether the answer to a request that was sent at a time (milliseconds since 1970) is right. */
  isRight(answer: HttpAnswer, sent: number): boolean;
}

type Random = () => number;

type ProbeKind = (random: Random) => Promise<Probe>;

/** The milliseconds until a failure has no more effect: a time-out, the pause before a retry, and the retry. */
const aftermath = 10_000;

/** Every kind of probe for a built site and its API, with its weight. */
function listProbeKinds(
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

/** How many visitors ask at the same time, besides two who send nothing good. */
const visitors = 16;

/** How often the memory is read in a run. */
const samples = 60;

/** What a soak run saw. */
interface Tally {
  /** How many requests of each kind were answered. */
  asked: Record<string, number>;
  /** Each wrong answer, in a line. */
  wrong: string[];
  /** How many answers were altered on purpose, and how many of those were taken for right: the control. */
  altered: { made: number; passed: number };
  /** The server's memory in MB, at equal intervals. */
  memory: number[];
}

/**
 * Loads a server with probes drawn from the kinds until a moment (milliseconds since 1970), or until its process ends.
 */
async function loadUntil(
  end: number,
  server: ChildServer,
  kinds: [weight: number, kind: ProbeKind][],
  random: () => number,
): Promise<Tally> {
  const tally: Tally = { asked: {}, wrong: [], altered: { made: 0, passed: 0 }, memory: [] };
  const address = `http://127.0.0.1:${server.port}`;
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const drawn = kinds.flatMap(([weight, kind]) => Array<ProbeKind>(weight).fill(kind));
  const goesOn = () => Date.now() < end && server.lives();
  const count = (kind: string) => {
    tally.asked[kind] = (tally.asked[kind] ?? 0) + 1;
  };

  const visit = async () => {
    while (goesOn()) {
      const probe = await (drawn[Math.floor(random() * drawn.length)] as ProbeKind)(random);
      const sent = Date.now();
      const answer = await requestOnce(address, probe.path, probe.headers, 'GET', agent).catch((error: Error) => error);
      count(probe.kind);
      if (answer instanceof Error || !holds(probe, answer, sent)) tally.wrong.push(told(probe, answer));
      // The control: now and then the answer is altered, which the same comparison must see.
      else if (random() < 0.01) {
        tally.altered.made += 1;
        if (holds(probe, alteredOf(answer), sent)) tally.altered.passed += 1;
      }
    }
  };

  const attack = async () => {
    const hostile = Object.entries(refusedRequests);
    while (goesOn()) {
      const [name, bytes] = hostile[Math.floor(random() * hostile.length)] as [string, string | Buffer];
      const answer = await rawRequest(server.port, bytes);
      count('hostile');
      if (!isRefused(answer)) tally.wrong.push(`hostile, ${name}: ${answer.statuses}`);
    }
  };

  const watch = async () => {
    const interval = (end - Date.now()) / samples;
    while (goesOn()) {
      tally.memory.push(await readMemory(server.process.pid as number));
      await setTimeout(interval);
    }
  };

  await Promise.all([...Array.from({ length: visitors }, visit), attack(), attack(), watch()]);
  agent.destroy();
  return tally;
}

function holds(probe: Probe, answer: HttpAnswer, sent: number): boolean {
  try {
    return probe.isRight(answer, sent);
  } catch {
    return false;
  }
}

/** An answer with its body damaged, or without a body its status. */
function alteredOf(answer: HttpAnswer): HttpAnswer {
  const { status, body } = answer;
  return status === 200 || status === 206 ? { ...answer, body: body.subarray(1) } : { ...answer, status: 500 };
}

function told({ kind, path, headers }: Probe, answer: HttpAnswer | Error): string {
  const said = answer instanceof Error ? answer.message : `${answer.status} ${answer.body.toString().slice(0, 200)}`;
  return `${kind} ${path} ${JSON.stringify(headers ?? {})}: ${said}`;
}

/** How long `npm start` is loaded. */
const seconds = sampleCount(20, 3, 600);

it('npm start before an upstream that fails again and again gives known answers alone, and answers altered on purpose are noticed', async () => {
  const { context } = await createSiteOpener(root).open();
  if (!context) throw new Error('the site has errors: npm run check tells them.');
  const seed = seedOr(16);
  const upstream = await startFaultyUpstream();
  const server = await startChildServer([join(root, 'tools/run.mjs'), 'start', '--site', root], {
    API_UPSTREAM: upstream.address,
    LOG_LEVEL: 'silent',
  });
  const behavior = misbehave(upstream, randomFrom(seed));
  try {
    const kinds = listProbeKinds(distOf(root), `http://127.0.0.1:${server.port}`, context, behavior);
    const end = Date.now() + seconds * 1000;
    const { wrong, altered, memory } = await loadUntil(end, server, kinds, randomFrom(seed + 1));
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(server.lives()).toBe(true);
    expect(altered).toEqual({ made: expect.toSatisfy((made: number) => made > 0), passed: 0 });
    if (isNightly) expect(measureTrend(memory)).toMatchObject({ isFlat: true });
  } finally {
    await behavior.end();
    await server.stop();
    await upstream.close();
  }
}, 1_200_000);
