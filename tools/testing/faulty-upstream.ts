import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type LocalServer, listening } from './listening.ts';

const secret = 'upstream-secret';

/** The statuses with which an API says something of the call alone. */
export const ofTheCall = [400, 404, 410, 422];

/** The ways in which an API fails, each by what it sends instead of its answer. */
export const faults = {
  'status 500': (response) => json(response, 500, { error: { stack: `Error: ${secret}` } }),
  'status 503': (response) => json(response, 503, {}),
  'status 401': (response) => json(response, 401, {}),
  'a redirect': (response) => response.writeHead(302, { location: `http://${secret}.example/` }).end(),
  'HTML instead': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${secret}`),
  'HTML with status 404': (response) => response.writeHead(404, { 'content-type': 'text/html' }).end(`<p>${secret}`),
  'broken JSON': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [1, '),
  'no data': (response) => json(response, 200, { secret }),
  'an empty body': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(),
  'too large a body': (response) => json(response, 200, { data: 'x'.repeat(6_000_000) }),
  'a body cut short': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('{"data": [', () => response.destroy());
  },
  'a closed connection': (response) => response.destroy(),
  'no answer in time': () => {},
  'a body without an end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data": [');
  },
} satisfies Record<string, (response: ServerResponse) => unknown>;

/** The name of a way to fail. */
export type Fault = keyof typeof faults;

/** The faults that show only by the time that passes. */
export const late: Fault[] = ['no answer in time', 'a body without an end'];

/**
 * An API that knows every address but those that end in a status of {@link ofTheCall}, which they get with a body that tells of
 * the API, and answers with the address itself, unless it is told to fail.
 */
export interface FaultyUpstream extends LocalServer {
  /** How it fails now. Default: not at all. */
  fault: Fault | undefined;
  /** The addresses that alone fail. Default: all. */
  faulty: RegExp;
  /** How long it takes over each answer, in milliseconds. Default: 0. */
  delay: number;
  /** What every answer holds beside the address. */
  version: number;
  /** How often it was asked. */
  asked: number;
  /** Whether a text holds anything that only the upstream's own errors and headers hold. */
  leaksInto(text: string): boolean;
}

/** Runs an API that can be made to fail, on a free port of this machine. */
export async function faultyUpstream(): Promise<FaultyUpstream> {
  const { address, close } = await listening(async (request, response) => {
    upstream.asked += 1;
    if (upstream.delay > 0) await setTimeout(upstream.delay);
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'x-internal-host']) response.setHeader(name, secret);
    if (upstream.fault && upstream.faulty.test(request.url ?? '')) return faults[upstream.fault](response);
    const { version } = upstream;
    const status = ofTheCall.find((one) => request.url?.endsWith(`/${one}`));
    if (status)
      return json(response, status, { error: { code: secret, message: `No ${port}.`, stack: `at ${secret}` } });
    return json(response, 200, { data: { address: request.url, version } });
  });
  const { port } = new URL(address);
  const upstream: FaultyUpstream = {
    address,
    fault: undefined,
    faulty: /^/,
    delay: 0,
    version: 1,
    asked: 0,
    leaksInto: (text) => text.includes(secret) || text.includes(`:${port}`),
    close,
  };
  return upstream;
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
