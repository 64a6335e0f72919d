import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { checksumTasks } from '../../build/checksums.ts';
import { policyHeader } from '../../build/hosts/headers.ts';
import { fileAddress, unservedPath } from '../../build/hosts/path-forms.ts';
import { workerRemoval } from '../../build/offline.ts';
import { packedSheet } from '../../build/packed-pages.ts';
import { copyTasks, isPublished } from '../../build/site-tasks.ts';
import { homeHref, readPath, routeHref, withoutBase } from '../../model/page-file.ts';
import { checksumsFile } from '../../model/schema/checksums.ts';
import { addressesOf } from '../../model/schema/languages.ts';
import { filledRedirects } from '../../model/schema/redirects.ts';
import { workerAddress } from '../../model/schema/reserved-addresses.ts';
import { engineFile } from '../../site/paths.ts';
import { fillDocumentOrigin } from '../fill-origin.ts';
import { decodePath, redirectTarget } from '../serve-pages.ts';
import { devPolicy } from './dev-policy.ts';
import { pageDocument, sheetAddress, waitingDocument } from './document.ts';
import type { LiveSite } from './live-site.ts';
import type { PreviewClient } from './serve-preview-client.ts';
import type { View, Views } from './views.ts';
import type { Violations } from './violations.ts';

/**
 * Serves pages and files like `npm start`: redirects, pages, files, templates for unknown parameters, then home. Serves a
 * site without its folder, and redirects addresses with the folder.
 */
export function serveDocuments(
  server: FastifyInstance,
  folder: string,
  site: LiveSite,
  views: Views,
  violations: Violations,
  client?: PreviewClient,
): void {
  // Removes the worker of a build that was served at this address.
  server.get(workerAddress, async (_request, reply) =>
    reply.type('application/javascript').send(await workerRemoval()),
  );
  const sheet = engineFile(packedSheet);
  server.get(sheetAddress, (_request, reply) => reply.sendFile(basename(sheet), dirname(sheet)));
  server.get('/*', async (request, reply) => {
    // No caching: a site in dev may change at any time.
    const leadTo = (address: string, status: number) =>
      reply.header('cache-control', 'no-store').redirect(address, status);
    const path = decodePath(request.url);
    if (path === undefined) return reply.code(400).type('text/plain').send('The address is malformed.');
    const context = site.context();
    const languages = addressesOf(context?.site);
    const moved = redirectTarget(request.url, filledRedirects(context?.site), languages);
    if (moved) return leadTo(moved, 308);
    const nonce = randomBytes(16).toString('base64url');
    const send = async (html: Promise<string>, status = 200) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header(policyHeader, devPolicy(nonce, context))
        .send(fillDocumentOrigin(await html, request));
    const { shown, standsIn, fallback }: View = (await views.view(path)) ?? { standsIn: true };
    const html = shown && pageDocument(shown, languages, { bundle: await client?.(), nonce });
    violations.forget(path);
    if (!standsIn) return send(html ?? waitingDocument(nonce));
    const followed = redirectTarget(request.url, site.redirects(), languages);
    if (followed) return leadTo(followed, 302);
    const inside = context?.folder && withoutBase(request.url.replace(/[?#].*/, ''), context.folder);
    // Two slashes at the start would name another host.
    if (inside) return leadTo(inside.replace(/^[/\\]+/, '/') + request.url.replace(/^[^?#]*/, ''), 302);
    const file = path.slice(1);
    const isHidden = unservedPath.test(path);
    if (path.endsWith(`/${checksumsFile}`) && context && !context.asset(file)) {
      const files = (await copyTasks(join(folder, 'assets'))).map(({ path }) => path);
      const [sums] = checksumTasks(files, context.asset, (path) => path === file);
      if (sums) return reply.type('application/octet-stream').send(sums.text);
    }
    const isServed = isPublished(file) && !isHidden;
    if (isHidden || fileAddress.test(path) || (isServed && context?.asset(file))) {
      if (isServed) return reply.sendFile(file);
      return reply.code(404).type('text/plain').send('Not found.');
    }
    if (html) return send(html, 404);
    return leadTo(
      fallback === undefined
        ? homeHref(path, { languages })
        : routeHref(fallback, readPath(path, { languages }).language, { languages }),
      302,
    );
  });
}
