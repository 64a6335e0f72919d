import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Forms } from '../../build/hosts/build-facts.ts';
import { readUrl } from '../../model/schema/read-url.ts';
import type { FormAnswer, FormOutcome } from '../../ui/kit/form-rules.ts';
import { fail, failMethod } from '../api.ts';
import { filledDocument } from '../filled-pages.ts';
import type { ServedBuild } from '../served-build.ts';
import { addEntry, type Entry } from './entries.ts';
import { fillPage, type Refusal } from './fill-page.ts';
import { passOn } from './pass-on.ts';
import { rateLimit } from './rate-limit.ts';
import { mostBytes, readForm, type SentForm } from './read-form.ts';

/** How many forms are taken from one address, by each process. */
const most = { count: 20, spanMs: 10 * 60_000 };

/** The status of each answer. */
const statuses: Record<FormOutcome, number> = { sent: 200, kept: 202, refused: 422, tooMany: 429, failed: 503 };

/**
 * Takes what the pages' forms send, each by POST to the page's own address; it is passed on to the site's address for that, and added to
 * `file` where there is none or it does not take it. A browser without JavaScript is led back to the page, or given it with the errors in
 * it; one that asks for JSON is told in JSON. What was sent is in no log.
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
      // What a page's forms need is asked below; no site's forms need more than this.
      { parseAs: 'string', bodyLimit: 16 * 1024 * 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/*',
      {
        // Before the body is read.
        onRequest: (request, reply, done) => {
          const found = formsAt(request.url);
          if (!found) failMethod(reply);
          else if (!isOwn(request)) fail(reply, 403, 'forbidden', 'Forms are taken from pages of this site alone.');
          // One that does not tell its length is no form of a browser.
          else if (!(Number(request.headers['content-length']) <= mostBytes(found.forms)))
            fail(reply, 413, 'bad-request', 'No form of this page sends so much.');
          else done();
        },
      },
      take,
    );
  });

  function formsAt(url: string): { page: string; forms: Forms } | undefined {
    const { facts } = build();
    const page = pageAt(url);
    return page !== undefined && facts.forms && Object.hasOwn(facts.forms, page)
      ? { page, forms: facts.forms[page] as Forms }
      : undefined;
  }

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const found = formsAt(request.url);
    // A new build may have come while the body did.
    if (!found) return failMethod(reply);
    const { page, forms } = found;
    const form = readForm(String(request.body ?? ''), forms);
    if (!form) return fail(reply, 400, 'bad-request', 'No form of this page sends this.');
    const outcome = await outcomeOf(request, page, form);
    reply.header('cache-control', 'no-store');
    if (outcome === 'tooMany') reply.header('retry-after', most.spanMs / 1000);
    if (request.headers.accept?.includes('application/json')) {
      const answer: FormAnswer = outcome === 'refused' ? { outcome, errors: form.errors } : { outcome };
      return reply.code(statuses[outcome]).send(answer);
    }
    if (isRefusal(outcome)) {
      const html = filledDocument(await readFile(join(dist, page), 'utf8'), request);
      return reply
        .code(statuses[outcome])
        .type('text/html; charset=utf-8')
        .send(fillPage(html, form, outcome));
    }
    const address = request.url.replace(/[?#].*$/s, '');
    return reply.redirect(`${address}#${form.id}-${outcome}`, 303);
  }

  async function outcomeOf(request: FastifyRequest, page: string, form: SentForm): Promise<FormOutcome> {
    if (!mayCome(request.ip)) return 'tooMany';
    if (Object.keys(form.errors).length > 0) return 'refused';
    // What fills in everything is told what people are told, and learns nothing.
    if (form.isTrapped) return 'sent';
    const entry = { id: randomUUID(), time: new Date().toISOString(), page, section: form.id, values: form.values };
    const { formUpstream } = build().facts;
    if (formUpstream !== undefined && (await isPassedOn(formUpstream, entry, request))) return 'sent';
    try {
      await addEntry(file, entry);
      return formUpstream === undefined ? 'sent' : 'kept';
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      request.log.error({ code, message, file }, 'a form could not be kept');
      return 'failed';
    }
  }
}

async function isPassedOn(address: string, entry: Entry, { log }: FastifyRequest): Promise<boolean> {
  try {
    await passOn(address, entry);
    return true;
  } catch (error) {
    log.warn({ code: (error as Error).message, entry: entry.id }, 'a form could not be passed on');
    return false;
  }
}

function isRefusal(outcome: FormOutcome): outcome is Refusal {
  return outcome !== 'sent' && outcome !== 'kept';
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
function isOwn({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return true;
  const from = readUrl(origin);
  return from !== undefined && /^https?:$/.test(from.protocol) && from.host === host;
}
