import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import serveHandler from 'serve-handler';
import sirv from 'sirv';
import { type LocalServer, listening } from '../../../engine/testing/listening.ts';
import { nginxVersion, runNginx } from '../../nightly/hosts/run-nginx.ts';

/**
 * Servers of files that know nothing of us, each as it comes, by name. The first three need Node alone; the others are there
 * where they are installed.
 */
export const plainHosts: Record<string, (folder: string) => Promise<LocalServer>> = {
  sirv: (folder) => listening(sirv(folder)),
  serve: (folder) => listening((request, response) => void serveHandler(request, response, { public: folder })),
  '@fastify/static': async (folder) => {
    const server = Fastify({ forceCloseConnections: true });
    await server.register(fastifyStatic, { root: folder, redirect: true });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    return { address, close: () => server.close() };
  },
  ...(spawnSync('python3', ['--version']).status === 0 && { 'python3 -m http.server': python }),
  ...(nginxVersion() && existsSync(mimeTypes()) && { 'nginx with a bare root': bareNginx }),
};

async function python(folder: string): Promise<LocalServer> {
  const args = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', folder];
  const server = spawn('python3', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = once(server, 'exit');
  let said = '';
  const port = await new Promise<string | undefined>((resolve) => {
    // It is read to the end: python would die of a pipe that nobody holds.
    server.stdout.on('data', (text) => {
      said += text;
      const [, port] = /port (\d+) .*\n/.exec(said) ?? [];
      if (port) resolve(port);
    });
    exited.then(() => resolve(undefined));
  });
  if (!port) throw new Error(`python3 -m http.server does not start: ${said}`);
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.kill();
      await exited;
    },
  };
}

function bareNginx(folder: string): Promise<LocalServer> {
  return runNginx(
    folder,
    `pid /tmp/nginx.pid; error_log stderr; events {}
    http {
      include ${mimeTypes()};
      access_log off;
      client_body_temp_path /tmp/body; proxy_temp_path /tmp/proxy; fastcgi_temp_path /tmp/fastcgi;
      uwsgi_temp_path /tmp/uwsgi; scgi_temp_path /tmp/scgi;
      server { listen 8080; absolute_redirect off; root .; }
    }`,
  );
}

/** The types of files that come with nginx: they stand beside its own configuration. */
function mimeTypes(): string {
  const { stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  return /--conf-path=(\S+)\/nginx\.conf/.exec(stderr ?? '')?.[1]?.concat('/mime.types') ?? '';
}
