import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { distOf } from '../../../engine/build/build.ts';
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
import { misbehave } from './misbehave.ts';
import { listProbeKinds, type Probe, type ProbeKind } from './probes.ts';

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
const seconds = sampleCount(20, 8, 600);

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
