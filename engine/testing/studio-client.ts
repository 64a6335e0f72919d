import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../site/paths.ts';
import type { StudioState } from '../studio/protocol/state-protocol.ts';
import { startChildServer } from './child-server.ts';

export type StudioProcess = Awaited<ReturnType<typeof studioProcess>>;

/** Returns a function that requests like the studio's page, by POST with a body. It rejects failed requests. */
export async function studioClient(port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const document = await (await fetch(`${origin}/_studio`)).text();
  const [, token = ''] = /name="studio-token" content="([^"]+)"/.exec(document) ?? [];
  const own = { origin, 'sec-fetch-site': 'same-origin', 'x-studio': token };
  return async <Answer>(what: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}/_studio/${what}`, {
      headers: { ...own, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${what}: ${JSON.stringify(answer)}`);
    return answer;
  };
}

/** Starts the studio for the site in a folder, and waits until it has read the site. */
export async function studioProcess(folder: string) {
  const server = await startChildServer([join(root, 'engine/cli/pagewright.mjs'), 'studio', '--site', folder]);
  const ask = await studioClient(server.port);
  // The studio responds before it has read the site, and closes connections that wait too long.
  const isReady = () =>
    ask<StudioState>('state').then(
      ({ files }) => files.length > 0,
      () => !server.lives(),
    );
  while (!(await isReady())) await wait(50);
  return { server, ask };
}
