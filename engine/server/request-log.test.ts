import { afterEach, expect, test, vi } from 'vitest';
import { type ChildServer, startSmallChildServer } from '../testing/child-server.ts';
import { loggerOptions } from './request-log.ts';

let child: ChildServer | undefined;
afterEach(async () => {
  await child?.stop();
  child = undefined;
});

const secrets = {
  cookie: 'session=hush',
  authorization: 'Bearer hush',
  'x-api-key': 'hush',
  referer: 'http://x/?q=hush',
};
const paths = ['/second?token=hush', '/lost#hush', '/lost.js', '/api/v1/news/1?key=hush', '/api/v1/news/x', '/%'];

async function logged(level: string): Promise<string[]> {
  child = await startSmallChildServer({ LOG_LEVEL: level, API_UPSTREAM: 'http://127.0.0.1:1' });
  for (const path of paths)
    await fetch(`http://127.0.0.1:${child.port}${path}`, { headers: secrets, redirect: 'manual' }).then((r) =>
      r.text(),
    );
  await child.stop();
  const { lines } = child;
  child = undefined;
  return lines.filter((line) => !line.startsWith('http://'));
}

test('each request is one line of JSON with method, path, status and time, without secrets', async () => {
  const lines = await logged('info');
  const values = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(values.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'GET /second 200',
    'GET /lost 302',
    'GET /lost.js 302',
    'GET /api/v1/news/1 502',
    'GET /api/v1/news/x 400',
    'GET /% 400',
  ]);
  expect(values.every(({ level, time, ms }) => level === 30 && time > 0 && ms >= 0)).toBe(true);
  expect(lines.join('\n')).not.toContain('hush');
  expect(JSON.stringify(values)).not.toContain('127.0.0.1');
});

test('at the default level only errors are logged, also as JSON', async () => {
  const lines = (await logged('warn')).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ level: 40, msg: 'the upstream failed', code: 'ECONNREFUSED' }]);
});

test('an invalid level is refused with a message', () => {
  vi.stubEnv('LOG_LEVEL', 'loud');
  expect(loggerOptions).toThrow(/LOG_LEVEL is "loud"; it must be one of trace, debug, info/);
  vi.unstubAllEnvs();
});
