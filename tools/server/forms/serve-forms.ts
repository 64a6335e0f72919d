import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Forms } from '../../host/build-facts.ts';
import { fail } from '../api.ts';
import type { ServedBuild } from '../served-build.ts';
import { addEntry } from './entries.ts';
import { fillPage, type Refusal } from './fill-page.ts';
import { rateLimit } from './rate-limit.ts';
import { readForm, type SentForm } from './read-form.ts';

/** The most that a form's body may hold, in bytes. */
const maxBytes = 64 * 1024;

/** How many forms are taken from one address, by each process. */
const most = { count: 20, spanMs: 10 * 60_000 };

/**
 * Takes what the pages' forms send, each by POST to the page's own address, and adds it to `file`. A browser without JavaScript is led
 * back to the page, or given it with the errors in it; one that asks for JSON is told in JSON. What was sent is in no log.
 */
export async function serveForms(
  server: FastifyInstance,
  dist: string,
  build: () => ServedBuild,
  file: string,
): Promise<void> {
  const mayCome = rateLimit(most.count, most.spanMs);

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/*',
      {
        // Before the body is read.
        onRequest: (request, reply, done) => {
          if (!formsAt(request.url)) notTaken(reply);
          else if (isOwn(request)) done();
          else fail(reply, 403, 'forbidden', 'Forms are taken from pages of this site alone.');
        },
      },
      take,
    );
  });

  /** The forms of the page at an address, and its file. */
  function formsAt(url: string): { page: string; forms: Forms } | undefined {
    const { facts } = build();
    const page = pageAt(url);
    return page !== undefined && facts.forms && Object.hasOwn(facts.forms, page)
      ? { page, forms: facts.forms[page] as Forms }
      : undefined;
  }

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { page, forms } = formsAt(request.url) as { page: string; forms: Forms };
    const form = readForm(String(request.body ?? ''), forms);
    if (!form) return fail(reply, 400, 'bad-request', 'No form of this page sends this.');
    if (!mayCome(request.ip)) return refuse(request, reply, page, form, 'many');
    if (Object.keys(form.errors).length > 0) return refuse(request, reply, page, form, 'errors');
    // What fills in everything is told what people are told, and learns nothing.
    if (!form.isTrapped) {
      const entry = { time: new Date().toISOString(), form: `${page}#${form.id}`, values: form.values };
      try {
        await addEntry(file, entry);
      } catch (error) {
        request.log.error({ code: (error as NodeJS.ErrnoException).code, file }, 'a form could not be kept');
        return refuse(request, reply, page, form, 'failed');
      }
    }
    reply.header('cache-control', 'no-store');
    if (wantsJson(request)) return reply.send({ sent: true });
    const address = request.url.replace(/[?#].*$/s, '');
    return reply.redirect(`${address}#${form.id}-sent`, 303);
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    form: SentForm,
    refusal: Refusal,
  ): Promise<FastifyReply> {
    reply.code({ errors: 422, many: 429, failed: 503 }[refusal]).header('cache-control', 'no-store');
    if (refusal === 'many') reply.header('retry-after', most.spanMs / 1000);
    if (wantsJson(request)) return reply.send({ errors: form.errors });
    const html = await readFile(join(dist, page), 'utf8');
    return reply.type('text/html; charset=utf-8').send(fillPage(html, form, refusal));
  }
}

/** As every address answers what it does not take. */
function notTaken(reply: FastifyReply): FastifyReply {
  return fail(reply.header('allow', 'GET, HEAD'), 405, 'bad-request', 'Only GET and HEAD are answered here.');
}

/** The file of the page at an address: `en/contact/index.html`. */
function pageAt(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, '')).replace(/\/+$/, '');
    return `${path}/index.html`.slice(1);
  } catch {
    return undefined;
  }
}

/**
 * Whether a page of this site sends it. Browsers say whose request it is; those that do not yet say where its page is from. What says
 * neither is no browser, which another site could make send anything.
 */
function isOwn({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}
