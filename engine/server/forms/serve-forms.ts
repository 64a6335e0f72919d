import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Forms } from '../../build/hosts/build-facts.ts';
import { readUrl } from '../../model/schema/read-url.ts';
import type { FormAnswer, FormOutcome } from '../../ui/kit/form-rules.ts';
import { fillDocumentOrigin } from '../fill-origin.ts';
import type { ServedBuild } from '../open-served-build.ts';
import { sendError, sendMethodError } from '../serve-api.ts';
import { addEntry, type FormEntry } from './entries.ts';
import { fillPage, type Refusal } from './fill-page.ts';
import { forwardEntry } from './forward-entry.ts';
import { createRateLimit } from './rate-limit.ts';
import { maxFormBytes, readForm, type SubmittedForm } from './read-form.ts';

/** The rate limit for one address in each process. */
const most = { count: 20, spanMs: 10 * 60_000 };

const statuses: Record<FormOutcome, number> = { sent: 200, kept: 202, refused: 422, tooMany: 429, failed: 503 };

/**
 * Receives the pages' forms, each by POST to the page's own address. Forwards an entry to the site's `formUpstream`,
 * or appends it to `file`. Redirects a browser without JavaScript, or sends the page with the errors. A client that
 * accepts JSON gets JSON. Entries are never logged.
 */
export async function serveForms(
  server: FastifyInstance,
  dist: string,
  build: () => ServedBuild,
  file: string,
): Promise<void> {
  const isAllowed = createRateLimit(most.count, most.spanMs);

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      // An upper limit for all sites. The limit of each page follows below.
      { parseAs: 'string', bodyLimit: 16 * 1024 * 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/*',
      {
        // Before the body is read.
        onRequest: (request, reply, done) => {
          const found = formsAt(request.url);
          if (!found) sendMethodError(reply);
          else if (!isOwn(request))
            sendError(reply, 403, 'forbidden', 'Forms are taken from pages of this site alone.');
          // Browsers always send the length of a form.
          else if (!(Number(request.headers['content-length']) <= maxFormBytes(found.forms)))
            sendError(reply, 413, 'bad-request', 'No form of this page sends so much.');
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
    // A new build can be published meanwhile.
    if (!found) return sendMethodError(reply);
    const { page, forms } = found;
    const form = readForm(String(request.body ?? ''), forms);
    if (!form) return sendError(reply, 400, 'bad-request', 'No form of this page sends this.');
    const outcome = await processForm(request, page, form);
    reply.header('cache-control', 'no-store');
    if (outcome === 'tooMany') reply.header('retry-after', most.spanMs / 1000);
    if (request.headers.accept?.includes('application/json')) {
      const answer: FormAnswer = outcome === 'refused' ? { outcome, errors: form.errors } : { outcome };
      return reply.code(statuses[outcome]).send(answer);
    }
    if (isRefusal(outcome)) {
      const html = fillDocumentOrigin(await readFile(join(dist, page), 'utf8'), request);
      return reply
        .code(statuses[outcome])
        .type('text/html; charset=utf-8')
        .send(fillPage(html, form, outcome));
    }
    const address = request.url.replace(/[?#].*$/s, '');
    return reply.redirect(`${address}#${form.id}-${outcome}`, 303);
  }

  async function processForm(request: FastifyRequest, page: string, form: SubmittedForm): Promise<FormOutcome> {
    if (!isAllowed(request.ip)) return 'tooMany';
    if (Object.keys(form.errors).length > 0) return 'refused';
    // A bot sees the same confirmation as people.
    if (form.isTrapped) return 'sent';
    const entry = { id: randomUUID(), time: new Date().toISOString(), page, section: form.id, values: form.values };
    const { formUpstream } = build().facts;
    if (formUpstream !== undefined && (await isForwarded(formUpstream, entry, request))) return 'sent';
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

async function isForwarded(address: string, entry: FormEntry, { log }: FastifyRequest): Promise<boolean> {
  try {
    await forwardEntry(address, entry);
    return true;
  } catch (error) {
    log.warn({ code: (error as Error).message, entry: entry.id }, 'a form could not be passed on');
    return false;
  }
}

function isRefusal(outcome: FormOutcome): outcome is Refusal {
  return outcome !== 'sent' && outcome !== 'kept';
}

/** The page file at an address: `en/contact/index.html`. */
function pageAt(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, '')).replace(/\/+$/, '');
    return `${path}/index.html`.slice(1);
  } catch {
    return undefined;
  }
}

/** Whether a page of this site sent it, by `Sec-Fetch-Site` or the origin. A client without both is no browser. */
function isOwn({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return true;
  const from = readUrl(origin);
  return from !== undefined && /^https?:$/.test(from.protocol) && from.host === host;
}
