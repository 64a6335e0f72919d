import { availableParallelism } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleEngine } from '../../../engine/build/bundle.ts';
import { prepare, prerender } from '../../../engine/client/app/prerender.tsx';
import { findHazards } from '../../../engine/testing/hazards.ts';
import { isNightly, sampleCount, seedOr } from '../../../engine/testing/test-depth.ts';
import { findFailure } from './batches.ts';
import { runFuzz } from './fuzz.ts';
import { createJudge, type Judge } from './judge.ts';
import { listSubjects, type Subject } from './subjects.ts';

let subjects: Subject[];
let judge: Judge;
beforeAll(async () => {
  await prepare();
  [subjects, judge] = [await listSubjects(), await createJudge(prerender)];
});

/** In a full run enough to meet most kinds of files. */
const runs = sampleCount(150, 50);

test('random descriptors and records neither crash nor pollute nor hang the engine, and what passes the check renders safely', () => {
  const { failure, tried, shown } = runFuzz(subjects, judge, { runs, seed: seedOr(4) });
  expect(failure).toBeUndefined();
  // Most kinds are met, and enough of the values pass the check that rendering is tried as well.
  expect(Object.keys(tried).length).toBeGreaterThan(subjects.length / sampleCount(2, 4));
  expect(Object.values(shown).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(runs / 10);
});

test.runIf(isNightly)(
  'and none of ten thousand does',
  async () => {
    // Built before the processes start, which would all build it.
    await bundleEngine();
    const { ONLY: path } = process.env;
    const seeds = Array.from({ length: path ? 1 : 10 }, (_, index) => seedOr(4) + index);
    const failures: string[] = [];
    const work = async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
        failures.push(
          ...[await findFailure({ seed, runs: 1000, ...(path && { path }) })].filter((one) => one !== undefined),
        );
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    expect(failures).toEqual([]);
  },
  18_000_000,
);

describe('what the engine never must is found', () => {
  const misbehaving =
    (act: (text: string) => void): Judge =>
    (_, { text }) => {
      act(text);
      return 0;
    };

  test('a crash, with the seed and the path that bring it back', () => {
    const crash = misbehaving((text) => {
      if (text.includes('javascript:')) throw new Error('crashed');
    });
    const { failure = '' } = runFuzz(subjects, crash, { runs: 500, seed: 4 });
    expect(failure).toContain('crashed');
    const path = /ONLY=(\S+)/.exec(failure)?.[1];
    const again = runFuzz(subjects, crash, { runs: 500, seed: 4, path });
    expect(again.failure?.split('\n')[0]).toBe(failure.split('\n')[0]);
  });

  test('a rendering that is never twice the same', async () => {
    let count = 0;
    const changing = await createJudge((page, site) => {
      const rendered = prerender(page, site);
      return { ...rendered, head: `${rendered.head}${count++}` };
    });
    expect(runFuzz(subjects, changing, { runs: 60, seed: 4 }).failure).toContain('the second rendering differs');
  });

  test('pollution', async () => {
    const polluting = await createJudge((page, site) => {
      const rendered = prerender(page, site);
      Object.defineProperty(Object.prototype, 'polluted', { value: true, configurable: true });
      return rendered;
    });
    expect(runFuzz(subjects, polluting, { runs: 60, seed: 4 }).failure).toContain('polluted with "polluted"');
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  test.each([
    '<a href="javascript:x()">x</a>',
    '<a href=" java\tscript:x()">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<div class="html-content"><a href="//evil.example">x</a></div>',
    '<iframe src="data:text/html,x"></iframe>',
    '<svg><a xlink:href="vbscript:x">x</a></svg>',
    '<p onclick="x()">x</p>',
    '<p style="color: red">x</p>',
    '<p>x<script>x()</script></p>',
  ])('%s in HTML', (html) => {
    expect(findHazards(html)).toHaveLength(1);
  });

  test.each([
    '<a href="/second">x</a>',
    '<a href="https://example.com">javascript:</a>',
    '<img src="data:image/png;base64,">',
    '<p title="onclick=x style=y">&lt;script></p>',
  ])('but not %s, which is harmless', (html) => {
    expect(findHazards(html)).toEqual([]);
  });
});
