import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const shared = new Agent({ keepAlive: true, maxSockets: 8 });

/** Requests a path exactly as written, without following redirects. */
export function requestOnce(
  address: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  agent = shared,
  content: string | Buffer = '',
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ agent, hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end(content);
  });
}
