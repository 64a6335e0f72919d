import { setTimeout } from 'node:timers/promises';
import {
  type FaultyUpstream,
  type UpstreamFailure,
  upstreamFailures,
} from '../../../engine/testing/faulty-upstream.ts';

export type ClientBehavior = ReturnType<typeof misbehave>;

/** Makes an upstream fail at random: it works for a while, fails for some seconds, and then returns new data. */
export function misbehave(upstream: FaultyUpstream, random: () => number) {
  const names = Object.keys(upstreamFailures) as UpstreamFailure[];
  const counts: Record<string, number> = {};
  const versions: { from: number; version: number }[] = [{ from: 0, version: upstream.version }];
  const stop = new AbortController();
  let wellFrom = Date.now();
  const pass = (seconds: number) => setTimeout(seconds * 1000, undefined, { signal: stop.signal }).catch(() => {});
  const follow = async () => {
    while (!stop.signal.aborted) {
      await pass(random() < 0.3 ? 15 + 5 * random() : 1 + 4 * random());
      if (stop.signal.aborted) break;
      const fault = names[Math.floor(random() * names.length)] as UpstreamFailure;
      counts[fault] = (counts[fault] ?? 0) + 1;
      wellFrom = Number.POSITIVE_INFINITY;
      upstream.fault = fault;
      await pass(1 + 3 * random());
      upstream.fault = undefined;
      upstream.version += 1;
      versions.push({ from: Date.now(), version: upstream.version });
      wellFrom = Date.now();
    }
  };
  const followed = follow();
  return {
    counts,
    /** Whether it worked without change since a time (milliseconds since 1970). */
    isWellSince: (moment: number) => wellFrom <= moment,
    /** The version of its answers at a time. */
    versionAt: (moment: number) => versions.findLast(({ from }) => from <= moment)?.version ?? 0,
    async end() {
      stop.abort();
      await followed;
    },
  };
}
