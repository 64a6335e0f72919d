import { test } from 'vitest';
import { fillOrigin, lacksOrigin } from '../../../engine/build/page-origin.ts';
import { openServedBuild } from '../../../engine/server/open-served-build.ts';
import { type HttpAnswer, requestOnce } from '../../../engine/testing/request-once.ts';
import { isNightly } from '../../../engine/testing/test-depth.ts';
import { nginxVersion } from './run-nginx.ts';

/** A test with a real nginx. Skipped if it is not installed, except in nightly runs. */
export const testWithNginx = test.runIf(isNightly || nginxVersion() !== undefined);

/** Two servers of the same built site. */
export interface ServerPair {
  ours: string;
  other: string;
  dist: string;
}

/** Requests every path from both servers. Returns a line for each difference. */
export async function findDifferences(
  { ours, other, dist }: ServerPair,
  paths: string[],
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<string[]> {
  const names = Object.keys(openServedBuild(dist)().headers).map((name) => name.toLowerCase());
  const found: string[] = [];
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) {
      const [a, b] = await Promise.all([
        requestOnce(ours, path, headers, method),
        requestOnce(other, path, headers, method),
      ]);
      const [mine, its] = [visibleParts(a, names), visibleParts(withOrigin(b, ours), names)];
      for (const [what, value] of Object.entries(mine)) {
        if (its[what] !== value) found.push(`${method} ${path} ${what}: ${value}, but ${its[what]}`);
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return found;
}

/** Fills the origin of a request into a page without one, as our server does. */
function withOrigin(answer: HttpAnswer, origin: string): HttpAnswer {
  const html = String(answer.headers['content-type']).startsWith('text/html') ? answer.body.toString() : '';
  return lacksOrigin(html) ? { ...answer, body: Buffer.from(fillOrigin(html, origin)) } : answer;
}

/** The visible parts of an answer. Of a JSON error, only the code counts. */
function visibleParts({ status, headers, body }: HttpAnswer, names: string[]): Record<string, unknown> {
  const type = String(headers['content-type']);
  const isText = type.startsWith('text/plain');
  const seen = ['location', 'content-range', ...names, ...(headers['cache-control'] ? ['cache-control'] : [])];
  return {
    status,
    // A redirect has no text, and a short note needs no charset.
    ...(status < 300 || status >= 400 ? { type: isText ? 'text/plain' : type, text: textOf(status, type, body) } : {}),
    ...Object.fromEntries(seen.map((name) => [name, headers[name]])),
  };
}

function textOf(status: number, type: string, body: Buffer): string {
  if (status >= 400 && type.startsWith('application/json') && body.length > 0)
    return String(JSON.parse(body.toString()).error?.code);
  return body.toString('base64');
}
