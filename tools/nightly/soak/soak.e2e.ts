import { join } from 'node:path';
import { expect, it } from 'vitest';
import { distOf } from '../../../engine/build/build.ts';
import { siteOpener } from '../../../engine/site/open-site.ts';
import { root } from '../../../engine/site/paths.ts';
import { childServer } from '../../../engine/testing/child-server.ts';
import { howMany, isNightly, seedOr } from '../../../engine/testing/depth.ts';
import { faultyUpstream } from '../../../engine/testing/faulty-upstream.ts';
import { randomFrom } from '../../../engine/testing/random.ts';
import { trendOf } from './memory.ts';
import { misbehave } from './misbehave.ts';
import { kindsOf } from './probes.ts';
import { loadUntil } from './run.ts';

/** How long `npm start` is loaded. */
const seconds = howMany(20, 8, 600);

it('npm start before an upstream that fails again and again gives known answers alone, and answers altered on purpose are noticed', async () => {
  const { context } = await siteOpener(root).open();
  if (!context) throw new Error('the site has errors: npm run check tells them.');
  const seed = seedOr(16);
  const upstream = await faultyUpstream();
  const server = await childServer([join(root, 'tools/run.mjs'), 'start', '--site', root], {
    API_UPSTREAM: upstream.address,
    LOG_LEVEL: 'silent',
  });
  const behaviour = misbehave(upstream, randomFrom(seed));
  try {
    const kinds = kindsOf(distOf(root), `http://127.0.0.1:${server.port}`, context, behaviour);
    const end = Date.now() + seconds * 1000;
    const { wrong, altered, memory } = await loadUntil(end, server, kinds, randomFrom(seed + 1));
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(server.lives()).toBe(true);
    expect(altered).toEqual({ made: expect.toSatisfy((made: number) => made > 0), passed: 0 });
    if (isNightly) expect(trendOf(memory)).toMatchObject({ isFlat: true });
  } finally {
    await behaviour.end();
    await server.stop();
    await upstream.close();
  }
}, 1_200_000);
