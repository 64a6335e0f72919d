import { setTimeout } from 'node:timers/promises';
import type { EndpointModule, LoadedEndpoint, Params } from '../model/source.ts';
import { hashOf } from './files/seal.ts';

/** The time in which all answers of an asynchronous source must be there. */
const patienceMs = 60_000;

/** The answers of asynchronous sources, until their module or their records change. */
const settled = new WeakMap<LoadedEndpoint, { key: string; module: Promise<EndpointModule> }>();

/**
 * Calls asynchronous sources once for each of their instances, because pages compile without waiting. Other sources stay
 * as they are. Rejects with the source's name if it rejects or takes too long.
 */
export async function settleEndpoints(
  endpoints: Record<string, LoadedEndpoint>,
  collections: Record<string, unknown[]>,
  timeoutMs = patienceMs,
): Promise<Record<string, EndpointModule>> {
  const entries = Object.entries(endpoints).map(async ([name, loaded]) => {
    const records = collections[loaded.endpoint.collection] ?? [];
    const before = settled.get(loaded);
    if (!before && !isAsynchronous(loaded, records)) return [name, loaded as EndpointModule] as const;
    const key = hashOf(JSON.stringify(records));
    if (before?.key === key) return [name, await before.module] as const;
    const module = withinTime(settle(loaded, records), name, timeoutMs);
    settled.set(loaded, { key, module });
    // A failed call is repeated.
    module.catch(() => settled.delete(loaded));
    return [name, await module] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Whether a function returns a promise. Errors of others appear where they are called. */
function isAsynchronous({ answer, instances }: LoadedEndpoint, records: unknown[]): boolean {
  if ([answer, instances].some((call) => call.constructor.name === 'AsyncFunction')) return true;
  try {
    const list = instances(records);
    if (isPromise(list)) return ignored(list);
    const [first] = list;
    const value = first && answer(records, first);
    return isPromise(value) && ignored(value);
  } catch {
    return false;
  }
}

/** Prevents an unhandled rejection: the promise is not used. */
function ignored(promise: PromiseLike<unknown>): true {
  Promise.resolve(promise).catch(() => {});
  return true;
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

async function settle({ endpoint, answer, instances }: LoadedEndpoint, records: unknown[]): Promise<EndpointModule> {
  const all = await instances(records);
  const answers = new Map<string, unknown>();
  // One after another: a service behind them may limit the number of calls.
  for (const params of all) answers.set(keyOf(params), await answer(records, params));
  return { endpoint, answer: (_, params) => answers.get(keyOf(params)), instances: () => all };
}

function keyOf(params: Params): string {
  return JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function withinTime<Value>(work: Promise<Value>, name: string, timeoutMs: number): Promise<Value> {
  const stop = new AbortController();
  const late = setTimeout(timeoutMs, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`it gave no answer in ${timeoutMs / 1000} seconds`);
  });
  // The timer is aborted when the work is done.
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw new Error(`The source ${name} failed: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  } finally {
    stop.abort();
  }
}
